import { beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { operatorStore } from './operator-store.ts'

/** What IndexedDB holds, which the test environment lacks; null: it is forbidden. */
const database = vi.hoisted(() => ({ rows: null as Map<string, unknown> | null }))
const rows = () => {
  if (!database.rows) throw new Error('forbidden')
  return database.rows
}
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async (key: string) => rows().get(key),
  clear: async () => rows().clear(),
  update: async (key: string, step: (kept: unknown) => unknown) => rows().set(key, step(rows().get(key))),
}))
const count = (kept: unknown) => Number(kept ?? 0) + 1

beforeEach(() => {
  database.rows = new Map()
  useGlobal.setState({ isLogin: true, user: 'operator' })
})

test('stores nothing and never throws if IndexedDB is forbidden', async () => {
  database.rows = null
  expect(await operatorStore.change('list', () => [1])).toBeUndefined()
  expect(await operatorStore.read('list')).toBeUndefined()
  await expect(operatorStore.clear()).resolves.toBeUndefined()
})

test('nobody reads what another operator has stored, and it is all gone with the session', async () => {
  expect([await operatorStore.change('list', count), await operatorStore.change('list', count)]).toEqual([1, 2])
  useGlobal.setState({ user: 'colleague' })
  expect(await operatorStore.read('list')).toBeUndefined()
  expect(await operatorStore.change('list', count)).toBe(1)
  useGlobal.setState({ user: 'operator' })
  expect(await operatorStore.read('list')).toBe(2)
  await operatorStore.clear()
  expect(await operatorStore.read('list')).toBeUndefined()
})

test('what arrives after the session has ended is not stored', async () => {
  useGlobal.setState({ isLogin: false })
  expect(await operatorStore.change('list', count)).toBeUndefined()
  expect(database.rows?.size).toBe(0)
})
