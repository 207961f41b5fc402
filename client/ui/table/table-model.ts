import { useMemo } from 'react'
import { type Column, type Layout, shownColumns } from './column.ts'
import { parseSort } from './sort.ts'

/** One collator for all columns, because creating one is slow. Numbers inside texts compare as numbers. */
const collator = new Intl.Collator(['zh-Hant-TW', 'en'], { numeric: true })

type Value = string | number | null

/** Empty values first, then numbers, then texts in natural order. */
function compareValues(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  return rank(a) - rank(b)
}
const rank = (value: Value) => (typeof value === 'number' ? 1 : typeof value === 'string' ? 2 : 0)

/** Equal rows keep their order, in both directions. */
function sortRows<R, V>(rows: readonly R[], columns: readonly Column<R, V>[], view: V, sort: string): readonly R[] {
  const { id, isDescending } = parseSort(sort)
  const sortValue = columns.find(column => column.id === id)?.sortValue
  if (!sortValue) return rows
  const direction = isDescending ? -1 : 1
  return rows
    .map(row => ({ row, value: sortValue(row, view) }))
    .sort((a, b) => direction * compareValues(a.value, b.value))
    .map(({ row }) => row)
}

/** A row, and its key among the others. */
export type TableRow<R> = { id: string; row: R }

type Options<R, V> = {
  columns: readonly Column<R, V>[]
  view: V
  rows: readonly R[]
  rowId: (row: R) => string
  layout: Layout
  sort: string
  isSortedByServer: boolean
}

/** Which columns and which rows, in which order. A hidden column can sort the rows, too. */
export function useTableModel<R, V>(options: Options<R, V>) {
  const { columns, view, rows, rowId, layout, sort, isSortedByServer } = options
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row keeps its id, whichever function reads it.
  const tableRows = useMemo(
    () =>
      (isSortedByServer ? rows : sortRows(rows, columns, view, sort)).map<TableRow<R>>(row => ({
        id: rowId(row),
        row,
      })),
    [columns, rows, sort, isSortedByServer || view],
  )
  const shown = shownColumns(columns, layout)
  const shownIds = shown.map(({ id }) => id).join()
  return {
    rows: tableRows,
    // In order, the pinned columns first. The stylesheet pins them.
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout with the same columns renders no row again.
    columns: useMemo(() => shown, [columns, shownIds]),
  }
}
