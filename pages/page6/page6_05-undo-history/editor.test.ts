import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import type { Change, FloorPlanStep, Shape } from '#resources/floor-plans/contract.ts'
import { shapesOf } from '#resources/floor-plans/rules.ts'
import { SHELF } from '#resources/floor-plans/samples.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { createDocument } from './document/plan-document.ts'
import { createEditor } from './editor.ts'
import { moved, rotated } from './geometry/transform.ts'

const AT = '2026-10-31T00:00:00.000Z'
const planAt = (version: number) => ({ id: 7, name: 'A shop', shapeCount: 2, base: 1, version, updatedAt: AT })
const OTHER: Shape = { ...SHELF, id: 'shelf00b', number: 2, x: 6000, z: 2 }

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

function open({ canWrite = true, shapes = [SHELF, OTHER] } = {}) {
  const whole = { plan: planAt(1), steps: [], shapes: shapesOf(shapes), pending: [] }
  const document = createDocument('plan 7', whole)
  const editor = createEditor(document, canWrite)
  const actions = () => document.state.getState().entries.map(({ action }) => action)
  const shape = (id = SHELF.id) => editor.shapes().get(id)
  /** Somebody else makes a step, and a live message tells of it. */
  async function hearOf(...changes: Change[]) {
    document.noteChange(true)
    await settled()
    const step: FloorPlanStep = { number: 2, to: null, action: 'edit', changes, inverse: [], by: 'ben', madeAt: AT }
    sent.findLast(({ method }) => method === 'GET')?.reply(200, { plan: planAt(2), rows: [step], next: null })
    await settled()
  }
  return { ...editor, actions, shape, hearOf }
}

test('what others have done to a shape while it is dragged stays', async () => {
  const { select, selected, show, commit, shape, hearOf, actions } = open()
  select([SHELF.id])
  show(moved(selected(), 500, 0))
  await hearOf({ kind: 'set', id: SHELF.id, fields: { label: 'Tea' } })
  commit('move')
  expect(shape()).toMatchObject({ x: 2500, label: 'Tea' })
  expect(actions()).toEqual(['edit', 'move'])
})

test('a shape that somebody else has removed while it is dragged is not there again', async () => {
  const { select, selected, show, commit, shape, hearOf, actions } = open()
  select([SHELF.id])
  show(moved(selected(), 500, 0))
  await hearOf({ kind: 'remove', id: SHELF.id })
  commit('move')
  expect([shape(), actions()]).toEqual([undefined, ['edit']])
})

test('nudges that follow each other are one step, which ends with a pause or with another one', async () => {
  const { select, nudge, shape, actions } = open()
  select([SHELF.id])
  for (const _ of [1, 2, 3]) {
    nudge('move', list => moved(list, 100, 0))
    await vi.advanceTimersByTimeAsync(500)
  }
  expect([shape()?.x, actions()]).toEqual([2000, []])
  await vi.advanceTimersByTimeAsync(100)
  expect([shape()?.x, actions()]).toEqual([2300, ['move']])
  nudge('move', list => moved(list, 100, 0))
  await vi.advanceTimersByTimeAsync(300)
  nudge('rotate', list => rotated(list, 90))
  await vi.advanceTimersByTimeAsync(500)
  expect(actions()).toEqual(['move', 'move'])
  await vi.advanceTimersByTimeAsync(100)
  expect([shape()?.x, shape()?.angle, actions()]).toEqual([2400, 90, ['move', 'move', 'rotate']])
})

test.each<[string, (editor: ReturnType<typeof open>) => void, x: number | undefined]>([
  ['Undo takes back', ({ undo }) => undo(), 2000],
  ['another selection keeps', ({ select }) => select([OTHER.id]), 2100],
  ['removing the shape comes after', ({ remove }) => remove(), undefined],
  ['the end of the page keeps', ({ flush }) => flush(), 2100],
])('%s a nudge that is not yet a step', async (_, act, x) => {
  const editor = open()
  editor.select([SHELF.id])
  editor.nudge('move', list => moved(list, 100, 0))
  act(editor)
  const after = editor.actions()
  expect([after[0], editor.shape()?.x]).toEqual(['move', x])
  // Its timer does nothing more.
  await vi.advanceTimersByTimeAsync(1000)
  expect(editor.actions()).toEqual(after)
})

test('copies have numbers and groups of their own, above everything, and are selected', () => {
  const group = (shape: Shape) => ({ ...shape, group: 'g' })
  const { select, duplicate, selected } = open({ shapes: [group(SHELF), group(OTHER)] })
  // Of a group, all.
  select([OTHER.id])
  duplicate()
  const copies = selected()
  expect(copies.map(({ number, z }) => [number, z])).toEqual([
    [3, 3],
    [4, 4],
  ])
  expect(new Set(copies.map(({ group: own }) => own)).size).toBe(1)
  expect(copies[0]?.group).not.toBe('g')
})

test('whoever may only read changes nothing', async () => {
  const { select, nudge, remove, undo, rotate, actions } = open({ canWrite: false })
  select([SHELF.id])
  nudge('move', list => moved(list, 100, 0))
  rotate(90)
  remove()
  undo()
  await vi.advanceTimersByTimeAsync(1000)
  expect([actions(), sent]).toEqual([[], []])
})
