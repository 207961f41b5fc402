import type { RefObject } from 'react'
import type { Column } from '#client/ui/table/column.ts'
import type { GridCell } from '#client/ui/table/grid/grid-keys.ts'
import type { RowSelection } from '#client/ui/table/row-selection.tsx'
import type { TableRow } from '#client/ui/table/table-model.ts'

export type BodyProps<R, V> = {
  rows: readonly TableRow<R>[]
  columns: readonly Column<R, V>[]
  view: V
  /** How many columns, from the first, stay in view. */
  pinnedCount: number
  selection?: RowSelection<R>
  isNew?: (row: R) => boolean
  currentId?: string
  /** The widths of columns don't depend on the rows, so some can come later. */
  hasFixedColumns: boolean
  /** The current cell of grid mode. Row 0 is the head. */
  active: GridCell | null
  scroller: RefObject<HTMLElement | null>
}

export function rowProps<R, V>(props: BodyProps<R, V>, index: number) {
  const { rows, columns, view, pinnedCount, selection, isNew, currentId, active } = props
  const at = rows[index]
  return {
    columns,
    view,
    pinnedCount,
    place: index + 1,
    isNew: at !== undefined && (isNew?.(at.row) ?? false),
    isSelected: at && selection?.has(at.row),
    selectLabel: at && selection?.labelOf(at.row),
    onSelect: selection?.select,
    isCurrent: at !== undefined && at.id === currentId,
    activeColumn: active?.row === index + 1 ? active.column : null,
  }
}
