import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { optimisticSettled, queryClient } from '#client/api/query.ts'
import { endSession, sessionQuery } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import type { ListedVisit, VisitFields } from '#resources/visits/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { change, useDevice } from './device.ts'
import { addEntry, type Entry } from './entry.ts'
import { hold, onOutcome, sendOutbox, useSending } from './send.ts'

/** What IndexedDB holds, which the test environment lacks, and what its next change waits for. */
const device = vi.hoisted(() => ({ stored: null as unknown, ready: Promise.resolve() }))
vi.mock('#client/offline/offline-store.ts', () => ({
  forgetOffline: async () => undefined,
  unsentInTab: { count: () => 0 },
  offlineStore: {
    read: async () => device.stored,
    async change(_: string, step: (before: unknown) => unknown) {
      await device.ready
      device.stored = step(device.stored)
    },
  },
}))
vi.mock('#client/session/login-record.ts', () => ({ recordLogin: async () => {}, sendKeptLogins: async () => {} }))

const NAME = { en: 'x', zh: 'x' }
const visitAt = (version: number, more: Partial<VisitFields> = {}): ListedVisit => ({
  ...{ id: 1, startsAt: '2026-11-01T01:00:00.000Z', customerId: 1, productId: 1, technicianId: 1 },
  ...{ status: 'planned', minutes: null, parts: '', note: '', version, updatedAt: '2026-10-31T08:00:00.000Z' },
  ...{ customer: NAME, place: NAME, product: NAME, technician: NAME },
  ...more,
})
const outbox = () => useDevice.getState().kept?.outbox ?? []
const visit = () => useDevice.getState().kept?.visits[0]
const add = (key: string, changes: Partial<VisitFields>) =>
  change(kept => ({
    ...kept,
    outbox: addEntry(
      kept.outbox,
      visitAt(3),
      { ...visitAt(3), ...changes },
      { key, madeAt: '2026-11-01T02:00:00.000Z' },
    ),
  }))

