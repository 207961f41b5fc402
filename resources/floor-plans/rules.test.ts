import { expect, test } from 'vitest'
import type { Change } from './contract.ts'
import { applyChanges, changesBetween, historyOf, lineTo, type Shapes, shapesOf, walk, wayTo } from './rules.ts'
import { SHELF } from './samples.ts'

const other = { ...SHELF, id: 'shelf00b', number: 2, x: 5000 }
const empty: Shapes = new Map()
const one = shapesOf([SHELF])
const add = (shape = SHELF): Change => ({ kind: 'add', shape })
const move = (x: number): Change => ({ kind: 'set', id: SHELF.id, fields: { x } })

test('applies changes one after another', () => {
  const { shapes, refused } = applyChanges(empty, [add(), move(3000), add(other), { kind: 'remove', id: other.id }])
  expect([refused, [...shapes.values()]]).toEqual([null, [{ ...SHELF, x: 3000 }]])
})

test.each<[string, Change, string]>([
  ['adding a shape that exists', add(), 'shape-exists'],
  ['moving a shape that does not exist', { kind: 'set', id: other.id, fields: { x: 1 } }, 'unknown-shape'],
  ['removing a shape that does not exist', { kind: 'remove', id: other.id }, 'unknown-shape'],
])('refuses %s, and changes nothing', (_, change, code) => {
  expect(applyChanges(one, [move(9000), change])).toEqual({ shapes: one, refused: { index: 1, code } })
})

test('the changes between two states lead from one to the other, and back', () => {
  const { shapes } = applyChanges(one, [move(3000), move(4000), add(other)])
  const [there, back] = [changesBetween(one, shapes), changesBetween(shapes, one)]
  expect(there).toEqual([move(4000), add(other)])
  expect(back).toEqual([move(2000), { kind: 'remove', id: other.id }])
  expect(applyChanges(shapes, back).shapes).toEqual(one)
  expect(changesBetween(one, applyChanges(one, [move(2000)]).shapes)).toEqual([])
})

const done = (id: number) => ({ id, to: null })
const gone = (id: number, to: number) => ({ id, to })

test('a step after going back begins a branch, and Redo follows the branch that was visited last', () => {
  const steps = [done(2), done(3), gone(4, 2), done(5), done(6)]
  const history = historyOf(1, steps)
  expect(history.head).toBe(6)
  expect(lineTo(history, 6)).toEqual([1, 2, 5, 6])
  expect(lineTo(history, 3)).toEqual([1, 2, 3])
  expect(wayTo(history, 3)).toEqual({ undo: [6, 5], redo: [3] })
  const back = historyOf(1, [...steps, gone(7, 3), gone(8, 1)])
  expect([back.head, back.forward.get(1), back.forward.get(2)]).toEqual([1, 2, 3])
})

test('a step that goes to one that was dropped counts as a new step', () => {
  const history = historyOf(3, [gone(4, 2), done(5)])
  expect(lineTo(history, history.head)).toEqual([3, 4, 5])
})

test('walking a way undoes and redoes its steps', () => {
  const steps = new Map([
    [2, { changes: [move(3000)], inverse: [move(2000)] }],
    [3, { changes: [add(other)], inverse: [{ kind: 'remove', id: other.id }] as Change[] }],
    [5, { changes: [move(4000)], inverse: [move(3000)] }],
  ])
  const history = historyOf(1, [done(2), done(3), gone(4, 2), done(5)])
  const now = shapesOf([{ ...SHELF, x: 4000 }])
  const to = (id: number) => walk(now, wayTo(history, id), step => steps.get(step as number) as never)
  expect([...to(3).values()]).toEqual([{ ...SHELF, x: 3000 }, other])
  expect([...to(1).values()]).toEqual([SHELF])
})
