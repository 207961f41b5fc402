import { beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { adoptVisits, change, openDevice, turnOff, turnOn, useDevice } from './device.ts'
import type { Entry, Kept } from './entry.ts'

/** What IndexedDB holds, which the test environment lacks: one transaction after the other. */
const device = vi.hoisted(() => ({ copies: new Map<string, unknown>(), failures: [] as Error[] }))
vi.mock('#client/offline/offline-store.ts', async () => {
  const { oneAtATime } = await import('#shared/time/one-at-a-time.ts')
  const inTurn = oneAtATime()
  return {
    unsentInTab: {},
    forgetOffline: (account: string) => inTurn(async () => device.copies.delete(account)),
    offlineStore: {
      read: (account: string) => inTurn(async () => device.copies.get(account)),
      change: (account: string, step: (before: unknown) => unknown) =>
        inTurn(async () => {
          const after = step(device.copies.get(account))
          const failure = device.failures.shift()
          if (failure) throw failure
          device.copies.set(account, after)
        }),
    },
  }
})

const FULL = new DOMException('full', 'QuotaExceededError')
const entry = (key: string): Entry => ({
  ...{ key, visitId: 1, version: 3, changes: { minutes: 30 }, seen: { minutes: null } },
  ...{ madeAt: '2026-11-01T02:00:00.000Z', isSent: false, problem: null },
})
const kept = (...keys: string[]): Kept => ({
  ...{ sandbox: { id: 'main', name: 'main' }, readAt: '2026-11-01T00:00:00.000Z', visits: [] },
  outbox: keys.map(entry),
})
const add = (key: string) => change(known => ({ ...known, outbox: [...known.outbox, entry(key)] }))
const keysIn = (copy: unknown) => (copy as Kept | undefined)?.outbox.map(({ key }) => key) // What is stored has passed its schema.
const inTab = () => keysIn(useDevice.getState().kept ?? undefined)
const stored = () => keysIn(device.copies.get('ada'))
const state = () => useDevice.getState()

beforeEach(() => {
  device.copies.clear()
  device.failures = []
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token' })
  device.copies.set('ada', kept())
  useDevice.setState({ isOpen: true, isOn: true, kept: kept(), trouble: null, storedCount: 0 })
})

test('changes that are made at once are all stored, also those of other tabs', async () => {
  device.copies.set('ada', kept('other tab'))
  await Promise.all([add('a'), add('b')])
  expect([inTab(), stored(), state().storedCount]).toEqual([['other tab', 'a', 'b'], ['other tab', 'a', 'b'], 3])
})

test('what could not be stored is in this tab, and stored with whatever comes next, however close', async () => {
  device.failures = [FULL, FULL]
  await add('a')
  expect([inTab(), stored(), state().trouble, state().storedCount]).toEqual([['a'], [], 'full', 0])
  await Promise.all([add('b'), add('c'), change(known => known)])
  expect([inTab(), stored(), state().trouble]).toEqual([['a', 'b', 'c'], ['a', 'b', 'c'], null])
})

test('what the device has stored does not take the place of what could not be stored meanwhile', async () => {
  device.failures = [new Error('forbidden')]
  useDevice.setState({ isOpen: false })
  const added = add('a')
  await openDevice()
  await added
  expect([inTab(), state().trouble]).toEqual([['a'], 'forbidden'])
})

test('a change that could not be stored is none of the next operator’s business', async () => {
  device.failures = [FULL]
  const added = add('a')
  useGlobal.setState({ user: 'ben' })
  useDevice.setState({ kept: kept('ben’s') })
  await added
  expect([inTab(), state().trouble]).toEqual([['ben’s'], null])
})

test('a copy that somebody has deleted is stored again, and the operator is told until they have read it', async () => {
  device.copies.clear()
  await Promise.all([add('a'), add('b')])
  expect([stored(), state().trouble]).toEqual([['a', 'b'], 'cleared'])
})

test('what waits in this tab is added to the copy that another tab has begun, once', async () => {
  useDevice.setState({ isOn: false, kept: kept('a', 'b') })
  device.copies.set('ada', kept('b', 'c'))
  await turnOn()
  expect([inTab(), stored(), state().isOn]).toEqual([['b', 'c', 'a'], ['b', 'c', 'a'], true])
  await turnOff()
  expect([inTab(), stored(), state().isOn]).toEqual([['b', 'c', 'a'], undefined, false])
  await add('d')
  expect([inTab(), stored()]).toEqual([['b', 'c', 'a', 'd'], undefined])
})

test('visits are replaced by newer ones of their sandbox, and by those of another once nothing waits', async () => {
  const read = (readAt: string, id = 'main') => {
    const { outbox: _, ...rest } = kept()
    return adoptVisits({ ...rest, readAt, sandbox: { id, name: '' } })
  }
  await add('a')
  await read('2026-10-31T00:00:00.000Z')
  expect(state().kept?.readAt).toBe('2026-11-01T00:00:00.000Z')
  await read('2026-11-02T00:00:00.000Z')
  expect([state().kept?.readAt, inTab()]).toEqual(['2026-11-02T00:00:00.000Z', ['a']])
  await read('2026-11-03T00:00:00.000Z', 'lunch')
  expect(state().kept?.sandbox.id).toBe('main')
  await change(known => ({ ...known, outbox: [] }))
  await read('2026-11-01T00:00:00.000Z', 'lunch')
  expect(state().kept?.sandbox.id).toBe('lunch')
})

test.each([
  [false, null, true],
  [true, null, false],
  [true, 'full', true],
  [true, 'cleared', false],
] as const)(
  'leaving is asked about only if something is in this tab alone: stored %j, trouble %j',
  (isOn, trouble, asks) => {
    useDevice.setState({ isOn, trouble, kept: kept('a') })
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(asks)
  },
)
