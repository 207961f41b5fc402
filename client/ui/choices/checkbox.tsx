import { type ReactNode, useId } from 'react'
import look from '#client/ui/look.module.css'

type Props = {
  label: ReactNode
  /** A sentence below it. */
  help?: ReactNode
  isChecked: boolean
  disabled?: boolean | undefined
  onChange: (isChecked: boolean) => void
}

/** One yes or no. For one that takes effect at once, and is no part of a form, there is `Switch`. */
export function Checkbox({ label, help, isChecked, disabled, onChange }: Props) {
  const helpId = useId()
  const box = (
    <label className={look.check}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={disabled}
        aria-describedby={help ? helpId : undefined}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  )
  if (!help) return box
  return (
    <div>
      {box}
      <p id={helpId} className={look.note}>
        {help}
      </p>
    </div>
  )
}
