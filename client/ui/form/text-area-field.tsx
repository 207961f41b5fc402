import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

export function TextAreaField({ label, isLabelHidden, help, error, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} help={help} error={error}>
      {wiring => <textarea {...area} {...wiring} className={styles.input} />}
    </Field>
  )
}
