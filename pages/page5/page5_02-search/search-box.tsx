import { useDebouncedCallback } from '@mantine/hooks'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { isComposing } from '#client/shortcuts/is-composing.ts'
import { useAriaKeys, useShortcut } from '#client/shortcuts/shortcuts.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { MAX_LETTERS } from '#resources/product-search/contract.ts'
import { messages } from './messages.ts'

const REST_MS = 250

type Props = {
  box: RefObject<HTMLInputElement | null>
  text: string
  /** `replace`: further letters of the same search share one history entry. */
  onSearch: (text: string, options: { replace: boolean }) => void
  /** Moves the focus from the box into the hits. */
  onDown: () => void
}

/** Searches debounced, at once on Enter, and not while an input method is composing. */
export function SearchBox({ box, text, onSearch, onDown }: Props) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState({ over: text, text })
  if (typed.over !== text) setTyped({ over: text, text })
  const search = (wanted: string) => onSearch(wanted, { replace: text !== '' })
  // Unless the text was cleared meanwhile.
  const searchSoon = useDebouncedCallback((wanted: string) => wanted === typed.text && search(wanted), REST_MS)

  const ariaKeys = useAriaKeys('search')
  useShortcut('search', () => {
    box.current?.focus()
    box.current?.select()
  })

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return
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
          {t('searchHelp')} <span className={look.notSmall}>{t('keys')}</span>
        </>
      }
      aria-keyshortcuts={ariaKeys}
      maxLength={MAX_LETTERS}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed.text}
      onChange={({ currentTarget: { value }, nativeEvent }) => {
        setTyped({ over: text, text: value })
        // React types the native event too generally; it is an input event.
        if (!(nativeEvent as InputEvent).isComposing) searchSoon(value)
      }}
      onCompositionEnd={event => searchSoon(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
    />
  )
}
