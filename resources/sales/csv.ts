import { STATUS_NAMES } from '#resources/orders/rules.ts'
import { CATEGORY_NAMES } from '#resources/products/rules.ts'
import { csvHead, csvRows } from '#server/http/csv.ts'
import type { Language, Words } from '#shared/messages.ts'
import type { Pivot, PivotEntry } from './contract.ts'
import { DIMENSION_NAMES, type Dimension, MEASURE_NAMES, type Measure, measured, OTHER, WEB_SHOP } from './rules.ts'

type Shape = { rows: Dimension; columns: Dimension; measure: Measure; language: Language }

const TOTAL: Words = { en: 'Total', zh: '合計' }

/** The table as the page shows it: a column for each column, then the totals, in amounts of TWD. */
export function pivotCsv({ rows, columns, cells, total }: Pivot, shape: Shape): string {
  const { measure, language } = shape
  const found = new Map(cells.map(cell => [`${cell.row} ${cell.column}`, cell]))
  const none = { orders: 0, cents: 0 }
  const text = (sum: { orders: number; cents: number }) => textOf(measured(sum, measure, total), measure)
  const corner = `${DIMENSION_NAMES[shape.rows][language]} / ${DIMENSION_NAMES[shape.columns][language]}`
  const head = [corner, ...columns.map(entry => entryName(entry, shape.columns, language)), TOTAL[language]]
  const lines = rows.map((row, at) => [
    entryName(row, shape.rows, language),
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

const OTHERS: Words = { en: 'Other', zh: '其他' }
const WEB: Words = { en: 'Web shop', zh: '網路商店' }

/** What a row or column is called. */
function entryName({ key, name }: PivotEntry, dimension: Dimension, language: Language): string {
  if (key === OTHER) return OTHERS[language]
  if (key === WEB_SHOP) return WEB[language]
  if (dimension === 'status') return STATUS_NAMES[key as keyof typeof STATUS_NAMES][language]
  if (dimension === 'category') return CATEGORY_NAMES[key as keyof typeof CATEGORY_NAMES][language]
  return name?.[language] ?? key
}
