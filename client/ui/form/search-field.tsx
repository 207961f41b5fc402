import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { foldText } from '#shared/fold-text.ts'
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

/** The open list: the typed text, and the option that Enter would choose. */
type Open = { query: string; active: number }

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
  const [open, setOpen] = useState<Open | null>(null)
  const found = open ? (onSearch ? options() : matching(options(), open.query)) : []
  const active = open && found[open.active]

  const show = () => {
    if (open || input.readOnly) return
    setOpen({ query: '', active: options().findIndex(option => option.value === value) })
    onSearch?.('')
  }
  const choose = (option: Option | null | undefined) => {
    setOpen(null)
    if (option) onChange(option.value)
  }
  const move = (to: number) => open && setOpen({ ...open, active: Math.max(0, Math.min(to, found.length - 1)) })

  function handleKeyDown(event: KeyboardEvent) {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      return show()
    }
    // While an input method is composing, it handles the keys.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(open.active + 1)
    else if (event.key === 'ArrowUp') move(open.active - 1)
    // If nothing matches, the list stays open so that the text can be corrected: closing it would show the previous
    // choice.
    else if (event.key === 'Enter') pending === null && active && choose(active)
    else if (event.key === 'Escape') choose(null)
    else return
    event.preventDefault()
    // Escape closes the list, not the surrounding dialog.
    event.stopPropagation()
  }

  const listId = useId()
  return (
    <Field label={label} isLabelHidden={isLabelHidden} help={help} error={error}>
      {wiring => (
        <div className={styles.with}>
          <input
            {...input}
            {...wiring}
            className={styles.input}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active ? `${listId}${active.value}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={open ? open.query : valueLabel}
            placeholder={open ? valueLabel : undefined}
            onChange={({ currentTarget: { value: query } }) => {
              setOpen({ query, active: 0 })
              onSearch?.(query)
            }}
            onFocus={event => {
              // Selects the text, so that typing replaces the chosen option instead of appending to it.
              event.currentTarget.select()
              input.onFocus?.()
            }}
            onClick={show}
            onKeyDown={handleKeyDown}
            onBlur={() => {
              setOpen(null)
              input.onBlur?.()
            }}
          />
          <span className={styles.end}>
            <IconSelector size={16} stroke={1.7} aria-hidden />
          </span>
          {open && (
            <Options
              id={listId}
              label={label}
              found={found}
              active={active}
              value={value}
              pending={pending}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </Field>
  )
}

type OptionsProps = {
  id: string
  label: string
  found: readonly Option[]
  active: Option | null | undefined
  value: string
  pending: string | null
  onChoose: (option: Option) => void
}

function Options({ id, label, found, active, value, pending, onChoose }: OptionsProps) {
  const t = useMessages(formMessages)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another option is active, to scroll it into view.
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.value])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing the list or its scroll bar must not move the focus from the input.
    <div ref={list} className={styles.options} onMouseDown={event => event.preventDefault()}>
      {found.length > 0 && (
        <div id={id} role="listbox" aria-label={label}>
          {found.map(option => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the input's, which keeps the focus.
            <div
              key={option.value}
              id={`${id}${option.value}`}
              role="option"
              aria-selected={option.value === value}
              data-active={option === active || undefined}
              onClick={() => onChoose(option)}
            >
              {option.label}
              {option.note && <small>{option.note}</small>}
            </div>
          ))}
        </div>
      )}
      <p className={found.length > 0 ? 'visually-hidden' : styles.none} role="status">
        {pending ?? (found.length > 0 ? t('matches', { count: found.length }) : t('noMatch'))}
      </p>
    </div>
  )
}

const matching = (options: readonly Option[], query: string) => {
  const wanted = foldText(query.trim())
  if (!wanted) return options
  return options.filter(({ label, note = '' }) => [label, note].some(text => foldText(text).includes(wanted)))
}
