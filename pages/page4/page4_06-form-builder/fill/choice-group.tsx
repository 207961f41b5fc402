import { type ReactNode, useId } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import fieldStyles from '#client/ui/form/field.module.css'
import type { FieldProps } from '#client/ui/form/field.tsx'
import type { Option } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'

type GroupProps = Pick<FieldProps, 'label' | 'help' | 'error'> & { children: ReactNode }

/** Several controls as one field: label above, help or error below, as in `Field`. */
function Group({ label, help, error, children }: GroupProps) {
  const noteId = useId()
  const note = error || help
  return (
    <fieldset className={`${look.fieldset} ${look.stack}`} data-gap="2" aria-describedby={note ? noteId : undefined}>
      <legend>{label}</legend>
      {children}
      {note && (
        <p id={noteId} className={error ? `${look.bad} ${fieldStyles.error}` : look.dim}>
          {note}
        </p>
      )}
    </fieldset>
  )
}

type RadioProps = Omit<GroupProps, 'children'> & {
  options: readonly Option[]
  /** Empty: no choice. */
  value: string
  /** The choice can be cleared. */
  isOptional: boolean
  onChange: (value: string | null) => void
}

export function RadioGroup({ options, value, isOptional, onChange, ...words }: RadioProps) {
  const t = useMessages(messages)
  const name = useId()
  const all = isOptional ? [...options, { value: '', label: t('noAnswer') }] : options
  return (
    <Group {...words}>
      {all.map(option => (
        <label key={option.value} className={`${look.check} ${look.fit} ${look.breaking}`}>
          <input
            type="radio"
            name={name}
            aria-invalid={words.error ? true : undefined}
            checked={option.value === value}
            onChange={() => onChange(option.value || null)}
          />
          {option.label}
        </label>
      ))}
    </Group>
  )
}

type CheckProps = Omit<GroupProps, 'children'> & {
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

export function CheckGroup({ options, value, onChange, ...words }: CheckProps) {
  const toggle = (one: string, isChosen: boolean) =>
    // In the order of the options, whatever order they were chosen in.
    onChange(options.map(option => option.value).filter(id => (id === one ? isChosen : value.includes(id))))
  return (
    <Group {...words}>
      {options.map(option => (
        <label key={option.value} className={`${look.check} ${look.fit} ${look.breaking}`}>
          <input
            type="checkbox"
            aria-invalid={words.error ? true : undefined}
            checked={value.includes(option.value)}
            onChange={event => toggle(option.value, event.currentTarget.checked)}
          />
          {option.label}
        </label>
      ))}
    </Group>
  )
}
