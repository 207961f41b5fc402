import { useMessages } from '#client/i18n/i18n.ts'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'

type Props = { label: string; checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void }

/** Whether an area, or all areas of a file, may lie over others; with the rule. */
export function OverlapField({ label, checked, disabled, onChange }: Props) {
  const t = useMessages(messages)
  return (
    <Checkbox label={label} help={t('mayOverlapHelp')} isChecked={checked} disabled={disabled} onChange={onChange} />
  )
}