let sent: HeldRequest[]
let outcomes: string[]
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sent = holdRequests()
  outcomes = []
  stop = onOutcome(({ kind }) => outcomes.push(kind))
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token' })
  // Only its sandbox is read.
  queryClient.setQueryData(sessionQuery.queryKey, { sandbox: { id: 'main' } } as never)
  const kept = {
    sandbox: { id: 'main', name: 'main' },
    readAt: '2026-11-01T00:00:00.000Z',
    visits: [visitAt(3)],
    outbox: [],
  }
  useDevice.setState({ isOpen: true, isOn: false, kept })
})
afterEach(async () => {
  useDevice.setState({ kept: null })
  for (const { reply } of sent) reply(404)
  await vi.advanceTimersByTimeAsync(100_000)
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
const settled = () => vi.advanceTimersByTimeAsync(0)
const asked = () => sent.map(({ headers, body }) => [headers['idempotency-key'], headers['if-match'], body])
async function sendOne(changes: Partial<VisitFields> = { minutes: 30 }) {
  await add('a', changes)
  void sendOutbox()
  await settled()
}

test('entries of a visit are sent one after the other, each on the version of the one before', async () => {
  await add('a', { minutes: 30 })
  await add('b', { note: 'done' })
  void sendOutbox()
  await settled()
  expect(asked()).toEqual([['a', '"3"', { minutes: 30 }]])
  sent[0]?.reply(200, visitAt(4, { minutes: 30 }))
  await settled()
  expect(asked()[1]).toEqual(['b', '"4"', { note: 'done' }])
  sent[1]?.reply(200, visitAt(5, { minutes: 30, note: 'done' }))
  await settled()
  expect([outbox(), visit()?.note, outcomes]).toEqual([[], 'done', ['accepted', 'accepted']])
})

test.each<[string, (request: HeldRequest) => void, isSent: boolean]>([
  ['whose reply was lost', ({ cut }) => cut(), true],
  ['that a failing server has not executed', ({ reply }) => reply(503), false],
  ['whose session has ended', ({ reply }) => reply(401), false],
])('an entry %s is sent again with its key, and known to be possibly executed only then', async (_, end, isSent) => {
  await sendOne()
  expect(outbox()[0]?.isSent).toBe(true)
  if (sent[0]) end(sent[0])
  await settled()
  expect(outbox().map(entry => [entry.isSent, entry.problem])).toEqual([[isSent, null]])
  await vi.advanceTimersByTimeAsync(1300)
  expect(asked()).toEqual([asked()[0], asked()[0]])
})

test('a server that never answers is given up after ten seconds, and asked again', async () => {
  await sendOne()
  await vi.advanceTimersByTimeAsync(9_900)
  expect([outcomes, sent.length]).toEqual([[], 1])
  await vi.advanceTimersByTimeAsync(1_500)
  expect([outcomes, outbox()[0]?.isSent]).toEqual([['unanswered'], true])
  expect(asked()).toEqual([asked()[0], asked()[0]])
})

test('a visit that others have changed elsewhere is merged and sent again; in the same field, the operator decides', async () => {
  await sendOne()
  sent[0]?.reply(412, { code: 'stale', current: visitAt(4, { note: 'theirs' }) })
  await settled()
  expect(asked()[1]).toEqual(['a', '"4"', { minutes: 30 }])
  sent[1]?.reply(412, { code: 'stale', current: visitAt(5, { minutes: 99, note: 'theirs' }) })
  await settled()
  expect(outcomes).toEqual(['merged', 'conflict'])
  expect([sent.length, outbox()[0]?.problem?.kind, visit()?.note]).toEqual([2, 'conflict', 'theirs'])
})

test('a refused entry waits for the operator, and with it the later ones of its visit', async () => {
  await add('a', { minutes: 30 })
  await add('b', { note: 'done' })
  void sendOutbox()
  await settled()
  sent[0]?.reply(422, { code: 'key-reused' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, outbox().map(({ problem }: Entry) => problem?.kind)]).toEqual([1, ['refused', undefined]])
})

test('pauses grow to half a minute, and no further', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  await sendOne()
  for (const [count, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    sent[count]?.reply(503)
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(sent).toHaveLength(count + 1)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(sent).toHaveLength(8)
})

test('while the operator holds the outbox back nothing is sent, and afterwards all of it', async () => {
  hold(true)
  await sendOne()
  expect(sent).toEqual([])
  hold(false)
  await settled()
  expect([sent.length, useSending.getState().key]).toEqual([1, 'a'])
  sent[0]?.reply(200, visitAt(4, { minutes: 30 }))
  await settled()
  expect(useSending.getState().key).toBeNull()
})

test('an entry that another tab has taken back is not sent', async () => {
  device.stored = useDevice.getState().kept
  await add('a', { minutes: 30 })
  useDevice.setState({ isOn: true })
  void sendOutbox()
  await settled()
  expect([sent, outbox()]).toEqual([[], []])
})

test('live messages about visits wait until an entry is accepted, and its visit is shown', async () => {
  await sendOne()
  const seen = optimisticSettled().then(() => sent.length && visit()?.version)
  sent[0]?.reply(200, visitAt(4, { minutes: 30 }))
  await settled()
  expect(await seen).toBe(4)
})

test('nothing is sent in another sandbox', async () => {
  queryClient.setQueryData(sessionQuery.queryKey, { sandbox: { id: 'lunch' } } as never)
  await sendOne()
  expect(sent).toEqual([])
})

test.each<[string, (request?: HeldRequest) => void]>([
  ['accepted', request => request?.reply(200, visitAt(4, { minutes: 30 }))],
  ['refused', request => request?.reply(412, { code: 'stale', current: visitAt(9, { minutes: 99 }) })],
])('an entry that is %s once the next operator is there changes nothing of theirs', async (_, end) => {
  await sendOne()
  endSession('signed-out')
  useGlobal.setState({ isLogin: true, user: 'ben', token: 'another token' })
  const theirs = { sandbox: { id: 'lunch', name: '' }, readAt: '', visits: [visitAt(1)], outbox: [] }
  useDevice.setState({ isOpen: true, kept: theirs })
  end(sent[0])
  await settled()
  expect([useDevice.getState().kept, outcomes]).toEqual([theirs, []])
})

test('what is still being stored when the session ends is not there for whoever signs in next', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  device.stored = useDevice.getState().kept
  device.ready = promise
  useDevice.setState({ isOn: true })
  void add('a', { minutes: 30 })
  endSession('signed-out')
  useGlobal.setState({ isLogin: true, user: 'ben', token: 'another token' })
  resolve()
  await settled()
  expect(useDevice.getState().kept).toBeNull()
})
