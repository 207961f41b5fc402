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
  /** What the chosen value is called while the list is closed. */
  valueLabel: string
  /** All that can be chosen; asked for while the list is open, for it may be long, and may come only then. */
  options: () => readonly Option[]
  /** Hears what is typed, where the options are found elsewhere: they are shown as they come. */
  onSearch?: (text: string) => void
  /** Said while those that are shown are not yet what is sought, or when they do not come. */
  pending?: string | null
  readOnly?: boolean
  onFocus?: () => void
  onBlur?: () => void
  'data-path'?: string
}

/** The open list: what is typed, and the option that Enter would take. */
type Open = { query: string; active: number }

/** A choice among many, found by typing: ARIA's combobox with a list. Closed it is one input, and costs no more. */
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
    // While an input method composes, the keys are its own.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(open.active + 1)
    else if (event.key === 'ArrowUp') move(open.active - 1)
    // Where nothing matches, what is typed stays to be corrected: closed, the field would show the choice from before.
    else if (event.key === 'Enter') pending === null && active && choose(active)
    else if (event.key === 'Escape') choose(null)
    else return
    event.preventDefault()
    // Escape closes the list, not the dialog round it.
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
              // What one types takes the place of the chosen option rather than following it.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is active, so that another is to be seen.
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.value])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list, also on its scroll bar, leaves the focus in the input.
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
