import { type FocusEvent, type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import look from '#client/ui/look.module.css'
import styles from './form.module.css'

const RefusedFields = lazyPart(() => import('#client/ui/refused/refused-fields.tsx'))

type Props = {
  label: string
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  onBlur?: (event: FocusEvent<HTMLFormElement>) => void
  className?: string | undefined
  children: ReactNode
  /** Why the form as a whole was refused. */
  errorText: ReactNode
  /** What the button says that sends it, unless its buttons are all among the `actions`. */
  submit?: string | false
  /** That button is not the main one of the page. */
  isMinor?: boolean
  isSending?: boolean
  isDisabled?: boolean
  /** What can be done besides. */
  actions?: ReactNode
}

/** Fields, then the form's error, then its buttons. The browser's own validation is off, because ours explains more. */
export function Form({ label, onSubmit, onBlur, className = '', children, errorText, ...buttons }: Props) {
  const { submit, isMinor, isSending, isDisabled, actions } = buttons
  const [isSent, setIsSent] = useState(false)
  return (
    <form
      className={`${look.stack} ${styles.form} ${className}`}
      aria-label={label}
      onSubmit={event => {
        setIsSent(true)
        onSubmit(event)
      }}
      onBlur={onBlur}
      noValidate
    >
      {isSent && <RefusedFields />}
      {children}
      {errorText}
      <div className={`${look.row} ${styles.actions}`}>
        {submit && (
          <Button
            kind={isMinor ? 'plain' : 'main'}
            type="submit"
            isBusy={isSending}
            label={submit}
            disabled={isDisabled}
          />
        )}
        {actions}
      </div>
    </form>
  )
}
