import { useLocale } from '#client/i18n/use-locale.ts'
import { LineChart } from '#client/ui/chart/line-chart.tsx'
import { salesPath } from '#pages/page1-today/counted-rows.ts'
import { messages } from '#pages/page1-today/messages.ts'
import { addUp, answerOf } from '#pages/page1-today/reckoning/answer.ts'
import type { SalesSums } from '#resources/overview/contract.ts'
import { laterMessages } from './messages.ts'

export type CumulativeProps = { sales: SalesSums }

/** The sales up to each day, beside those of the span before, and who leads. Each day links to what it adds up. */
export function Cumulative({ sales }: CumulativeProps) {
  const { t, formats } = useLocale(messages)
  const { t: say } = useLocale(laterMessages)
  const days = addUp(sales.trend)
  const { is, cents, turned } = answerOf(days)
  const span = t('spanBefore', { count: days.length })
  const until =
    turned === null ? '' : say(is === 'ahead' ? 'behindUntil' : 'aheadUntil', { day: formats.day(turned, 'shortDay') })
  return (
    <LineChart
      label={t('cumulative')}
      isLabelHidden
      isShaded
      answer={until + say(is, { amount: formats.moneyShort(cents), span })}
      data={days}
      series={[
        { id: 'now', label: say('thisSpan'), value: day => day.cents, color: 1 },
        { id: 'before', label: span, value: day => day.centsBefore, color: 'before' },
      ]}
      keyOf={({ day }) => day}
      nameOf={({ day }) => ({ short: formats.day(day, 'shortDay'), full: formats.day(day, 'weekdayDate') })}
      nameHeading={say('day')}
      linkOf={({ day }) => salesPath({ firstDay: sales.firstDay, lastDay: day })}
      format={formats.money}
      formatTick={tick => formats.compact(tick / 100)}
      heightPx="fill"
    />
  )
}
