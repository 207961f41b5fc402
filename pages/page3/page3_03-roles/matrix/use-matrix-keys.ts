import { type FocusEvent, type KeyboardEvent, useState } from 'react'

const clamp = (cell: number, count: number) => Math.min(Math.max(cell, 0), count - 1)
const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-8, 0],
  PageDown: [8, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
}

/** Makes the whole matrix one tab stop; the arrow keys move inside. */
export function useMatrixKeys(rows: number, columns: number) {
  const [at, setAt] = useState({ row: 0, column: 0 })
  const current = { row: clamp(at.row, rows), column: clamp(at.column, columns) }

  const cellOf = (target: EventTarget) => {
    const { row, column } = target instanceof HTMLElement ? target.dataset : {}
    return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const [step, from] = [STEPS[event.key], cellOf(event.target)]
    if (!step || !from || event.altKey || event.metaKey) return
    event.preventDefault()
    const row = clamp(from.row + step[0], rows)
    const column = clamp(from.column + step[1], columns)
    event.currentTarget.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus()
  }

  function handleFocus(event: FocusEvent) {
    const focused = cellOf(event.target)
    if (focused) setAt(focused)
  }

  const cell = (row: number, column: number) => ({
    'data-row': row,
    'data-column': column,
    tabIndex: row === current.row && column === current.column ? 0 : -1,
  })

  return { handleKeyDown, handleFocus, cell }
}
