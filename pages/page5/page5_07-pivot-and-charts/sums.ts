import type { Pivot } from '#resources/sales/contract.ts'
import { type Measure, measured } from '#resources/sales/rules.ts'

export type Sum = { orders: number; cents: number }
const NONE: Sum = { orders: 0, cents: 0 }

/** The sum of a cell. Without a row it is that of the column, without a column that of the row, without both the total. */
export type SumAt = (row: string | undefined, column: string | undefined) => Sum

export function sumsOf({ rows, columns, cells, total }: Pivot): SumAt {
  const byKey = (entries: readonly (Sum & { key: string })[]) => new Map(entries.map(entry => [entry.key, entry]))
  const [byRow, byColumn] = [byKey(rows), byKey(columns)]
  // Each cell points to a row and a column.
  const byCell = new Map(cells.map(cell => [`${rows[cell.row]?.key} ${columns[cell.column]?.key}`, cell]))
  return (row, column) => {
    if (row === undefined) return (column === undefined ? total : byColumn.get(column)) ?? NONE
    return (column === undefined ? byRow.get(row) : byCell.get(`${row} ${column}`)) ?? NONE
  }
}

/** The value of a measure, as a chart draws it. */
export const drawn = (sum: Sum, measure: Measure, total: Sum): number => measured(sum, measure, total) ?? 0
