import { useMessages } from '#client/i18n/i18n.ts'
import { DateField } from '#client/ui/date/date-field.tsx'
import { readDay } from '#client/ui/date/read-day.ts'
import { filterMessages } from './messages.ts'

export type Days = { from?: string | undefined; to?: string | undefined }
type Props = Days & { onChange: (days: Days, options: { replace: boolean }) => void }

/** Filters a list by a range of days, both ends included. Both calendars mark the range. */
export function DayFilters({ from, to, onChange }: Props) {
  const t = useMessages(filterMessages)
  const isBackwards = from !== undefined && to !== undefined && to < from
  const change = (name: 'from' | 'to', text: string, known: string | undefined) => {
    // What is being typed is no day yet.
    if (text === '' || readDay(text)) onChange({ [name]: text || undefined }, { replace: known !== undefined })
  }
  return (
    <>
      <DateField
        label={t('from')}
        value={from ?? ''}
        range={{ from, to }}
        onChange={day => change('from', day, from)}
      />
      <DateField
        label={t('to')}
        value={to ?? ''}
        range={{ from, to }}
        error={isBackwards ? t('dayOrder') : undefined}
        onChange={day => change('to', day, to)}
      />
    </>
  )
}
