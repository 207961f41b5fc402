import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useUrlState } from '#client/router/url-state.ts'
import { trailOf, useCursorPages } from './use-cursor-pages.ts'

const schema = z.object({ cursor: z.optional(z.string()) })
const NEXT: Record<string, string | null> = { '': 'b', b: 'c', c: null }

/** The cursors whose rows somebody has deleted. */
let empty: string[] = []
beforeEach(() => {
  empty = []
})

function open(at: string, isPlaceholderData = false) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
  )
  return renderHook(
    () => {
      const [{ cursor }, change] = useUrlState(schema)
      const rows = empty.includes(cursor ?? '') ? [] : [1]
      const query = { data: { rows, next: NEXT[cursor ?? ''] ?? null }, isPlaceholderData }
      return { cursor, back: useNavigate(), ...useCursorPages(cursor, query, change) }
    },
    { wrapper },
  ).result
}

test('goes forwards and back through the pages', () => {
  const list = open('/list')
  expect(list.current).toMatchObject({ pagesBefore: 0, onFirst: undefined, onPrevious: undefined })
  act(() => list.current.onNext?.())
  act(() => list.current.onNext?.())
  expect(list.current).toMatchObject({ cursor: 'c', pagesBefore: 2, onNext: undefined })
  act(() => list.current.onPrevious?.())
  expect(list.current).toMatchObject({ cursor: 'b', pagesBefore: 1 })
  act(() => list.current.onFirst?.())
  expect(list.current).toMatchObject({ cursor: undefined, pagesBefore: 0 })
})

test('a link to a later page knows the first page and, after Next, the page it started at', () => {
  const list = open('/list?cursor=b')
  expect(list.current).toMatchObject({ pagesBefore: null, onPrevious: undefined })
  act(() => list.current.onNext?.())
  expect(list.current.pagesBefore).toBeNull()
  act(() => list.current.onPrevious?.())
  expect(list.current.cursor).toBe('b')
})

test('a page without rows is left for the one before it, and Back does not lead to it', () => {
  const list = open('/list')
  act(() => list.current.onNext?.())
  empty = ['c']
  act(() => list.current.onNext?.())
  expect(list.current).toMatchObject({ cursor: 'b', pagesBefore: 1 })
  act(() => void list.current.back(-1))
  expect(list.current).toMatchObject({ cursor: 'b', pagesBefore: 1 })
  act(() => void list.current.back(-1))
  expect(list.current.cursor).toBeUndefined()
  // A link doesn’t know the pages before.
  const linked = open('/list?cursor=c')
  expect(linked.current).toMatchObject({ cursor: undefined, pagesBefore: 0 })
})

test('does not go on while placeholder rows of the previous page are shown', () => {
  expect(open('/list?cursor=b', true).current.onNext).toBeUndefined()
  expect(open('/list?cursor=b').current.onNext).toBeDefined()
})

test.each([null, 7, { trail: 'b' }, { trail: [1] }, { trail: [] }])('ignores %j in the history state', state => {
  expect(trailOf(state, 'b')).toBeNull()
})
