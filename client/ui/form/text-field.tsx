import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>

export function TextField({ label, help, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {wiring => <input {...input} {...wiring} className={styles.input} />}
    </Field>
  )
}
