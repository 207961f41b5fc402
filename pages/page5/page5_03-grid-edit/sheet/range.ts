import { FIELDS, type Field, isEditable } from '#pages/page5/page5_03-grid-edit/cells.ts'
import type { Product } from '#resources/products/contract.ts'

/** A cell by product id, which is stable when the rows are sorted, and by column index. */
export type CellRef = { id: number; column: number }
/** The selected block, from the cell where it began to the one with the focus; with `isAll`, the whole sheet around it. */
export type Range = { anchor: CellRef; focus: CellRef; isAll?: boolean }

type Rows = readonly Pick<Product, 'id'>[]
export const rowOf = (rows: Rows, { id }: CellRef): number => rows.findIndex(row => row.id === id)

/** The first and last row and column of a block; null if its rows are gone. */
export function boundsOf(rows: Rows, { anchor, focus, isAll = false }: Range) {
  const [from, to] = [rowOf(rows, anchor), rowOf(rows, focus)]
  if (to < 0) return null
  if (isAll) return { top: 0, bottom: rows.length - 1, left: 0, right: FIELDS.length - 1 }
  const first = from < 0 ? to : from
  return {
    top: Math.min(first, to),
    bottom: Math.max(first, to),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  }
}
export type Bounds = NonNullable<ReturnType<typeof boundsOf>>

export type Typed = { id: number; field: Field; text: string }

/**
 * The targets of a pasted block: from the block's corner, or a single value into every selected cell. `outside` counts
 * cells that fall outside the sheet or into a read-only column.
 */
export function placeBlock(rows: Rows, { top, bottom, left, right }: Bounds, block: readonly (readonly string[])[]) {
  const single = block.length === 1 && block[0]?.length === 1 ? (block[0][0] ?? '') : null
  const height = single === null ? block.length : bottom - top + 1
  const typed: Typed[] = []
  let outside = 0
  for (let down = 0; down < height; down++) {
    const width = single === null ? (block[down]?.length ?? 0) : right - left + 1
    for (let over = 0; over < width; over++) {
      const [row, field] = [rows[top + down], FIELDS[left + over]]
      const text = single ?? block[down]?.[over] ?? ''
      if (row && field && isEditable(field)) typed.push({ id: row.id, field, text })
      else outside++
    }
  }
  return { typed, outside }
}
