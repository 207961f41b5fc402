import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { useRead } from '#client/api/use-read.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { isComposing } from '#client/shortcuts/is-composing.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import { keepFocus, useListbox } from '#client/ui/listbox/use-listbox.ts'
import look from '#client/ui/look.module.css'
import styles from '#pages/page3/page3_06-org-tree/find-box.module.css'
import { messages } from '#pages/page3/page3_06-org-tree/messages.ts'
import { keyOf } from '#pages/page3/page3_06-org-tree/node.ts'
import { type FoundInTree, findInTree } from '#resources/teams/contract.ts'
import { Marked } from './marked.tsx'

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
  /** The field itself says what it is for. */
  isLabelHidden?: boolean
}

const REST_MS = 200
const ALL = () => true
const NONE: readonly FoundInTree[] = []

/** Searches the server by part of a name and shows the path to each result: ARIA's combobox with a list. */
export function FindBox({ label, isOffered = ALL, refusalOf, onChoose, onSearch, autoFocus, isLabelHidden }: Props) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const [text, setText] = useState('')
  const [isListed, setIsListed] = useState(false)
  const search = useDebouncedValue(text.trim(), REST_MS)[0]
  const query = useRead(
    findInTree,
    { query: { search } },
    { enabled: search !== '', placeholderData: keepPreviousData },
  )
  const isOpen = isListed && text.trim() !== ''
  const isReady = isOpen && search !== '' && query.data !== undefined
  const found = isReady ? query.data.rows.filter(isOffered) : NONE
  const isBehind = search !== text.trim() || query.isPlaceholderData
  const list = useListbox({ label, options: found, keyOf, onChoose: choose, isPending: () => isBehind })

  function choose(one: FoundInTree) {
    if (refusalOf?.(one)) return
    setIsListed(false)
    onChoose(one)
  }
  function change(next: string) {
    setText(next)
    onSearch?.(next)
    list.activate(0)
    setIsListed(true)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (text.trim() === '' || isComposing(event)) return
    if (event.key === 'Escape') isOpen ? setIsListed(false) : change('')
    else if (!isOpen && event.key === 'ArrowDown') setIsListed(true)
    else if (!isOpen || !list.handleKey(event)) return
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
    <div className={`${look.grow} ${look.relative}`} style={{ flexBasis: 240, maxWidth: 420 }}>
      <TextField
        {...list.inputProps}
        label={label}
        isLabelHidden={isLabelHidden}
        type="text"
        placeholder={isLabelHidden ? label : t('findPlaceholder')}
        autoCapitalize="none"
        autoFocus={autoFocus}
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => setIsListed(false)}
      />
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pressing the list must not move the focus from the input.
        <div className={`${look.over} ${styles.panel}`} onMouseDown={keepFocus}>
          {found.length > 0 && (
            <div {...list.listProps}>
              {found.map(one => (
                <Hit
                  key={keyOf(one)}
                  option={list.optionProps(one)}
                  found={one}
                  search={text}
                  refusal={refusalOf?.(one) ?? null}
                />
              ))}
            </div>
          )}
          <p className={found.length > 0 ? 'visually-hidden' : look.note} data-pad="8" role="status">
            {note}
          </p>
        </div>
      )}
    </div>
  )
}

type HitProps = { option: ComponentProps<'div'>; found: FoundInTree; search: string; refusal: string | null }

function Hit({ option, found, search, refusal }: HitProps) {
  const language = useLanguage()
  const path = found.path.map(({ name }) => name[language]).join(' › ')
  return (
    <div
      {...option}
      aria-disabled={refusal !== null || undefined}
      className={`${look.pick} ${look.grid} ${look.rounded} ${refusal === null ? look.pointer : ''}`}
      data-pad="8"
    >
      <span>
        <Marked name={found.name} search={search} />
      </span>
      <span className={look.note}>{refusal ?? path}</span>
    </div>
  )
}
