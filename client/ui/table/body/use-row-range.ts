import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { useCallback } from 'react'

/** The browser lays out the whole table for a change, so one change brings several rows. */
const ROWS_AT_ONCE = 8

/**
 * The rows to render for the virtualizer: those around the view, in steps of several rows, and the row with the focus,
 * which would lose it if it left the document.
 */
export function useRowRange(focused: number | null): (range: Range) => number[] {
  return useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor({
        ...range,
        startIndex: range.startIndex - (range.startIndex % ROWS_AT_ONCE),
        endIndex: range.endIndex - (range.endIndex % ROWS_AT_ONCE) + ROWS_AT_ONCE - 1,
      })
      if (focused === null || focused >= range.count || indexes.includes(focused)) return indexes
      return [...indexes, focused].sort((a, b) => a - b)
    },
    [focused],
  )
}
