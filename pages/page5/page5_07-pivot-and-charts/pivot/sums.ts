import type { Pivot, PivotEntry } from '#resources/sales/contract.ts'
import { type Measure, measured, OTHER } from '#resources/sales/rules.ts'

export type Sum = { orders: number; cents: number }
const NONE: Sum = { orders: 0, cents: 0 }

/** The sum of a cell. Without a row it is that of the column, without a column that of the row, without both the total. */
type SumAt = (row: string | undefined, column: string | undefined) => Sum

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

/** What a chart draws in one colour: an entry of an axis, or all that are too small for a colour of their own. */
export type Group = { key: string; columns: readonly PivotEntry[] }

/**
 * At most this many groups, in the order of the axis. All but the largest entries are one group, with those that the
 * server has already summed up, so that a stack is as high as the whole sum.
 */
export function foldSmall(entries: readonly PivotEntry[], count: number): Group[] {
  const own = entries.filter(({ key }) => key !== OTHER)
  const groupsOf = (kept: readonly PivotEntry[]) => kept.map(entry => ({ key: entry.key, columns: [entry] }))
  if (entries.length <= count) return groupsOf(entries)
  const kept = new Set(own.toSorted((a, b) => b.cents - a.cents).slice(0, count - 1))
  const isKept = (entry: PivotEntry) => kept.has(entry)
  return [...groupsOf(entries.filter(isKept)), { key: OTHER, columns: entries.filter(entry => !isKept(entry)) }]
}
