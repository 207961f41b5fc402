import { expect, test } from 'vitest'
import { changesBetween, shapesOf } from '#resources/floor-plans/rules.ts'
import { moveTo, SHELF } from '#resources/floor-plans/samples.ts'
import { type Accepted, type Entry, fold, type Pending, rebased } from './fold.ts'

const at = (x: number) => shapesOf([{ ...SHELF, x }])
/** A plan of one shelf that was moved from 2000 to 3000 (step 2), and to 4000 (step 3). */
const entry = (id: number, from: number, to: number): Entry => ({
  id,
  to: null,
  action: 'move',
  changes: changesBetween(at(from), at(to)),
  inverse: changesBetween(at(to), at(from)),
  by: 'operator',
  madeAt: '2026-10-31T00:00:00.000Z',
})
const [second, third] = [entry(2, 2000, 3000), entry(3, 3000, 4000)]
const accepted: Accepted = { base: 1, entries: [second], shapes: at(3000) }
const ahead: Accepted = { base: 1, entries: [second, third], shapes: at(4000) }

const pending = (key: string, fields: Partial<Pending> = {}): Pending => ({
  key,
  to: null,
  action: 'move',
  changes: [moveTo(9000)],
  madeAt: second.madeAt,
  version: 2,
  isSent: false,
  ...fields,
})
const going = (key: string, to: number | string, fields: Partial<Pending> = {}) =>
  pending(key, { action: 'go', changes: [], to, ...fields })
const shelfOf = (plan: Accepted, steps: Pending[]) => fold(plan, steps, 'operator').shapes.get(SHELF.id)?.x

test('shows pending steps after the accepted ones, with their inverse', () => {
  const { shapes, entries, history, unfit } = fold(accepted, [pending('a')], 'operator')
  expect([shapes.get(SHELF.id)?.x, history.head, unfit.size]).toEqual([9000, 'a', 0])
  expect(entries.at(-1)).toMatchObject({ id: 'a', by: 'operator', inverse: [moveTo(3000)] })
})

test('a pending step can be undone before it was sent', () => {
  expect(shelfOf(accepted, [pending('a'), going('b', 2)])).toBe(3000)
  expect(shelfOf(accepted, [pending('a'), going('b', 1)])).toBe(2000)
  expect(shelfOf(accepted, [pending('a'), going('b', 2), going('c', 'a')])).toBe(9000)
})

test('leaves out steps that do not fit', () => {
  const gone = pending('a', { changes: [{ kind: 'remove', id: 'shelf00x' }] })
  const { unfit, history } = fold(accepted, [gone, going('b', 99), pending('c')], 'operator')
  expect([[...unfit], history.head]).toEqual([['a', 'b'], 'c'])
})

test('a change is put after the steps of others', () => {
  const steps = rebased(ahead, [pending('a')], 3)
  expect(steps).toEqual([pending('a', { version: 3 })])
  expect(shelfOf(ahead, steps)).toBe(9000)
})

test('an undo of a pending step stays one; an undo of an accepted step is dropped, because it would undo others’ steps', () => {
  const both = rebased(ahead, [pending('a'), going('b', 2)], 3)
  expect(both.map(({ key, to }) => [key, to])).toEqual([
    ['a', null],
    ['b', 3],
  ])
  expect(shelfOf(ahead, both)).toBe(4000)
  expect(rebased(ahead, [going('b', 1)], 3)).toEqual([])
})

test('a step that was sent keeps its version, because the server may have accepted it', () => {
  const sent = going('a', 1, { isSent: true })
  expect(rebased(ahead, [sent], 3)).toEqual([sent])
})
