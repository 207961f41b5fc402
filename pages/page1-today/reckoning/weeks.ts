import { startOfWeek } from '#client/ui/date/weeks.ts'
import type { Pivot, PivotEntry } from '#resources/sales/contract.ts'
import { OTHER } from '#resources/sales/rules.ts'
import { addDays } from '#shared/time/zone.ts'

const WEEKS = 12
/** As many categories have a colour of their own. */
const MAX_SERIES = 5

/** The first of the twelve weeks, as its Monday, that end with the week of this day. */
export const firstWeek = (lastDay: string): string => addDays(startOfWeek(lastDay, 1), -7 * (WEEKS - 1))

/** The largest columns by themselves, largest first, and all others as one. */
export function largest(columns: readonly PivotEntry[]): { key: string; columns: readonly PivotEntry[] }[] {
  const sorted = columns.toSorted((a, b) => b.cents - a.cents)
  const own = sorted.slice(0, MAX_SERIES).map(column => ({ key: column.key, columns: [column] }))
  const others = sorted.slice(MAX_SERIES)
  return others.length > 0 ? [...own, { key: OTHER, columns: others }] : own
}

/** The sum of each column in a row, by the keys of both. */
export function centsIn({ rows, columns, cells }: Pivot): (row: string, column: string) => number {
  const sums = new Map(cells.map(cell => [`${rows[cell.row]?.key} ${columns[cell.column]?.key}`, cell.cents]))
  return (row, column) => sums.get(`${row} ${column}`) ?? 0
}
