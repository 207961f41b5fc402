import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLocalBus } from '#server/bus/bus.ts'
import { MAX_HELD, MAX_HOLD_MS } from '#shared/platform/held.ts'
import { createHolds, type Holds } from './holds.ts'

const START = Date.parse('2026-10-31T00:00:00Z')
const never = new AbortController().signal
const owner = { accountId: 1, sandboxId: 'main', key: null }
const holdIn = (
  holds: Holds,
  path: string,
  { sandboxId = 'main', signal = never, faultId = '1' as string | null } = {},
) =>
  holds.hold(
    { accountId: 1, sandboxId, ruleSandboxId: null, method: 'GET', path, endpoint: 'x', page: null, faultId },
    MAX_HOLD_MS,
    signal,
  )
const pathsIn = (holds: Holds, sandboxId = 'main') => holds.list({ ...owner, sandboxId }).map(({ path }) => path)

let opened: Holds[]
beforeEach(() => {
  opened = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: START })
})
afterEach(() => {
  for (const holds of opened) holds.close()
  vi.useRealTimers()
})
/** So many instances on one bus. */
function open(count: number): Holds[] {
  const bus = createLocalBus()
  opened = Array.from({ length: count }, () => createHolds(bus))
  return opened
}
/** Time passes, and what was published arrives. */
async function pass(ms = 0) {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setImmediate(resolve))
}

test('requests of all instances are listed in the order of arrival, with their age', async () => {
  const [one, other] = open(2) as [Holds, Holds]
  void holdIn(other, '/first')
  await pass(1000)
  void holdIn(one, '/second')
  await pass(1000)
  void holdIn(other, '/third')
  await pass(500)
  for (const holds of [one, other]) {
    expect(pathsIn(holds)).toEqual(['/first', '/second', '/third'])
    expect(holds.list(owner).map(({ ageMs }) => ageMs)).toEqual([2500, 1500, 500])
  }
  // The clock of the other instance may be ahead.
  expect(one.list(owner, START).map(({ ageMs }) => ageMs)).toEqual([0, 0, 0])
})

test('a client that has left before is not held, and its request is not listed', async () => {
  const [holds] = open(1) as [Holds]
  expect(await holdIn(holds, '/left', { signal: AbortSignal.abort() })).toEqual({ action: 'gone' })
  expect(pathsIn(holds)).toEqual([])
})

test('the limit counts the requests of one sandbox, on all instances', async () => {
  const [one, other] = open(2) as [Holds, Holds]
  for (let at = 0; at < MAX_HELD; at++) void holdIn(at % 2 ? one : other, `/${at}`)
  await pass()
  expect(await holdIn(one, '/beyond')).toEqual({ action: 'full' })
  void holdIn(one, '/elsewhere', { sandboxId: 'another' })
  expect(pathsIn(one, 'another')).toContain('/elsewhere')
})

test('the end of a rule releases what it holds, and not what a request asked for itself', async () => {
  const [holds] = open(1) as [Holds]
  const ofRule = holdIn(holds, '/rule')
  void holdIn(holds, '/kept', { faultId: '2' })
  void holdIn(holds, '/own', { faultId: null })
  holds.keepRules(1, ['2'])
  expect(await ofRule).toEqual({ action: 'release' })
  expect(pathsIn(holds)).toEqual(['/kept', '/own'])
})

test('what another instance holds is believed for as long as the latest news of it', async () => {
  const [one, other] = open(2) as [Holds, Holds]
  void holdIn(other, '/first')
  await pass(30_000)
  void holdIn(other, '/second')
  // The first one was released after a minute, and the earliest news is no longer believed.
  await pass(MAX_HOLD_MS - 30_000 + 10_500)
  expect(pathsIn(one)).toEqual(['/second'])
})
