import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { isComposing } from '#client/shortcuts/is-composing.ts'
import { keepFocus, useListbox } from '#client/ui/listbox/use-listbox.ts'
import look from '#client/ui/look.module.css'
import { foldText } from '#shared/text/fold-text.ts'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import { formMessages } from './messages.ts'
import type { Option } from './select-field.tsx'

type SearchFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** The label of the chosen value, shown while the list is closed. */
  valueLabel: string
  /** All options. Called only while the list is open, because it may be long or still loading. */
  options: () => readonly Option[]
  /** Receives the typed text, if the options are searched elsewhere. Then all options are shown. */
  onSearch?: (text: string) => void
  /** Shown while the options don't match the text yet, or if they can't be loaded. */
  pending?: string | null
  readOnly?: boolean
  onFocus?: () => void
  onBlur?: () => void
  'data-path'?: string
}

/** A choice among many, found by typing: ARIA's combobox with a list. While closed, it renders a single input. */
export function SearchField({
  label,
  isLabelHidden,
  help,
  error,
  value,
  onChange,
  valueLabel,
  options,
  onSearch,
  pending = null,
  ...input
}: SearchFieldProps) {
  const t = useMessages(formMessages)
  // What was typed; null while the list is closed.
  const [query, setQuery] = useState<string | null>(null)
  const isOpen = query !== null
  const found = isOpen ? (onSearch ? options() : matching(options(), query)) : NONE
  const list = useListbox({
    label,
    options: found,
    keyOf: option => option.value,
    isSelected: option => option.value === value,
    onChoose: choose,
    isPending: () => pending !== null,
  })

  function show() {
    if (isOpen || input.readOnly) return
    setQuery('')
    list.activate(options().findIndex(option => option.value === value))
    onSearch?.('')
  }
  function choose(option: Option) {
    setQuery(null)
    onChange(option.value)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      return show()
    }
    if (isComposing(event)) return
    if (event.key === 'Escape') setQuery(null)
    // If nothing matches, the list stays open so that the text can be corrected: closing it would show the previous
    // choice.
    else if (!list.handleKey(event)) return
    event.preventDefault()
    // Escape closes the list, not the surrounding dialog.
    event.stopPropagation()
  }

  return (
    <Field label={label} isLabelHidden={isLabelHidden} help={help} error={error}>
      {wiring => (
        <div className={styles.with}>
          <input
            {...input}
            {...wiring}
            {...list.inputProps}
            className={styles.input}
            value={query ?? valueLabel}
            placeholder={isOpen ? valueLabel : undefined}
            onChange={({ currentTarget }) => {
              setQuery(currentTarget.value)
              list.activate(0)
              onSearch?.(currentTarget.value)
            }}
            onFocus={event => {
              // Selects the text, so that typing replaces the chosen option instead of appending to it.
              event.currentTarget.select()
              input.onFocus?.()
            }}
            onClick={show}
            onKeyDown={handleKeyDown}
            onBlur={() => {
              setQuery(null)
              input.onBlur?.()
            }}
          />
          <span className={styles.end}>
            <IconSelector size={16} stroke={1.7} aria-hidden />
          </span>
          {isOpen && (
            // biome-ignore lint/a11y/noStaticElementInteractions: see `keepFocus`.
            <div className={`${look.over} ${styles.options}`} onMouseDown={keepFocus}>
              {found.length > 0 && (
                <div {...list.listProps}>
                  {found.map(option => (
                    <div key={option.value} className={look.entry} {...list.optionProps(option)}>
                      {option.label}
                      {option.note && (
                        <small className={`${look.note} ${look.block} ${look.light}`}>{option.note}</small>
                      )}
                    </div>
                  ))}
                </div>
              )}
              <p
                className={found.length > 0 ? 'visually-hidden' : look.note}
                data-pad={found.length > 0 ? undefined : '8'}
                role="status"
              >
                {pending ?? (found.length > 0 ? t('matches', { count: found.length }) : t('noMatch'))}
              </p>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

const NONE: readonly Option[] = []

const matching = (options: readonly Option[], query: string) => {
  const wanted = foldText(query.trim())
  if (!wanted) return options
  const found = options.filter(({ label, note = '' }) => [label, note].some(text => foldText(text).includes(wanted)))
  // Enter chooses the first option, so a label that was typed in full comes before those that only contain it.
  const isExact = ({ label }: Option) => foldText(label) === wanted
  return [...found.filter(isExact), ...found.filter(option => !isExact(option))]
}
