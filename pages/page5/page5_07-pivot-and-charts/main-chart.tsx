import { useMessages } from '#client/i18n/i18n.ts'
import { BarChart } from '#client/ui/chart/bar-chart.tsx'
import { LineChart } from '#client/ui/chart/line-chart.tsx'
import type { Series } from '#client/ui/chart/series.ts'
import look from '#client/ui/look.module.css'
import { useSize } from '#client/ui/size/use-size.ts'
import type { PivotEntry } from '#resources/sales/contract.ts'
import { isTime } from '#resources/sales/rules.ts'
import { itemAt } from '#shared/objects.ts'
import { shortened } from './labels.ts'
import { messages } from './messages.ts'
import { drawn, foldSmall } from './pivot/sums.ts'
import type { View } from './pivot/use-pivot.ts'

const COLORS = [1, 2, 3, 4, 5, 6] as const

/** Beside the labels of the value axis. */
const AXIS_PX = 80

/** The rows along the axis, a series for each of the largest columns, and one for all others. A click selects the row. */
export function MainChart({ view, label, rowsLabel }: { view: View; label: string; rowsLabel: string }) {
  const t = useMessages(messages)
  const { pivot, state, sumAt, labelOf, format, linkTo, dimensionOf } = view
  const { measure, chart } = state
  const [frame, { width }] = useSize()
  const groups = foldSmall(pivot.columns, COLORS.length)
  const series: Series<PivotEntry>[] = groups.map(({ key, columns }, index) => ({
    id: key,
    label: columns[0] && columns.length === 1 ? labelOf('column', columns[0]).full : t('other'),
    value: row => {
      const sums = columns.map(column => sumAt(row.key, column.key))
      const [orders, cents] = (['orders', 'cents'] as const).map(name => sums.reduce((all, sum) => all + sum[name], 0))
      return drawn({ orders: orders ?? 0, cents: cents ?? 0 }, measure, pivot.total)
    },
    // There are at most as many groups as colours.
    color: itemAt(COLORS, index),
  }))
  const folded = groups.at(-1)?.columns.length ?? 0
  const stepPx = (width - AXIS_PX) / Math.max(pivot.rows.length, 1)
  // Labels that are not shown can be guessed for months, but not for names.
  const nameOf = (row: PivotEntry) => {
    const label = labelOf('row', row)
    return isTime(dimensionOf('row')) ? label : { ...label, short: shortened(label.short, stepPx) }
  }
  const props = {
    label,
    isLabelHidden: true,
    data: pivot.rows,
    series,
    keyOf: ({ key }: PivotEntry) => key,
    nameOf,
    nameHeading: rowsLabel,
    linkOf: ({ key }: PivotEntry) => linkTo({ row: key }),
    currentKey: state.row,
    format: format.full,
    formatTick: format.tick,
    heightPx: 260,
  }
  return (
    <div ref={frame}>
      {chart === 'lines' ? <LineChart {...props} /> : <BarChart {...props} isGrouped={chart === 'bars'} />}
      {folded > 1 && <p className={look.note}>{t('folded', { count: folded })}</p>}
    </div>
  )
}
