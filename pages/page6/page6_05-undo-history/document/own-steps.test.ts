import { expect, test } from 'vitest'
import {
  applyChanges,
  changesBetween,
  historyOf,
  type Shapes,
  type StepId,
  shapesOf,
} from '#resources/floor-plans/rules.ts'
import { SHELF } from '#resources/floor-plans/samples.ts'
import type { Entry, View } from './fold.ts'
import { type OwnSteps, type Reverting, redoOf, undoOf } from './own-steps.ts'

const OTHER = { ...SHELF, id: 'shelf002' }
const START = shapesOf([
  { ...SHELF, x: 1000, y: 1000 },
  { ...OTHER, x: 5000, y: 1000 },
])

/** A plan that this window and others change. */
function createPlan() {
  const entries: Entry[] = []
  const own = new Map<StepId, StepId | null>()
  let shapes: Shapes = START
  const states = new Map<StepId, Shapes>([[0, START]])
  const view = (): View => ({ entries, shapes, history: historyOf(0, entries) })
  function add(after: Shapes, to: StepId | null) {
    const id = entries.length + 1
    const [changes, inverse] = [changesBetween(shapes, after), changesBetween(after, shapes)]
    entries.push({ id, to, action: to === null ? 'move' : 'go', changes, inverse, by: 'operator', madeAt: '' })
    shapes = after
    states.set(id, after)
    return id
  }
  function moved(id: string, to: { x?: number; y?: number }) {
    const shape = shapes.get(id)
    return add(new Map([...shapes, ...(shape ? [[id, { ...shape, ...to }] as const] : [])]), null)
  }
  function take(step: Reverting | null) {
    if (!step) throw new Error('nothing to take back')
    if (step.kind === 'go') return void add(states.get(step.to) ?? START, step.to)
    own.set(add(applyChanges(shapes, step.changes).shapes, null), step.reverts)
  }
  return {
    move: (id: string, to: { x?: number; y?: number }) => void own.set(moved(id, to), null),
    theyMove: (id: string, to: { x?: number; y?: number }) => void moved(id, to),
    /** Makes a step of several changes. */
    make: (change: (shapes: Shapes) => Shapes) => void own.set(add(change(shapes), null), null),
    undo: () => take(undoOf(view(), own as OwnSteps)),
    redo: () => take(redoOf(view(), own as OwnSteps)),
    next: () => ({ undo: undoOf(view(), own), redo: redoOf(view(), own) }),
    can: () => [undoOf(view(), own) !== null, redoOf(view(), own) !== null],
    at: (id: string) => [shapes.get(id)?.x, shapes.get(id)?.y],
  }
}

test('alone, Undo goes back and Redo goes on', () => {
  const plan = createPlan()
  plan.move(SHELF.id, { x: 2000 })
  plan.move(SHELF.id, { x: 3000 })
  plan.undo()
  plan.undo()
  expect(plan.at(SHELF.id)).toEqual([1000, 1000])
  expect(plan.can()).toEqual([false, true])
  plan.redo()
  plan.redo()
  expect(plan.at(SHELF.id)).toEqual([3000, 1000])
  expect(plan.can()).toEqual([true, false])
})

test('Undo and Redo leave the steps of another window alone', () => {
  const plan = createPlan()
  plan.move(SHELF.id, { x: 2000 })
  plan.move(SHELF.id, { x: 3000 })
  plan.theyMove(OTHER.id, { x: 9000 })
  plan.undo()
  expect([plan.at(SHELF.id), plan.at(OTHER.id)]).toEqual([
    [2000, 1000],
    [9000, 1000],
  ])
  plan.undo()
  expect(plan.at(SHELF.id)).toEqual([1000, 1000])
  expect(plan.can()).toEqual([false, true])
  plan.theyMove(OTHER.id, { x: 9500 })
  plan.redo()
  expect(plan.at(SHELF.id)).toEqual([2000, 1000])
  plan.redo()
  expect([plan.at(SHELF.id), plan.at(OTHER.id)]).toEqual([
    [3000, 1000],
    [9500, 1000],
  ])
  expect(plan.can()).toEqual([true, false])
  plan.undo()
  expect(plan.at(SHELF.id)).toEqual([2000, 1000])
})

test('what another window has changed again stays', () => {
  const plan = createPlan()
  plan.move(SHELF.id, { x: 2000, y: 4000 })
  plan.theyMove(SHELF.id, { x: 7000 })
  plan.undo()
  expect(plan.at(SHELF.id)).toEqual([7000, 1000])
  expect(plan.can()).toEqual([false, true])
})

test('steps of another window alone can’t be undone', () => {
  const plan = createPlan()
  plan.theyMove(SHELF.id, { x: 7000 })
  expect(plan.can()).toEqual([false, false])
})

test('a new step ends what can be redone', () => {
  const plan = createPlan()
  plan.move(SHELF.id, { x: 2000 })
  plan.theyMove(OTHER.id, { x: 9000 })
  plan.undo()
  plan.move(SHELF.id, { y: 3000 })
  expect(plan.can()).toEqual([true, false])
})

test('taking back a step that also adds a shape is called a removal, and bringing it back an addition', () => {
  const plan = createPlan()
  const added = { ...SHELF, id: 'shelf003' }
  plan.make(shapes => new Map([...shapes, [added.id, added], [OTHER.id, { ...OTHER, x: 5000, y: 3000 }]]))
  plan.theyMove(SHELF.id, { x: 9000 })
  expect(plan.next().undo).toMatchObject({ kind: 'do', action: 'remove' })
  plan.undo()
  expect([plan.at(added.id), plan.at(OTHER.id)]).toEqual([
    [undefined, undefined],
    [5000, 1000],
  ])
  plan.theyMove(SHELF.id, { x: 9500 })
  expect(plan.next().redo).toMatchObject({ kind: 'do', action: 'add' })
  plan.redo()
  expect(plan.at(OTHER.id)).toEqual([5000, 3000])
})
