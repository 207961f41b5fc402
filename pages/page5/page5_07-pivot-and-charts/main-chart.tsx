import { useMessages } from '#client/i18n/i18n.ts'
import { BarChart } from '#client/ui/chart/bar-chart.tsx'
import { LineChart } from '#client/ui/chart/line-chart.tsx'
import type { Series } from '#client/ui/chart/series.ts'
import look from '#client/ui/look.module.css'
import type { PivotEntry } from '#resources/sales/contract.ts'
import { messages } from './messages.ts'
import { drawn } from './sums.ts'
import type { View } from './use-pivot.ts'

const COLORS = [1, 2, 3, 4, 5, 6] as const

/** The rows along the axis, a series for each of the largest columns. A click selects the row. */
export function MainChart({ view, label, rowsLabel }: { view: View; label: string; rowsLabel: string }) {
  const t = useMessages(messages)
  const { pivot, state, sumAt, labelOf, format, linkTo } = view
  const { measure, chart } = state
  const columns = largest(pivot.columns, COLORS.length)
  const series: Series<PivotEntry>[] = columns.map((column, index) => ({
    id: column.key,
    label: labelOf('column', column).full,
    value: row => drawn(sumAt(row.key, column.key), measure, pivot.total),
    // There are at most as many columns as colours.
    color: COLORS[index] as (typeof COLORS)[number],
  }))
  const props = {
    label,
    isLabelHidden: true,
    data: pivot.rows,
    series,
    keyOf: ({ key }: PivotEntry) => key,
    nameOf: (row: PivotEntry) => labelOf('row', row),
    nameHeading: rowsLabel,
    linkOf: ({ key }: PivotEntry) => linkTo({ row: key }),
    currentKey: state.row,
    format: format.full,
    formatTick: format.tick,
    heightPx: 260,
  }
  return (
    <>
      {chart === 'lines' ? <LineChart {...props} /> : <BarChart {...props} isGrouped={chart === 'bars'} />}
      {columns.length < pivot.columns.length && (
        <p className={look.note}>{t('largest', { shown: columns.length, count: pivot.columns.length })}</p>
      )}
    </>
  )
}

/** The entries with the most sales, in the order of the axis. */
function largest(entries: readonly PivotEntry[], count: number): PivotEntry[] {
  const kept = new Set(entries.toSorted((a, b) => b.cents - a.cents).slice(0, count))
  return entries.filter(entry => kept.has(entry))
}
