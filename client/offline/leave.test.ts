import { beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { leaveOffline } from './leave.ts'
import { unsentInTab } from './offline-store.ts'

/** What IndexedDB holds, which the test environment lacks; null: it is forbidden. */
const database = vi.hoisted(() => ({ rows: null as Map<string, unknown> | null }))
const rows = () => {
  if (!database.rows) throw new Error('forbidden')
  return database.rows
}
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async (key: string) => rows().get(key),
  del: async (key: string) => rows().delete(key),
  keys: async () => [...rows().keys()],
}))
const asked = vi.hoisted(() => ({ questions: [] as { text: string }[], answer: true }))
vi.mock('#client/ui/dialog/confirm.tsx', () => ({
  confirm: async (question: { text: string }) => {
    asked.questions.push(question)
    return asked.answer
  },
}))
const toastError = vi.hoisted(() => vi.fn())
vi.mock('#client/toast/toast.ts', () => ({ toast: { error: toastError } }))

const caches = { names: [] as string[], keys: async () => caches.names, delete: vi.fn() }
const unregister = vi.fn()

beforeEach(() => {
  database.rows = new Map()
  Object.assign(asked, { questions: [], answer: true })
  caches.names = ['strive-offline files', 'of somebody else']
  for (const mock of [caches.delete, unregister, toastError]) mock.mockClear()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ unregister }) } })
  useGlobal.setState({ user: 'operator' })
  unsentInTab.count = () => 0
  return () => vi.unstubAllGlobals()
})
const keep = (account: string, changes: number) => rows().set(account, { outbox: Array(changes).fill({}) })

test('whoever has sent everything logs out without a question, and nothing is left', async () => {
  keep('operator', 0)
  expect([await leaveOffline(), asked.questions.length, database.rows?.size]).toEqual([true, 0, 0])
  expect([unregister.mock.calls.length, caches.delete.mock.calls]).toEqual([1, [['strive-offline files']]])
})

test.each([
  ['stored', 3, 0, 3],
  ['only in this tab, because the storage is full', 0, 1, 1],
  ['stored and in this tab, which are the same', 2, 2, 2],
])('unsent changes (%s) are counted in a question first', async (_, stored, inTab, count) => {
  keep('operator', stored)
  unsentInTab.count = () => inTab
  asked.answer = false
  expect(await leaveOffline()).toBe(false)
  expect(asked.questions.map(({ text }) => /\d+/.exec(text)?.[0])).toEqual([String(count)])
  // Whoever stays loses nothing.
  expect([database.rows?.size, unregister.mock.calls.length]).toEqual([1, 0])
  asked.answer = true
  expect([await leaveOffline(), database.rows?.size]).toEqual([true, 0])
})

test('what another operator keeps in this browser stays, with the page that they need for it', async () => {
  keep('operator', 0)
  keep('colleague', 5)
  expect([await leaveOffline(), asked.questions.length]).toEqual([true, 0])
  expect([[...rows().keys()], unregister.mock.calls.length, caches.delete.mock.calls.length]).toEqual([
    ['colleague'],
    0,
    0,
  ])
})

test('what an earlier version has kept in another form holds nobody back', async () => {
  for (const kept of [null, 'text', { outbox: 7 }]) {
    rows().set('operator', kept)
    expect(await leaveOffline()).toBe(true)
  }
  expect(asked.questions).toEqual([])
})

test.each([
  ['where nothing can be stored, there is nothing to say', [], 0],
  ['what can’t be deleted is said', [{ name: 'strive-offline' }], 1],
])('a forbidden IndexedDB: %s', async (_, databases, said) => {
  database.rows = null
  vi.stubGlobal('indexedDB', { databases: async () => databases })
  expect([await leaveOffline(), toastError.mock.calls.length]).toEqual([true, said])
})
