/** The position of a cell. Row 0 is the head. */
export type GridCell = { row: number; column: number }
/** The size of the grid: rows with the head, columns, and the rows that PageUp and PageDown skip. */
export type Extent = { rows: number; columns: number; page: number }
type Key = { key: string; ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean }

/** Where a key of the ARIA grid pattern moves to, kept inside the grid; null for other keys. */
export function cellAfter(event: Key, from: GridCell, extent: Extent): GridCell | null {
  if (event.altKey) return null
  const target = event.ctrlKey || event.metaKey ? jump(event.key, from, extent) : step(event.key, from, extent)
  return target && clamp(target, extent)
}

export const clamp = ({ row, column }: GridCell, { rows, columns }: Extent): GridCell => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
})

function step(key: string, { row, column }: GridCell, { columns, page }: Extent): GridCell | null {
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowLeft':
      return { row, column: column - 1 }
    case 'ArrowRight':
      return { row, column: column + 1 }
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: columns - 1 }
    case 'PageUp':
      return { row: row - page, column }
    case 'PageDown':
      return { row: row + page, column }
    default:
      return null
  }
}

/** With Ctrl: Home and End go to the corners, the arrow keys to the edges. */
function jump(key: string, { row, column }: GridCell, { rows, columns }: Extent): GridCell | null {
  switch (key) {
    case 'Home':
      return { row: 0, column: 0 }
    case 'End':
      return { row: rows - 1, column: columns - 1 }
    case 'ArrowUp':
      return { row: 0, column }
    case 'ArrowDown':
      return { row: rows - 1, column }
    case 'ArrowLeft':
      return { row, column: 0 }
    case 'ArrowRight':
      return { row, column: columns - 1 }
    default:
      return null
  }
}
