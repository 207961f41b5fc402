import { act, render, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readUrlState, useUrlState, writeUrlState } from './url-state.ts'

const schema = z.object({
  outcome: z.optional(z.enum(['signed-in', 'refused'])),
  user: z.optional(z.string()),
  limit: z._default(z.int().check(z.minimum(1)), 50),
  sort: z._default(z.string(), '-time'),
  isPinned: z._default(z.boolean(), true),
  columns: z._default(z.array(z.string()), ['time', 'user']),
})
const DEFAULTS = { limit: 50, sort: '-time', isPinned: true, columns: ['time', 'user'] }

test('leaves defaults out of the URL', () => {
  expect(readUrlState(schema, '')).toEqual(DEFAULTS)
  expect(writeUrlState(schema, '', DEFAULTS)).toBe('')
  expect(writeUrlState(schema, '', { ...DEFAULTS, limit: 100, isPinned: false })).toBe('?limit=100&isPinned=false')
})

test('falls back to the default for each invalid field', () => {
  expect(readUrlState(schema, '?outcome=perhaps&limit=-3&isPinned=7&user=ada')).toEqual({ ...DEFAULTS, user: 'ada' })
  expect(readUrlState(schema, '?limit=&limit=2&%E0%A4%A')).toEqual(DEFAULTS)
})

test('does not turn a text of digits into a number', () => {
  expect(readUrlState(schema, '?user=007').user).toBe('007')
})

test('distinguishes an empty list from a missing parameter', () => {
  expect(readUrlState(schema, writeUrlState(schema, '', { ...DEFAULTS, columns: [] })).columns).toEqual([])
})

test('distinguishes null, which turns off a default, from a missing parameter', () => {
  const lifted = z.object({ isArchived: z._default(z.nullable(z.boolean()), false) })
  expect(writeUrlState(lifted, '', { isArchived: null })).toBe('?isArchived=')
  expect(['', '?isArchived=', '?isArchived=true'].map(search => readUrlState(lifted, search).isArchived)).toEqual([
    false,
    null,
    true,
  ])
})

test('keeps parameters that it does not own', () => {
  expect(writeUrlState(schema, '?lng=zh&limit=7', DEFAULTS)).toBe('?lng=zh')
})

test('reads back everything it writes', () => {
  const states = fc.record(
    {
      outcome: fc.constantFrom('signed-in' as const, 'refused' as const),
      user: fc.string({ unit: 'grapheme' }),
      limit: fc.integer({ min: 1 }),
      sort: fc.string(),
      isPinned: fc.boolean(),
      columns: fc.array(fc.string({ minLength: 1 })),
    },
    { requiredKeys: ['limit', 'sort', 'isPinned', 'columns'] },
  )
  fc.assert(
    fc.property(states, state => {
      expect(readUrlState(schema, writeUrlState(schema, '', state))).toEqual(state)
    }),
  )
})

test('never throws, whatever the URL contains', () => {
  const name = fc.constantFrom('outcome', 'user', 'limit', 'sort', 'isPinned', 'columns', '__proto__')
  const value = fc.oneof(fc.string(), fc.constantFrom('0', '-1', '1e9', 'true', 'NaN', '%', '%E0%A4%A'))
  const searches = fc.array(fc.tuple(name, value).map(pair => pair.join('='))).map(pairs => `?${pairs.join('&')}`)
  fc.assert(
    fc.property(searches, search => {
      expect(z.safeParse(schema, readUrlState(schema, search)).success).toBe(true)
    }),
  )
})

function open(at: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', at]} initialIndex={1}>
      {children}
    </MemoryRouter>
  )
  return renderHook(
    () => {
      const [state, change] = useUrlState(schema)
      return { state, change, location: useLocation(), navigate: useNavigate() }
    },
    { wrapper },
  ).result
}

test('adds a history entry for a change, and Back undoes it', () => {
  const hook = open('/list?lng=zh')
  act(() => hook.current.change({ outcome: 'refused', limit: 20 }))
  expect(hook.current.location.search).toBe('?lng=zh&outcome=refused&limit=20')
  expect(hook.current.state.limit).toBe(20)
  act(() => hook.current.navigate(-1))
  expect(hook.current.state).toEqual(DEFAULTS)
})

test('keeps both changes if the second comes before the next render, or from an older one', () => {
  const hook = open('/list')
  const { change } = hook.current
  act(() => {
    change({ outcome: 'refused' })
    change({ user: 'ada' })
  })
  act(() => change({ limit: 20 }))
  expect(hook.current.location.search).toBe('?outcome=refused&user=ada&limit=20')
})

test('keeps the fragment, which names a task of the lesson', () => {
  const hook = open('/list#task-find')
  act(() => hook.current.change({ user: 'ada' }))
  expect([hook.current.location.search, hook.current.location.hash]).toEqual(['?user=ada', '#task-find'])
})

test('replaces the history entry on request', () => {
  const hook = open('/list')
  act(() => hook.current.change({ user: 'a' }, { replace: true }))
  act(() => hook.current.navigate(-1))
  expect(hook.current.location.pathname).toBe('/before')
})

test('adds no entry for a change without effect, and keeps the identity of the state', () => {
  const hook = open('/list?limit=20')
  const before = hook.current
  act(() => hook.current.change({ limit: 20 }))
  expect(hook.current.location.key).toBe(before.location.key)
  expect(hook.current.state).toBe(before.state)
})

test('reads outdated parameters under their new names, and writes only the new ones', () => {
  const upgrade = (search: string) => search.replace('result=', 'outcome=')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/list?result=refused']}>{children}</MemoryRouter>
  )
  const hook = renderHook(() => ({ list: useUrlState(schema, upgrade), location: useLocation() }), { wrapper }).result
  expect(hook.current.list[0].outcome).toBe('refused')
  act(() => hook.current.list[1]({ limit: 20 }))
  expect(hook.current.location.search).toBe('?outcome=refused&limit=20')
})

test('a change that comes after the page was left does not lead back to it', () => {
  const locations: string[] = []
  const changes: ((patch: { user: string }) => string | null)[] = []
  function List() {
    changes.push(useUrlState(schema)[1])
    return null
  }
  function App({ isLeft }: { isLeft: boolean }) {
    locations.push(useLocation().search)
    return isLeft ? null : <List />
  }
  const router = (isLeft: boolean) => (
    <MemoryRouter initialEntries={['/list']}>
      <App isLeft={isLeft} />
    </MemoryRouter>
  )
  const { rerender } = render(router(false), { reactStrictMode: true })
  act(() => void changes.at(-1)?.({ user: 'ada' }))
  rerender(router(true))
  act(() => void changes.at(-1)?.({ user: 'ben' }))
  expect(locations.at(-1)).toBe('?user=ada')
})

test('undefined removes an optional field', () => {
  const hook = open('/list?user=ada')
  act(() => hook.current.change({ user: undefined }))
  expect(hook.current.location.search).toBe('')
})
