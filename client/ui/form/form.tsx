import type { FocusEvent, FormEvent, ReactNode } from 'react'
import look from '#client/ui/look.module.css'
import styles from './form.module.css'

type Props = {
  label: string
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  onBlur?: (event: FocusEvent<HTMLFormElement>) => void
  children: ReactNode
  /** Why the form as a whole was refused. */
  errorText: ReactNode
  actions: ReactNode
}

/** Fields, then the form's error, then its buttons. The browser's own validation is off, because ours explains more. */
export function Form({ label, onSubmit, onBlur, children, errorText, actions }: Props) {
  return (
    <form className={look.stack} aria-label={label} onSubmit={onSubmit} onBlur={onBlur} noValidate>
      {children}
      {errorText}
      <div className={`${look.row} ${styles.actions}`}>{actions}</div>
    </form>
  )
}
