import { expect, test } from 'vitest'
import type { Drafts } from './drafts.ts'
import type { Edit, Step } from './edit.ts'
import { flipped, type History, lastStep, NO_HISTORY, nextStep, recorded } from './history.ts'

const edit = (id: number, text: string, base: string): Edit => ({ id, field: 'stock', text, base })
const step = (...written: Edit[]): Step => ({ written, refused: [] })
const done = (...steps: Step[]): History =>
  steps.reduce((history, one) => recorded(history, { is: 'edit' }, one), NO_HISTORY)
const NONE: Drafts = new Map()

test('undo and redo walk through the steps, and a new edit ends what could be redone', () => {
  const [one, two] = [step(edit(1, '5', '4')), step(edit(1, '6', '5'))]
  const history = done(one, two)
  expect(lastStep(history, NONE)).toBe(two)
  const back = recorded(history, { is: 'undo', step: two, dropped: 0 }, step(...flipped(two.written)))
  expect([lastStep(back, NONE), nextStep(back)]).toEqual([one, two])
  const again = recorded(back, { is: 'redo', step: nextStep(back) as Step }, two)
  expect([lastStep(again, NONE), nextStep(again)]).toEqual([two, undefined])
  expect(nextStep(recorded(back, { is: 'edit' }, step(edit(2, '1', '0'))))).toBeUndefined()
  // An edit that changed nothing leaves the history as it is.
  expect(recorded(back, { is: 'edit' }, step())).toEqual(back)
})

test('an undo whose cells somebody else has changed cannot be redone', () => {
  const one = step(edit(1, '5', '4'))
  expect(
    recorded(done(one), { is: 'undo', step: one, dropped: 0 }, { written: [], refused: flipped(one.written) }),
  ).toEqual(NO_HISTORY)
})

test('a refused cell belongs to its step until it is corrected or discarded', () => {
  const mixed: Step = { written: [edit(1, '5', '4')], refused: [edit(2, '-5', '4')] }
  const refusal: Step = { written: [], refused: [edit(3, 'x', '4')] }
  const history = done(mixed, refusal)
  const draft = { text: 'x', issue: { code: 'int' as const } }
  expect(lastStep(history, new Map([['3 stock', draft]]))).toBe(refusal)
  expect(lastStep(history, NONE)).toBe(mixed)
  expect(lastStep(history, new Map([['3 stock', { ...draft, text: 'y' }]]))).toBe(mixed)
  const back = recorded(history, { is: 'undo', step: mixed, dropped: 1 }, step(...flipped(mixed.written)))
  expect(nextStep(back)).toEqual(mixed)
})

test('keeps the last hundred steps', () => {
  const steps = Array.from({ length: 130 }, (_, at) => step(edit(at, '1', '0')))
  expect(done(...steps).past).toEqual(steps.slice(30))
})
