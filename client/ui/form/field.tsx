import { type ReactNode, useId } from 'react'
import look from '#client/ui/look.module.css'
import styles from './field.module.css'

export type FieldProps = {
  label: string
  /** The label is only for screen readers, for example if a column head shows it. */
  isLabelHidden?: boolean
  help?: ReactNode
  error?: ReactNode
}

/** The attributes that connect a control with its label, help and error. */
type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** Label above, then the control, help or error below. Plain HTML, because a page may have dozens of fields. */
export function Field({
  label,
  isLabelHidden,
  help,
  error,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const noteId = `${id}note`
  const note = error || help
  return (
    <div className={`${look.stack} ${look.shrink} ${styles.field}`} data-gap="4">
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': note ? noteId : undefined })}
      {note && (
        <p id={noteId} className={error ? `${look.bad} ${styles.error}` : look.dim}>
          {note}
        </p>
      )}
    </div>
  )
}
