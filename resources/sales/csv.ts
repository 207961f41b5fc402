import { csvHead, csvRows } from '#server/http/csv.ts'
import type { Language, Words } from '#shared/messages.ts'
import type { Pivot, PivotEntry } from './contract.ts'
import { DIMENSION_NAMES, type Dimension, entryName, MEASURE_NAMES, type Measure, measured } from './rules.ts'

type Shape = { rows: Dimension; columns: Dimension; measure: Measure; language: Language }

const TOTAL: Words = { en: 'Total', zh: '合計' }

/** The table as the page shows it: a column for each column, then the totals, in amounts of TWD. */
export function pivotCsv({ rows, columns, cells, total }: Pivot, shape: Shape): string {
  const { measure, language } = shape
  const found = new Map(cells.map(cell => [`${cell.row} ${cell.column}`, cell]))
  const none = { orders: 0, cents: 0 }
  const nameOf = (dimension: Dimension, entry: PivotEntry) => entryName(dimension, entry)?.[language] ?? entry.key
  const text = (sum: { orders: number; cents: number }) => textOf(measured(sum, measure, total), measure)
  const corner = `${DIMENSION_NAMES[shape.rows][language]} / ${DIMENSION_NAMES[shape.columns][language]}`
  const head = [corner, ...columns.map(entry => nameOf(shape.columns, entry)), TOTAL[language]]
  const lines = rows.map((row, at) => [
    nameOf(shape.rows, row),
    ...columns.map((_, column) => text(found.get(`${at} ${column}`) ?? none)),
    text(row),
  ])
  return (
    csvHead([`${MEASURE_NAMES[measure][language]}: ${head[0]}`, ...head.slice(1)]) +
    csvRows([...lines, [TOTAL[language], ...columns.map(text), text(total)]])
  )
}

function textOf(value: number | null, measure: Measure): string {
  if (value === null) return ''
  if (measure === 'orders') return String(value)
  if (measure === 'share') return `${(value * 100).toFixed(1)}%`
  return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2)
}
