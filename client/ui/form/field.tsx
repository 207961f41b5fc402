import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

export type FieldProps = {
  label: string
  /** The label is said and not shown, where a column's head says it to those who see. */
  isLabelHidden?: boolean
  help?: ReactNode
  /** Takes the place of the help. */
  error?: ReactNode
}

/** What a control must carry to belong to its label, its help and its error. */
type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** Label above, the control, help or error below. Plain HTML: a page may have dozens of fields. */
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
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': note ? noteId : undefined })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.help}>
          {note}
        </p>
      )}
    </div>
  )
}
