import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

/** `note` distinguishes options with the same label. */
export type Option<V extends string = string> = { value: V; label: string; note?: string }
/** Options under a common heading. */
type OptionGroup<V extends string> = { label: string; options: readonly Option<V>[] }
/** A change to one of the options. */
type Change<V> = { currentTarget: { value: V } }
type SelectFieldProps<V extends string> = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'onChange'> & {
    options: readonly (Option<V> | OptionGroup<V>)[]
    onChange?: (event: Change<V>) => void
  }

/** A choice among a few options: HTML's select, with the list of `client/ui/select`. */
export function SelectField<V extends string>({
  label,
  isLabelHidden,
  help,
  error,
  options,
  onChange,
  ...select
}: SelectFieldProps<V>) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} help={help} error={error}>
      {wiring => (
        <select
          {...select}
          {...wiring}
          className={styles.input}
          // The browser's values are those of the options.
          onChange={onChange as ComponentProps<'select'>['onChange']}
        >
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
