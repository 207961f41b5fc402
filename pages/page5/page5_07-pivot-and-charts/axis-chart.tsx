import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { BarChart } from '#client/ui/chart/bar-chart.tsx'
import type { PivotEntry } from '#resources/sales/contract.ts'
import { DIMENSION_NAMES, MEASURE_NAMES } from '#resources/sales/rules.ts'
import { messages } from './messages.ts'
import { drawn } from './sums.ts'
import type { Axis, View } from './use-pivot.ts'

/** One axis by itself. It counts what is selected on the other axis, and a click selects an entry of its own. */
export function AxisChart({ axis, view }: { axis: Axis; view: View }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { pivot, state, sumAt, labelOf, format, linkTo, dimensionOf } = view
  const { measure, row, column } = state
  const name = DIMENSION_NAMES[dimensionOf(axis)][language]
  const other = axis === 'row' ? column : row
  const otherEntry = (axis === 'row' ? pivot.columns : pivot.rows).find(({ key }) => key === other)
  const valueAt = ({ key }: PivotEntry) =>
    drawn(axis === 'row' ? sumAt(key, other) : sumAt(other, key), measure, pivot.total)
  const measureName = MEASURE_NAMES[measure][language]
  const label = t('byAxis', { measure: measureName, name })
  const title = otherEntry ? `${label} · ${labelOf(axis === 'row' ? 'column' : 'row', otherEntry).full}` : label
  return (
    <Card title={title}>
      <BarChart
        label={title}
        isLabelHidden
        data={axis === 'row' ? pivot.rows : pivot.columns}
        series={[{ id: 'value', label: measureName, value: valueAt, color: axis === 'row' ? 1 : 3 }]}
        keyOf={({ key }) => key}
        nameOf={entry => labelOf(axis, entry)}
        nameHeading={name}
        linkOf={({ key }) => linkTo(axis === 'row' ? both(key, column) : both(row, key))}
        currentKey={axis === 'row' ? row : column}
        format={format.full}
        formatTick={format.tick}
      />
    </Card>
  )
}

const both = (row: string | undefined, column: string | undefined) => ({
  ...(row !== undefined && { row }),
  ...(column !== undefined && { column }),
})
