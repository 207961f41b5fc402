import {
  type ColumnDef,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type Column, type Layout, shownColumns } from './column.ts'
import { parseSort } from './sort.ts'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: {},
})
type Features = typeof features
type Definition<R extends RowData> = ColumnDef<Features, R, unknown>

/** One collator for all columns, because creating one is slow. Numbers inside texts compare as numbers. */
const collator = new Intl.Collator(['zh-Hant-TW', 'en'], { numeric: true })

/** Empty values first, then numbers, then texts in natural order. */
function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  return rank(a) - rank(b)
}
const rank = (value: unknown) => (typeof value === 'number' ? 1 : typeof value === 'string' ? 2 : 0)

const define = <R extends RowData, V>({ id, sortValue }: Column<R, V>): Definition<R> => ({
  id,
  accessorFn: row => sortValue?.(row) ?? null,
  sortFn: (a, b) => compareValues(a.getValue(id), b.getValue(id)),
})

type Options<R, V> = {
  columns: readonly Column<R, V>[]
  rows: readonly R[]
  rowId: (row: R) => string
  layout: Layout
  sort: string
  isSortedByServer: boolean
}

/** Which columns and which rows, in which order. TanStack Table sorts the rows, also by a column that is hidden. */
export function useTableModel<R extends RowData, V>(options: Options<R, V>) {
  const { columns, rows, rowId, layout, sort, isSortedByServer } = options
  const definitions = useMemo(() => columns.map(define<R, V>), [columns])
  const state = useMemo(() => {
    const { id, isDescending } = parseSort(sort)
    const sorts = columns.some(column => column.id === id)
    return { sorting: sorts ? [{ id, desc: isDescending }] : [] }
  }, [columns, sort])
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: isSortedByServer,
    state,
  })
  const shown = shownColumns(columns, layout)
  const shownIds = shown.map(({ id }) => id).join()
  return {
    rows: table.getRowModel().rows,
    // In order, the pinned columns first. The stylesheet pins them.
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout with the same columns renders no row again.
    columns: useMemo(() => shown, [columns, shownIds]),
  }
}
