import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

export type Option = { value: string; label: string }
type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'id' | 'className'> & { options: readonly Option[] }

/** A choice among a few: the browser's own list. */
export function SelectField({ label, isLabelHidden, help, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} help={help} error={error}>
      {wiring => (
        <select {...select} {...wiring} className={styles.input}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
