import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { sessionQuery } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import type { FloorPlanStep } from '#resources/floor-plans/contract.ts'
import { shapesOf } from '#resources/floor-plans/rules.ts'
import { moveTo, SHELF } from '#resources/floor-plans/samples.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { createDocument, type PlanNotice } from './plan-document.ts'

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

function open(steps: FloorPlanStep[] = [], name = 'plan 7') {
  const notices: PlanNotice[] = []
  const whole = { plan: planAt(1 + steps.length), steps, shapes: shapesOf([SHELF]), pending: [] }
  const plan = createDocument(name, whole)
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

test('steps that wait are sent to the plan of their sandbox only, and nothing is read of the plan of another', async () => {
  // Only its sandbox is read.
  const workIn = (id: string) => queryClient.setQueryData(sessionQuery.queryKey, { sandbox: { id } } as never)
  workIn('main')
  const plan = open([], 'floor-plan main 7')
  plan.move(3000)
  await settled()
  sent[0]?.reply(503)
  await settled()
  workIn('lunch')
  plan.noteChange(true)
  plan.move(4000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, plan.shown()]).toEqual([1, [4000, 2]])
  workIn('main')
  void plan.catchUp().catch(() => undefined)
  await settled()
  sent[1]?.reply(404)
  await settled()
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST'])
  expect(sent[2]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key'])
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
  expect([plan.shown(), reads().length]).toEqual([[5000, 0], 1])
})

const reads = () => sent.filter(({ method }) => method === 'GET')
const writes = () => sent.filter(({ method }) => method === 'POST')

test.each([
  ['a step of others', [false, false]],
  ['a reset', [true]],
])('%s that is heard of during an own step is read once that has ended', async (_, messages) => {
  const plan = open()
  plan.move(3000)
  await settled()
  for (const isAny of messages) plan.noteChange(isAny)
  await settled()
  expect(reads()).toEqual([])
  writes()[0]?.reply(201, { plan: planAt(2), step: stepOf(2, 2000, 3000) })
  await settled()
  expect(reads()).toHaveLength(1)
})

test('a step that is made while the plan is read is sent afterwards, on what was read, or even if that fails', async () => {
  const plan = open()
  for (const [version, end] of [
    [2, () => reads()[0]?.reply(200, { plan: planAt(2), rows: [stepOf(2, 2000, 9000, 'ben')], next: null })],
    [3, () => reads()[1]?.reply(503)],
  ] as const) {
    plan.noteChange(true)
    plan.move(1000 * version)
    await settled()
    expect(writes()).toHaveLength(version - 2)
    end()
    await settled()
    expect(writes().map(versionIn).at(-1)).toBe(`"${version}"`)
    writes()
      .at(-1)
      ?.reply(201, { plan: planAt(version + 1), step: stepOf(version + 1, 9000, 1000 * version) })
    await settled()
  }
  expect(plan.state.getState().sync).toBe('saved')
})

test('of several steps that were refused as stale, each follows on the new version, and a way back is given up', async () => {
  const plan = open([stepOf(2, 1000, 2000)])
  plan.move(3000)
  plan.move(4000)
  plan.go(1)
  await settled()
  writes()[0]?.reply(412, { code: 'stale', current: planAt(3), steps: [stepOf(3, 2000, 9000, 'ben')] })
  await settled()
  // To the beginning would undo what ben has done.
  expect([plan.notices, plan.shown()]).toEqual([[{ kind: 'dropped', count: 1 }], [4000, 2]])
  writes()[1]?.reply(201, { plan: planAt(4), step: stepOf(4, 9000, 3000) })
  await settled()
  expect(writes().map(versionIn)).toEqual(['"2"', '"3"', '"4"'])
})

test('Undo takes back the own step that came after those of others, also once it has its number', async () => {
  const plan = open()
  plan.move(3000)
  await settled()
  writes()[0]?.reply(412, { code: 'stale', current: planAt(2), steps: [stepOf(2, 2000, 9000, 'ben')] })
  await settled()
  writes()[1]?.reply(201, { plan: planAt(3), step: stepOf(3, 9000, 3000) })
  await settled()
  expect(plan.state.getState().undo).toEqual({ kind: 'go', to: 2 })
  plan.noteChange(true)
  await settled()
  const rows = [stepOf(3, 9000, 3000), { ...stepOf(4, 0, 0, 'ben'), changes: [], inverse: [] }]
  reads()[0]?.reply(200, { plan: planAt(4), rows, next: null })
  await settled()
  expect(plan.state.getState().undo).toMatchObject({ kind: 'do', changes: [moveTo(9000)], reverts: 3 })
})

test('in a sandbox that was reset the plan begins anew, says what was lost, and has no own steps', async () => {
  const plan = open()
  plan.move(3000)
  plan.move(4000)
  await settled()
  writes()[0]?.reply(201, { plan: planAt(2), step: stepOf(2, 2000, 3000) })
  await settled()
  writes()[1]?.reply(412, { code: 'stale', current: planAt(1), steps: [] })
  await settled()
  reads()[0]?.reply(200, { ...planAt(2), shapes: [{ ...SHELF, x: 1234 }] })
  await settled()
  reads()[1]?.reply(200, { plan: planAt(2), rows: [stepOf(2, 2000, 1234, 'ben')], next: null })
  await settled()
  const { undo } = plan.state.getState()
  expect([plan.shown(), plan.notices, undo]).toEqual([[1234, 0], [{ kind: 'dropped', count: 1 }], null])
})

test('nothing is sent or read while paused, and everything afterwards', async () => {
  const plan = open()
  plan.setPaused(true)
  plan.move(3000)
  plan.noteChange(false)
  await settled()
  expect([sent, plan.state.getState().sync]).toEqual([[], 'paused'])
  plan.setPaused(false)
  await settled()
  expect(sent).toHaveLength(1)
  writes()[0]?.reply(201, { plan: planAt(2), step: stepOf(2, 2000, 3000) })
  await settled()
  // Of two messages, one is about the own step.
  plan.noteChange(false)
  await settled()
  expect(reads()).toHaveLength(1)
})
