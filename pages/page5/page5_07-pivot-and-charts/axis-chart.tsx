import { Link } from 'react-router'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Card } from '#client/ui/card.tsx'
import { BarChart } from '#client/ui/chart/bar-chart.tsx'
import look from '#client/ui/look.module.css'
import type { PivotEntry } from '#resources/sales/contract.ts'
import { DIMENSION_NAMES, isTime, MEASURE_NAMES } from '#resources/sales/rules.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { drawn } from './pivot/sums.ts'
import type { Axis, View } from './pivot/use-pivot.ts'

/** One axis by itself. It counts what is selected on the other axis, and a click selects an entry of its own. */
export function AxisChart({ axis, view }: { axis: Axis; view: View }) {
  const { t, language } = useLocale(messages)
  const { pivot, state, sumAt, labelOf, format, linkTo, dimensionOf } = view
  const { measure, row, column } = state
  const dimension = dimensionOf(axis)
  const name = DIMENSION_NAMES[dimension][language]
  const other = axis === 'row' ? column : row
  const otherEntry = (axis === 'row' ? pivot.columns : pivot.rows).find(({ key }) => key === other)
  const valueAt = ({ key }: PivotEntry) =>
    drawn(axis === 'row' ? sumAt(key, other) : sumAt(other, key), measure, pivot.total)
  const measureName = MEASURE_NAMES[measure][language]
  const label = t('byAxis', { measure: measureName, name })
  const title = otherEntry ? `${label} · ${labelOf(axis === 'row' ? 'column' : 'row', otherEntry).full}` : label
  const data = axis === 'row' ? pivot.rows : pivot.columns
  const linkOf = ({ key }: PivotEntry) => linkTo(axis === 'row' ? both(key, column) : both(row, key))
  const currentKey = axis === 'row' ? row : column
  return (
    <Card title={title}>
      {isTime(dimension) ? (
        <BarChart
          label={title}
          isLabelHidden
          data={data}
          series={[{ id: 'value', label: measureName, value: valueAt, color: axis === 'row' ? 1 : 3 }]}
          keyOf={({ key }) => key}
          nameOf={entry => labelOf(axis, entry)}
          nameHeading={name}
          linkOf={linkOf}
          currentKey={currentKey}
          format={format.full}
          formatTick={format.tick}
        />
      ) : (
        <NamedBars
          label={title}
          bars={data.map(entry => ({
            key: entry.key,
            name: labelOf(axis, entry).full,
            value: valueAt(entry),
            text: format.full(valueAt(entry)),
            to: linkOf(entry),
            isCurrent: entry.key === currentKey,
          }))}
        />
      )}
    </Card>
  )
}

type Bar = { key: string; name: string; value: number; text: string; to: string; isCurrent: boolean }

/** Names need room, so they stand in front of their bars, and none is left out. */
function NamedBars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  // Without sales, there are only empty bars.
  const highest = Math.max(...bars.map(({ value }) => value), Number.EPSILON)
  return (
    <figure className={styles.bars} aria-label={label}>
      <ul>
        {bars.map(({ key, name, value, text, to, isCurrent }) => (
          <li key={key}>
            <Link className={look.pick} to={to} preventScrollReset aria-current={isCurrent || undefined}>
              <span className={look.ellipsis}>{name}</span>
              <span className="visually-hidden">: </span>
              <progress max={highest} value={value} aria-hidden />
              <span className={look.digits}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </figure>
  )
}

const both = (row: string | undefined, column: string | undefined) => ({
  ...(row !== undefined && { row }),
  ...(column !== undefined && { column }),
})
