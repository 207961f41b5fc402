import { beforeEach, expect, test } from 'vitest'
import type { FloorPlanStep } from '#resources/floor-plans/contract.ts'
import { moveTo, SHELF } from '#resources/floor-plans/samples.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { readNewSteps, readWhole } from './read-plan.ts'

const AT = '2026-10-31T00:00:00.000Z'
const planAt = (version: number, base = 0) => ({
  ...{ id: 7, name: 'A shop', shapeCount: 1, base, version, updatedAt: AT },
})
const step = (number: number, x = number * 1000, by = 'ada'): FloorPlanStep => ({
  ...{ number, to: null, action: 'move', changes: [moveTo(x)], inverse: [], by, madeAt: AT },
})
const numbers = (steps: readonly FloorPlanStep[] | undefined) => steps?.map(({ number }) => number)

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
})
const afters = () => sent.map(({ path }) => new URL(path, location.href).searchParams.get('after'))
/** Answers the requests in their order. */
async function answer(...replies: object[]) {
  for (const [index, reply] of replies.entries()) {
    await expect.poll(() => sent.length).toBeGreaterThan(index)
    sent[index]?.reply(200, reply)
  }
}

test('new steps are read page by page, with the last known one, which shows that the history is the same', async () => {
  const reading = readNewSteps(7, step(5))
  await answer({ plan: planAt(7), rows: [step(5), step(6)], next: 6 }, { plan: planAt(7), rows: [step(7)], next: null })
  expect(numbers((await reading)?.steps)).toEqual([6, 7])
  expect(afters()).toEqual(['4', '6'])
})

test.each([
  ['is missing', []],
  ['is another’s', [step(5, 5000, 'ben')]],
  ['has another number', [step(6)]],
])('a history whose last known step %s is another one', async (_, rows) => {
  const reading = readNewSteps(7, step(5))
  await answer({ plan: planAt(7), rows, next: null })
  expect(await reading).toBeNull()
})

test('a plan has what its kept and its new steps make of it, also those that came while it was read', async () => {
  const reading = readWhole(7, { steps: [step(1), step(2)], pending: [] })
  await answer({ ...planAt(2), shapes: [SHELF] }, { plan: planAt(3, 1), rows: [step(2), step(3)], next: null })
  const { plan, steps, shapes } = await reading
  expect([plan.version, numbers(steps), shapes.get(SHELF.id)?.x]).toEqual([3, [2, 3], 3000])
})

test('a plan and its steps are read at the same time; steps between the two replies are read afterwards', async () => {
  const reading = readWhole(7)
  expect(sent.map(({ path }) => path.replace(/.*\/floor-plans/, ''))).toEqual(['/7', '/7/steps?after=0&limit=200'])
  await answer(
    { ...planAt(3), shapes: [{ ...SHELF, x: 3000 }] },
    { plan: planAt(1), rows: [step(1)], next: null },
    { plan: planAt(4), rows: [step(2), step(3), step(4)], next: null },
  )
  const { plan, steps, shapes } = await reading
  expect([afters(), plan.version, numbers(steps)]).toEqual([[null, '0', '1'], 4, [1, 2, 3, 4]])
  expect(shapes.get(SHELF.id)?.x).toBe(4000)
})

test('of another history nothing is kept', async () => {
  const reading = readWhole(7, { steps: [step(9)], pending: [{ key: 'a' } as never] })
  const whole = { plan: planAt(1), rows: [step(1)], next: null }
  await answer({ ...planAt(1), shapes: [SHELF] }, { plan: planAt(1), rows: [], next: null }, whole)
  const { steps, pending } = await reading
  expect([numbers(steps), pending]).toEqual([[1], []])
})
