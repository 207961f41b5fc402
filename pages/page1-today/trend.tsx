import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { BarChart } from '#client/ui/chart/bar-chart.tsx'
import { messages } from './messages.ts'

type Day = { day: string }
export type TrendProps<D extends Day = Day> = {
  label: string
  days: readonly D[]
  series: readonly { id: string; label: string; value: (day: D) => number; color: 1 | 2 }[]
  linkOf: (day: string) => string | null
}

/** A bar per day, each linked to the rows of its day. */
export default function Trend<D extends Day>({ label, days, series, linkOf }: TrendProps<D>) {
  const t = useMessages(messages)
  const formats = useFormats()
  const isWeek = days.length <= 7
  return (
    <BarChart
      label={label}
      data={days}
      series={series}
      keyOf={({ day }) => day}
      nameOf={({ day }) => ({
        short: isWeek ? `${formats.day(day, 'weekday')} ${Number(day.slice(8))}` : formats.day(day, 'monthDay'),
        full: formats.day(day, 'weekdayDate'),
      })}
      nameHeading={t('day')}
      linkOf={({ day }) => linkOf(day)}
      heightPx={150}
    />
  )
}
