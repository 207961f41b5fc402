import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { BarChart } from '#client/ui/chart/bar-chart.tsx'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import { messages } from './messages.ts'

type Day = { day: string }
export type TrendProps<D extends Day = Day> = {
  label: string
  days: readonly D[]
  series: readonly { id: string; label: string; value: (day: D) => number; color: 1 | 2 }[]
  linkOf: (day: string) => string
}

/** A span day by day; each bar leads to the rows of its day. */
export default function Trend<D extends Day>({ label, days, series, linkOf }: TrendProps<D>) {
  const t = useMessages(messages)
  const tag = LANGUAGE_TAGS[useLanguage()]
  const isWeek = days.length <= 7
  const short = new Intl.DateTimeFormat(
    tag,
    isWeek ? { weekday: 'short', timeZone: 'UTC' } : { month: 'numeric', day: 'numeric', timeZone: 'UTC' },
  )
  const full = new Intl.DateTimeFormat(tag, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  return (
    <BarChart
      label={label}
      data={days}
      series={series}
      keyOf={({ day }) => day}
      nameOf={({ day }) => {
        const date = new Date(`${day}T00:00:00Z`)
        return {
          short: isWeek ? `${short.format(date)} ${date.getUTCDate()}` : short.format(date),
          full: full.format(date),
        }
      }}
      nameHeading={t('day')}
      linkOf={({ day }) => linkOf(day)}
      heightPx={150}
    />
  )
}
