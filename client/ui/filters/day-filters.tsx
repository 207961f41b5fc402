import { useMessages } from '#client/i18n/i18n.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import { filterMessages } from './messages.ts'

type Days = { from?: string | undefined; to?: string | undefined }
type Props = Days & { onChange: (days: Days, options: { replace: boolean }) => void }

/** Filters a list by a range of days, both ends included. */
export function DayFilters({ from, to, onChange }: Props) {
  const t = useMessages(filterMessages)
  const change = (name: 'from' | 'to', day: string, known: string | undefined) =>
    onChange({ [name]: day || undefined }, { replace: known !== undefined })
  const isBackwards = from !== undefined && to !== undefined && to < from
  return (
    <>
      <TextField
        type="date"
        label={t('from')}
        value={from ?? ''}
        onChange={event => change('from', event.currentTarget.value, from)}
      />
      <TextField
        type="date"
        label={t('to')}
        value={to ?? ''}
        error={isBackwards ? t('dayOrder') : undefined}
        onChange={event => change('to', event.currentTarget.value, to)}
      />
    </>
  )
}
