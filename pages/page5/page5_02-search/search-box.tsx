import { useDebouncedCallback } from '@mantine/hooks'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import { isWriting } from '#client/ui/is-writing.ts'
import { MAX_LETTERS } from '#resources/product-search/contract.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'

const REST_MS = 250

type Props = {
  box: RefObject<HTMLInputElement | null>
  text: string
  /** `replace`: another letter of the same search is the same step of the history. */
  onSearch: (text: string, options: { replace: boolean }) => void
  /** From the box down into the hits. */
  onDown: () => void
}

/** Searches once the fingers rest, at once with Enter, and not while an input method still composes. */
export function SearchBox({ box, text, onSearch, onDown }: Props) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState({ over: text, text })
  if (typed.over !== text) setTyped({ over: text, text })
  const search = (wanted: string) => onSearch(wanted, { replace: text !== '' })
  const searchSoon = useDebouncedCallback(search, REST_MS)

  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) return
      event.preventDefault()
      box.current?.focus()
      box.current?.select()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [box])

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') onDown()
    else if (event.key === 'Enter') search(event.currentTarget.value)
    else return
    event.preventDefault()
  }
  return (
    <TextField
      ref={box}
      type="search"
      label={t('search')}
      placeholder={t('placeholder')}
      help={
        <>
          {t('searchHelp')} <span className={styles.keys}>{t('keys')}</span>
        </>
      }
      aria-keyshortcuts="/"
      maxLength={MAX_LETTERS}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed.text}
      onChange={({ currentTarget: { value }, nativeEvent }) => {
        setTyped({ over: text, text: value })
        // React's type knows no input event, which it is.
        if (!(nativeEvent as InputEvent).isComposing) searchSoon(value)
      }}
      onCompositionEnd={event => searchSoon(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
    />
  )
}
