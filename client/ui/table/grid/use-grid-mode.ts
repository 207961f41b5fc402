import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { cellAfter, clamp, type Extent, type GridCell } from './grid-keys.ts'

/**
 * The grid mode of a table. Enter on the scrolling region starts it. Then the arrow keys move from cell to cell (one
 * cell is in the tab order at a time), Enter acts on the control of the cell or row, and Escape returns to the region.
 * `rows` includes the head.
 */
export function useGridMode(region: RefObject<HTMLElement | null>, size: { rows: number; columns: number }) {
  const [cell, setCell] = useState<GridCell | null>(null)
  const extent: Extent = { ...size, page: 10 }
  const active = cell && clamp(cell, extent)
  const { row, column } = active ?? {}

  useLayoutEffect(() => {
    if (row === undefined || column === undefined) return
    cellAt(region.current, { row, column })?.focus()
  }, [region, row, column])

  // If the row with the focus disappears, the cell that takes its position gets the focus.
  useLayoutEffect(() => {
    if (active && document.activeElement === document.body) cellAt(region.current, active)?.focus()
  })

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!active) {
      const isOnRegion = event.target === event.currentTarget
      if (event.key !== 'Enter' || !isOnRegion || size.rows < 2) return
      setCell({ row: 1, column: 0 })
      return event.preventDefault()
    }
    if (event.key === 'Escape') return leave(event)
    if (event.key === 'Tab') return stepOut(event)
    if (event.key === 'Enter' || event.key === ' ') return act(event)
    const next = cellAfter(event, active, extent)
    if (!next) return
    setCell(next)
    event.preventDefault()
  }

  function leave(event: KeyboardEvent<HTMLElement>) {
    setCell(null)
    event.currentTarget.focus()
    event.stopPropagation()
  }

  /** A grid is one tab stop: Tab leaves it forwards, Shift+Tab backwards. */
  function stepOut({ currentTarget, shiftKey }: KeyboardEvent<HTMLElement>) {
    setCell(null)
    const edge = shiftKey ? currentTarget : currentTarget.querySelector<HTMLElement>('[data-grid-end]')
    edge?.focus({ preventScroll: true })
  }

  function act(event: KeyboardEvent<HTMLElement>) {
    const cell = cellAt(region.current, active)
    if (event.target !== cell) return
    const places = active?.row === 0 ? [cell] : [cell, cell?.parentElement]
    // The space bar toggles the row's checkbox if there is one; Enter opens the row.
    const box = event.key === ' ' ? places.map(boxIn).find(Boolean) : null
    const control = box ?? places.map(controlIn).find(Boolean)
    if (!control) return
    control.click()
    event.preventDefault()
  }

  /** A click that moves the focus elsewhere ends grid mode; switching windows does not. */
  function handleFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (target === currentTarget) setCell(null)
  }
  function handleBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (document.hasFocus() && !currentTarget.contains(relatedTarget)) setCell(null)
  }
  return { active, handlers: { onKeyDown: handleKeyDown, onFocus: handleFocus, onBlur: handleBlur } }
}

function cellAt(region: HTMLElement | null, cell: GridCell | null): HTMLElement | null {
  const row = cell && region?.querySelector<HTMLTableRowElement>(`tr[data-row="${cell.row}"]`)
  return row?.cells[cell?.column ?? 0] ?? null
}

const controlIn = (element: Element | null | undefined) =>
  element?.querySelector<HTMLElement>('a[href], button, input:not([type="checkbox"]), select') ?? boxIn(element)

const boxIn = (element: Element | null | undefined) =>
  element?.querySelector<HTMLElement>('input[type="checkbox"]') ?? null
