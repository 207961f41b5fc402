import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSelection } from './use-selection.ts'

type Row = { id: number; version: number }
const row = (id: number, version = 1): Row => ({ id, version })
const PAGE = [row(1), row(2), row(3), row(4)]
const rowId = ({ id }: Row) => String(id)

function open(spansPages = false, first: readonly Row[] = PAGE) {
  const hook = renderHook(({ rows }) => useSelection({ rows, rowId, spansPages }), { initialProps: { rows: first } })
  const ids = () => hook.result.current.rows.map(({ id }) => id).sort()
  return { ...hook, ids, now: () => hook.result.current }
}

test('selects a row and deselects it', () => {
  const { now, ids } = open()
  act(() => now().select(row(2), true))
  expect([ids(), now().has(row(2)), now().extent]).toEqual([[2], true, 'some'])
  act(() => now().select(row(2), false))
  expect([ids(), now().extent]).toEqual([[], 'none'])
})

test('Shift selects or deselects a range from the last pressed row, up or down', () => {
  const { now, ids } = open()
  act(() => now().select(row(4), true))
  act(() => now().select(row(2), true, true))
  expect(ids()).toEqual([2, 3, 4])
  act(() => now().select(row(3), false, true))
  expect(ids()).toEqual([4])
})

test('Shift without an earlier press selects one row', () => {
  const { now, ids } = open()
  act(() => now().select(row(3), true, true))
  expect(ids()).toEqual([3])
})

test('the header selects all rows on the screen, or none', () => {
  const { now, ids } = open()
  act(() => now().selectShown(true))
  expect([ids(), now().extent]).toEqual([[1, 2, 3, 4], 'all'])
  act(() => now().selectShown(false))
  expect(ids()).toEqual([])
})

test('across pages, rows on the screen have their current versions, and the others those last seen', () => {
  const { now, rerender } = open(true)
  act(() => now().selectShown(true))
  rerender({ rows: [row(1, 2)] })
  expect(now().rows).toEqual([row(1, 2), row(2), row(3), row(4)])
})

test('uses the current versions of selected rows, and drops rows that are gone', () => {
  const { now, ids, rerender } = open()
  act(() => now().selectShown(true))
  rerender({ rows: [row(1, 2), row(2)] })
  expect(now().rows).toEqual([row(1, 2), row(2)])
  rerender({ rows: [] })
  expect(ids()).toEqual([])
})

test('a selection that spans pages keeps rows of other pages', () => {
  const { now, ids, rerender } = open(true)
  act(() => now().select(row(1), true))
  rerender({ rows: [row(5)] })
  act(() => now().add([row(5), row(9)]))
  expect(ids()).toEqual([1, 5, 9])
  expect(now().extent).toBe('all')
  act(() => now().clear())
  expect(ids()).toEqual([])
})

test('the callbacks keep their identity', () => {
  const { now, rerender } = open()
  const { select, selectShown } = now()
  rerender({ rows: [row(7)] })
  expect([now().select, now().selectShown]).toEqual([select, selectShown])
})
