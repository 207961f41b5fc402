import { useId } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'

type Props = { label: string; checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void }

/** Whether an area, or all areas of a file, may lie over others; with the rule. */
export function OverlapField({ label, checked, disabled, onChange }: Props) {
  const t = useMessages(messages)
  const help = useId()
  return (
    <div>
      <label className={look.check}>
        <input
          type="checkbox"
          aria-describedby={help}
          checked={checked}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      <p id={help} className={look.dim}>
        {t('mayOverlapHelp')}
      </p>
    </div>
  )
}
