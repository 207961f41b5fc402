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

/** Fields, then what is wrong with the whole, then what one can do. The browser's own checks are off: ours say more. */
export function Form({ label, onSubmit, onBlur, children, errorText, actions }: Props) {
  return (
    <form className={look.stack} aria-label={label} onSubmit={onSubmit} onBlur={onBlur} noValidate>
      {children}
      {errorText}
      <div className={`${look.row} ${styles.actions}`}>{actions}</div>
    </form>
  )
}
