import { useFormats } from '#client/i18n/formats.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { BarChart } from '#client/ui/chart/bar-chart.tsx'
import { LineChart } from '#client/ui/chart/line-chart.tsx'
import type { SalesSums } from '#resources/overview/contract.ts'
import type { Pivot, PivotEntry } from '#resources/sales/contract.ts'
import { entryName } from '#resources/sales/rules.ts'
import { itemAt } from '#shared/objects.ts'
import { addUp, answerOf } from './answer.ts'
import { salesPath } from './counted-rows.ts'
import { messages } from './messages.ts'
import styles from './today.module.css'
import { centsIn, largest } from './weeks.ts'

const COLORS = [1, 2, 3, 4, 5, 6] as const

export type CumulativeProps = { sales: SalesSums }

/** The sales up to each day, beside those of the span before, and who leads. Each day links to what it adds up. */
export function Cumulative({ sales }: CumulativeProps) {
  const t = useMessages(messages)
  const formats = useFormats()
  const days = addUp(sales.trend)
  const { is, cents, turned } = answerOf(days)
  const span = t('spanBefore', { count: days.length })
  const until =
    turned === null ? '' : t(is === 'ahead' ? 'behindUntil' : 'aheadUntil', { day: formats.day(turned, 'shortDay') })
  return (
    <LineChart
      label={t('cumulative')}
      isLabelHidden
      isShaded
      answer={until + t(is, { amount: formats.moneyShort(cents), span })}
      data={days}
      series={[
        { id: 'now', label: t('thisSpan'), value: day => day.cents, color: 1 },
        { id: 'before', label: span, value: day => day.centsBefore, color: 'before' },
      ]}
      keyOf={({ day }) => day}
      nameOf={({ day }) => ({ short: formats.day(day, 'shortDay'), full: formats.day(day, 'weekdayDate') })}
      nameHeading={t('day')}
      linkOf={({ day }) => salesPath({ firstDay: sales.firstDay, lastDay: day })}
      format={formats.money}
      formatTick={tick => formats.compact(tick / 100)}
      heightPx="fill"
    />
  )
}

export type WeeksProps = { pivot: Pivot; linkOf: (week: string) => string | null }

/** Sales by week, stacked by category. Each week links to its orders. */
export function Weeks({ pivot, linkOf }: WeeksProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const formats = useFormats()
  const groups = largest(pivot.columns)
  const sumIn = centsIn(pivot)
  const best = pivot.rows.toSorted((a, b) => b.cents - a.cents)[0]
  if (!best) return <p className={styles.dim}>{t('noSales')}</p>
  return (
    <BarChart
      label={t('weeks')}
      isLabelHidden
      answer={t('best', { day: formats.day(best.key, 'shortDay'), amount: formats.moneyShort(best.cents) })}
      data={pivot.rows}
      series={groups.map(({ key, columns }, index) => ({
        id: key,
        label:
          (columns.length === 1 && columns[0] && entryName('category', columns[0])?.[language]) ||
          t('others', { count: columns.length }),
        value: (row: PivotEntry) => columns.reduce((sum, column) => sum + sumIn(row.key, column.key), 0),
        color: itemAt(COLORS, index),
      }))}
      keyOf={({ key }) => key}
      nameOf={({ key }) => ({
        short: formats.day(key, 'shortDay'),
        full: t('weekOf', { day: formats.day(key, 'weekdayDate') }),
      })}
      nameHeading={t('week')}
      linkOf={({ key }) => linkOf(key)}
      format={formats.moneyShort}
      formatTick={tick => formats.compact(tick / 100)}
      heightPx="fill"
    />
  )
}
