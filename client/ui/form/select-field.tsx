import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

/** `note` distinguishes options with the same label. */
export type Option = { value: string; label: string; note?: string }
/** Options under a common heading. */
type OptionGroup = { label: string; options: readonly Option[] }
type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className'> & { options: readonly (Option | OptionGroup)[] }

/** A choice among a few options: the browser's own select. */
export function SelectField({ label, isLabelHidden, help, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} help={help} error={error}>
      {wiring => (
        <select {...select} {...wiring} className={styles.input}>
          {options.map(one =>
            'options' in one ? (
              <optgroup key={one.label} label={one.label}>
                {one.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(one)
            ),
          )}
        </select>
      )}
    </Field>
  )
}

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
)
