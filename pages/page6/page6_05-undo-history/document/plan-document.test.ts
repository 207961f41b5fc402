import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import type { FloorPlanStep } from '#resources/floor-plans/contract.ts'
import { shapesOf } from '#resources/floor-plans/rules.ts'
import { moveTo, SHELF } from '#resources/floor-plans/samples.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { createDocument, type PlanNotice } from './plan-document.ts'

// IndexedDB is lacking here.
vi.mock('#client/session/operator-store.ts', () => ({
  operatorStore: { read: async () => undefined, change: async () => undefined, clear: async () => undefined },
}))

const AT = '2026-10-31T00:00:00.000Z'
const planAt = (version: number) => ({ id: 7, name: 'A shop', shapeCount: 1, base: 1, version, updatedAt: AT })
const stepOf = (number: number, from: number, to: number, by = 'ada'): FloorPlanStep => ({
  ...{ number, to: null, action: 'move', changes: [moveTo(to)], inverse: [moveTo(from)], by, madeAt: AT },
})

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})
const settled = () => vi.advanceTimersByTimeAsync(0)

function open() {
  const notices: PlanNotice[] = []
  const plan = createDocument('plan 7', { plan: planAt(1), steps: [], shapes: shapesOf([SHELF]), pending: [] })
  plan.onNotice(notice => notices.push(notice))
  const shown = () => [plan.state.getState().shapes.get(SHELF.id)?.x, plan.state.getState().unsaved]
  return { ...plan, notices, shown, move: (x: number) => plan.change('move', [moveTo(x)]) }
}
const versionIn = ({ headers }: HeldRequest) => headers['if-match']

test('steps are shown at once, and sent one at a time, each on the version that the one before has made', async () => {
  const plan = open()
  plan.move(3000)
  plan.move(4000)
  expect(plan.shown()).toEqual([4000, 2])
  await settled()
  expect(sent.map(versionIn)).toEqual(['"1"'])
  sent[0]?.reply(201, { plan: planAt(2), step: stepOf(2, 2000, 3000) })
  await settled()
  expect(sent.map(versionIn)).toEqual(['"1"', '"2"'])
  sent[1]?.reply(201, { plan: planAt(3), step: stepOf(3, 3000, 4000) })
  await settled()
  expect([plan.shown(), plan.state.getState().sync]).toEqual([[4000, 0], 'saved'])
})

test('a step back to one that is still on its way names it by the number that it gets', async () => {
  const plan = open()
  plan.move(3000)
  plan.move(4000)
  const [first] = plan.state.getState().entries
  if (first) plan.go(first.id)
  expect(plan.shown()).toEqual([3000, 3])
  await settled()
  sent[0]?.reply(201, { plan: planAt(2), step: stepOf(2, 2000, 3000) })
  await settled()
  sent[1]?.reply(201, { plan: planAt(3), step: stepOf(3, 3000, 4000) })
  await settled()
  expect(sent[2]?.body).toEqual({ kind: 'go', to: 2 })
})

test('a step whose reply was lost is sent again with its key', async () => {
  const plan = open()
  plan.move(3000)
  await settled()
  sent[0]?.reply(503)
  await settled()
  expect([plan.state.getState().sync, sent.length]).toEqual(['waiting', 1])
  await vi.advanceTimersByTimeAsync(1500)
  expect(sent).toHaveLength(2)
  expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key'])
})

test('what waited for the server is not sent as the operator who signs in next', async () => {
  const plan = open()
  plan.move(3000)
  await settled()
  sent[0]?.reply(503)
  await settled()
  useGlobal.setState({ user: 'ben', token: 'another token' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
})

test('steps of others that came first stay, and the own one follows on their version', async () => {
  const plan = open()
  plan.move(3000)
  await settled()
  sent[0]?.reply(412, { code: 'stale', current: planAt(2), steps: [stepOf(2, 2000, 9000, 'ben')] })
  await settled()
  expect(plan.notices).toEqual([{ kind: 'merged', count: 1 }])
  expect(sent.map(versionIn)).toEqual(['"1"', '"2"'])
  expect(plan.shown()).toEqual([3000, 1])
  sent[1]?.reply(201, { plan: planAt(3), step: stepOf(3, 9000, 3000) })
  await settled()
  expect(plan.state.getState().entries.map(({ id, by }) => [id, by])).toEqual([
    [2, 'ben'],
    [3, 'ada'],
  ])
})

test('a live message about an own step reads nothing, and one more does', async () => {
  const plan = open()
  const reads = () => sent.filter(({ method }) => method === 'GET')
  plan.move(3000)
  await settled()
  plan.noteChange(false)
  sent[0]?.reply(201, { plan: planAt(2), step: stepOf(2, 2000, 3000) })
  await settled()
  expect(reads()).toEqual([])
  plan.noteChange(false)
  await settled()
  expect(reads()).toHaveLength(1)
  const rows = [stepOf(2, 2000, 3000), stepOf(3, 3000, 5000, 'ben')]
  reads()[0]?.reply(200, { plan: planAt(3), rows, next: null })
  await settled()
  expect(plan.shown()).toEqual([5000, 0])
})
