import { useCallback, useMemo, useRef, useState } from 'react'
import { useLatest } from '#client/state/use-latest.ts'

/** The selected rows of a list, and the functions that select them. */
export type Selection<R> = {
  /** The selected rows in their current versions. */
  rows: readonly R[]
  has: (row: R) => boolean
  /** `isRange`: all rows from the last pressed one to this one get the same state. */
  select: (row: R, isSelected: boolean, isRange?: boolean) => void
  add: (rows: readonly R[]) => void
  remove: (rows: readonly R[]) => void
  clear: () => void
  /** How many of the rows on the screen are selected. `empty`: there are none yet. */
  extent: 'empty' | 'none' | 'some' | 'all'
  selectShown: (isSelected: boolean) => void
}

type Options<R> = {
  rows: readonly R[]
  rowId: (row: R) => string
  /** Rows on other pages of the list stay selected. Otherwise only rows on the screen count. */
  spansPages: boolean
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>()

export function useSelection<R>({ rows, rowId, spansPages }: Options<R>): Selection<R> {
  const [selected, setSelected] = useState<ReadonlyMap<string, R>>(NOTHING)
  // The callbacks keep their identity, so that the table only renders rows that have changed.
  const shown = useLatest({ rows, rowId })
  const lastPressed = useRef<string>(undefined)

  const set = useCallback((changed: readonly R[], isSelected: boolean) => {
    const idOf = shown.current.rowId
    setSelected(before => {
      const next = new Map(before)
      for (const row of changed) isSelected ? next.set(idOf(row), row) : next.delete(idOf(row))
      return next
    })
  }, [])
  const select = useCallback(
    (row: R, isSelected: boolean, isRange = false) => {
      const { rows: all, rowId: idOf } = shown.current
      const from = isRange ? all.findIndex(one => idOf(one) === lastPressed.current) : -1
      const to = all.findIndex(one => idOf(one) === idOf(row))
      lastPressed.current = idOf(row)
      set(from < 0 ? [row] : all.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected)
    },
    [set],
  )
  const selectShown = useCallback((isSelected: boolean) => set(shown.current.rows, isSelected), [set])
  const add = useCallback((more: readonly R[]) => set(more, true), [set])
  const remove = useCallback((some: readonly R[]) => set(some, false), [set])
  const clear = useCallback(() => setSelected(NOTHING), [])

  return useMemo(() => {
    const onScreen = rows.filter(row => selected.has(rowId(row)))
    const now = new Map(onScreen.map(row => [rowId(row), row]))
    return {
      rows: spansPages ? [...selected].map(([id, row]) => now.get(id) ?? row) : onScreen,
      has: row => selected.has(rowId(row)),
      extent: extentOf(onScreen.length, rows.length),
      select,
      add,
      remove,
      clear,
      selectShown,
    }
  }, [rows, rowId, selected, spansPages, select, add, remove, clear, selectShown])
}

function extentOf(selected: number, shown: number): Selection<unknown>['extent'] {
  if (shown === 0) return 'empty'
  if (selected === 0) return 'none'
  return selected < shown ? 'some' : 'all'
}
