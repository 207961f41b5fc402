import type { ComponentProps, ReactNode } from 'react'
import look from '#client/ui/look.module.css'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & {
    /** Another control for the same value, after the input. */
    beside?: ReactNode
  }

export function TextField({ label, isLabelHidden, help, error, beside, ...input }: TextFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} help={help} error={error}>
      {wiring => {
        const control = <input {...input} {...wiring} className={styles.input} />
        if (!beside) return control
        return (
          <div className={`${look.line} ${styles.beside}`} data-gap="12">
            {control}
            {beside}
          </div>
        )
      }}
    </Field>
  )
}
