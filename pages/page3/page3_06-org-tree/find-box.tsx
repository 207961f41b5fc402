import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import { type FoundInTree, findInTree } from '#resources/teams/contract.ts'
import styles from './find-box.module.css'
import { Marked } from './marked.tsx'
import { messages } from './messages.ts'
import { keyOf } from './node.ts'

type Props = {
  label: string
  /** Which results are shown at all. */
  isOffered?: (found: FoundInTree) => boolean
  /** Why a result can't be chosen; null if it can. */
  refusalOf?: (found: FoundInTree) => string | null
  onChoose: (found: FoundInTree) => void
  /** Receives the text, which stays after a choice until it is cleared. */
  onSearch?: (text: string) => void
  autoFocus?: boolean
}

const REST_MS = 200
const ALL = () => true
const NONE: readonly FoundInTree[] = []

/** Searches the server by part of a name and shows the path to each result: ARIA's combobox with a list. */
export function FindBox({ label, isOffered = ALL, refusalOf, onChoose, onSearch, autoFocus }: Props) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const listId = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [isListed, setIsListed] = useState(false)
  const search = useDebouncedValue(text.trim(), REST_MS)[0]
  const query = useQuery({
    ...api.query(findInTree, { query: { search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const isOpen = isListed && text.trim() !== ''
  const isReady = isOpen && search !== '' && query.data !== undefined
  const found = isReady ? query.data.rows.filter(isOffered) : NONE
  const chosen = found[Math.min(active, found.length - 1)]

  function choose(one: FoundInTree | undefined) {
    if (!one || refusalOf?.(one)) return
    setIsListed(false)
    onChoose(one)
  }
  function change(next: string) {
    setText(next)
    onSearch?.(next)
    setActive(0)
    setIsListed(true)
  }
  function handleKeyDown(event: KeyboardEvent) {
    // While an input method is composing, it handles the keys.
    if (text.trim() === '' || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') isOpen ? setIsListed(false) : change('')
    else if (!isOpen && event.key === 'ArrowDown') setIsListed(true)
    else if (!isOpen) return
    else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0))
    else if (event.key === 'Enter') choose(chosen)
    else return
    event.preventDefault()
    // Escape closes the list, then clears the field, and does not close the surrounding dialog.
    event.stopPropagation()
  }

  const note = query.error
    ? describe(query.error)
    : !isReady
      ? t('searching')
      : found.length > 0
        ? t('found', { count: found.length })
        : t('foundNothing')
  return (
    <div className={styles.box}>
      <TextField
        label={label}
        type="text"
        role="combobox"
        placeholder={t('findPlaceholder')}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${listId}${keyOf(chosen)}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={autoFocus}
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => setIsListed(false)}
      />
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pressing the list must not move the focus from the input.
        <div className={styles.panel} onMouseDown={event => event.preventDefault()}>
          {found.length > 0 && (
            <div id={listId} role="listbox" aria-label={label}>
              {found.map(one => (
                <Hit
                  key={keyOf(one)}
                  id={`${listId}${keyOf(one)}`}
                  found={one}
                  search={text}
                  isActive={one === chosen}
                  refusal={refusalOf?.(one) ?? null}
                  onChoose={choose}
                />
              ))}
            </div>
          )}
          <p className={found.length > 0 ? 'visually-hidden' : styles.note} role="status">
            {note}
          </p>
        </div>
      )}
    </div>
  )
}

type HitProps = {
  id: string
  found: FoundInTree
  search: string
  isActive: boolean
  refusal: string | null
  onChoose: (found: FoundInTree) => void
}

function Hit({ id, found, search, isActive, refusal, onChoose }: HitProps) {
  const language = useLanguage()
  const path = found.path.map(({ name }) => name[language]).join(' › ')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input keeps the focus and handles the keys.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={refusal !== null || undefined}
      className={styles.hit}
      ref={element => void (isActive && element?.scrollIntoView({ block: 'nearest' }))}
      onClick={() => onChoose(found)}
    >
      <span>
        <Marked name={found.name} search={search} />
      </span>
      <span className={styles.path}>{refusal ?? path}</span>
    </div>
  )
}
