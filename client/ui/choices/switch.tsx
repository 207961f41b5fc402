import look from '#client/ui/look.module.css'

type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void; disabled?: boolean }

/** For what takes effect at once, while a checkbox waits for its form to be sent. */
export const Switch = ({ label, isOn, onChange, disabled }: Props) => (
  <label className={look.check}>
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      checked={isOn}
      disabled={disabled}
      onChange={event => onChange(event.currentTarget.checked)}
    />
    {label}
  </label>
)
