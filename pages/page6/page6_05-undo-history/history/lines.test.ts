import { expect, test } from 'vitest'
import type { Entry } from '#pages/page6/page6_05-undo-history/document/fold.ts'
import { historyOf, type StepId, shapesOf } from '#resources/floor-plans/rules.ts'
import { SHELF } from '#resources/floor-plans/samples.ts'
import { shapesAt, timelineOf } from './lines.ts'

const shape = (id: string, x: number) => ({ ...SHELF, id, x })
const moveTo = (id: StepId, of: string, before: number, after: number): Entry => ({
  id,
  to: null,
  action: 'move',
  changes: [{ kind: 'set', id: of, fields: { x: after } }],
  inverse: [{ kind: 'set', id: of, fields: { x: before } }],
  by: 'admin',
  madeAt: '2026-10-31T00:00:00.000Z',
})
const goTo = (id: StepId, to: StepId): Entry => ({ ...moveTo(id, '', 0, 0), to, action: 'go' })

/** `a` is moved twice and `b` once. Then the plan goes back to the first step, and `b` is moved elsewhere: a branch. */
const entries = [
  moveTo(1, 'a', 0, 10),
  moveTo(2, 'b', 0, 50),
  moveTo(3, 'a', 10, 20),
  goTo(4, 1),
  moveTo(5, 'b', 0, 70),
]
const timeline = timelineOf({
  entries,
  history: historyOf(0, entries),
  shapes: shapesOf([shape('a', 10), shape('b', 70)]),
})
const positionsAt = (id: StepId) => [...shapesAt(timeline, id).values()].map(({ x }) => x)

test('a state has the shapes after its step, before the first one and on another branch too', () => {
  expect([0, 1, 2, 3, 5].map(positionsAt)).toEqual([
    [0, 0],
    [10, 0],
    [10, 50],
    [20, 50],
    [10, 70],
  ])
})

test('shapes that a step leaves alone are the same objects before and after it, so they are not drawn again', () => {
  for (const [before, after, same, changed] of [
    [0, 1, 'b', 'a'],
    [1, 2, 'a', 'b'],
    [2, 3, 'b', 'a'],
    [1, 5, 'a', 'b'],
  ] as const) {
    const [from, to] = [shapesAt(timeline, before), shapesAt(timeline, after)]
    expect(to.get(same)).toBe(from.get(same))
    expect(to.get(changed)).not.toBe(from.get(changed))
  }
})
