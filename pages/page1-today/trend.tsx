import { useMemo } from 'react'
import { useLanguage, useMessages } from '#client/i18n.ts'
import { loginLogPath } from '#client/links.ts'
import { BarChart } from '#client/ui/chart/bar-chart.tsx'
import type { Series } from '#client/ui/chart/series.ts'
import type { SignInCounts } from '#resources/overview/contract.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import { messages } from './messages.ts'

type Day = SignInCounts['trend'][number]
export type TrendProps = { days: Day[] }

/** The week day by day; each bar leads to its day in the log. */
export default function Trend({ days }: TrendProps) {
  const t = useMessages(messages)
  const tag = LANGUAGE_TAGS[useLanguage()]
  const series = useMemo<Series<Day>[]>(
    () => [
      { id: 'signedIn', label: t('signedIn'), value: day => day.signedIn, color: 1 },
      { id: 'refused', label: t('refused'), value: day => day.refused, color: 2 },
    ],
    [t],
  )
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const full = new Intl.DateTimeFormat(tag, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  return (
    <BarChart
      label={t('trend')}
      data={days}
      series={series}
      keyOf={({ day }) => day}
      nameOf={({ day }) => {
        const date = new Date(`${day}T00:00:00Z`)
        return { short: `${weekday.format(date)} ${date.getUTCDate()}`, full: full.format(date) }
      }}
      nameHeading={t('day')}
      linkOf={({ day }) => loginLogPath({ from: day, to: day })}
      heightPx={180}
    />
  )
}
