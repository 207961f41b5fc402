import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { createDocument } from '#pages/page6/page6_05-undo-history/document/plan-document.ts'
import { createEditor, EditorContext } from '#pages/page6/page6_05-undo-history/editor.ts'
import type { Shape } from '#resources/floor-plans/contract.ts'
import { shapesOf } from '#resources/floor-plans/rules.ts'
import { SHELF } from '#resources/floor-plans/samples.ts'
import type { PlanVersion } from '#resources/plan-versions/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useVersionActions } from './use-version-actions.ts'

const AT = '2026-10-31T00:00:00.000Z'
const OTHER: Shape = { ...SHELF, id: 'shelf00b', number: 2, x: 6000, z: 2 }
const spring: PlanVersion = {
  ...{ id: 5, planId: 7, name: 'Spring', shapeCount: 1, step: 4, by: 'ben', savedAt: AT, version: 3, updatedAt: AT },
}

let held: HeldRequest[]
beforeEach(() => {
  toast.dismissAll()
  held = holdRequests()
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token' })
  sessionStorage.clear()
})
function open(...shapes: Shape[]) {
  const plan = { id: 7, name: 'A shop', shapeCount: 2, base: 1, version: 9, updatedAt: AT }
  const document = createDocument('plan 7', { plan, steps: [], shapes: shapesOf(shapes), pending: [] })
  const editor = createEditor(document, true)
  const wrapper = ({ children }: { children: ReactNode }) => <EditorContext value={editor}>{children}</EditorContext>
  const { result } = renderHook(useVersionActions, { wrapper })
  return { editor, now: () => result.current, shown: () => [...editor.shapes().keys()] }
}
const versions = () => held.filter(({ path }) => path.includes('plan-versions'))
const reply = (index: number, status: number, answer?: object) =>
  act(async () => versions()[index]?.reply(status, answer))
const last = () => useToasts.getState().toasts.at(-1)
const does = (action: () => unknown) => act(async () => void action())

test('going back to a version is one step, which Undo takes back, and what is selected is forgotten', async () => {
  const { editor, now, shown } = open(SHELF, OTHER)
  editor.select([OTHER.id])
  await does(() => now().goBack(spring))
  expect([now().isBusy, shown()]).toEqual([true, [SHELF.id, OTHER.id]])
  await reply(0, 200, { ...spring, shapes: [SHELF] })
  expect([now().isBusy, shown(), editor.selected()]).toEqual([false, [SHELF.id], []])
  expect([editor.document.state.getState().entries.at(-1)?.action, last()?.text]).toEqual([
    'restore',
    expect.stringContaining('Spring'),
  ])
  act(() => editor.undo())
  expect(shown().sort()).toEqual([SHELF.id, OTHER.id].sort())
})

test('a plan that is as in the version already takes no step, and says so', async () => {
  const { editor, now } = open(SHELF)
  await does(() => now().goBack(spring))
  await reply(0, 200, { ...spring, shapes: [SHELF] })
  expect(editor.document.state.getState().entries).toEqual([])
  const isThere = last()?.text
  await does(() => now().goBack(spring))
  await reply(1, 200, { ...spring, shapes: [] })
  expect(last()?.text).not.toBe(isThere)
})

test('a version that cannot be read changes nothing, and can be asked for again', async () => {
  const { now, shown } = open(SHELF, OTHER)
  await does(() => now().goBack(spring))
  await reply(0, 404, { code: 'not-found' })
  expect([now().isBusy, shown(), last()?.tone]).toEqual([false, [SHELF.id, OTHER.id], 'bad'])
})

test('a plan is saved in the version that is shown, and renamed and deleted in the version of its own', async () => {
  const { now } = open(SHELF)
  await does(() => now().save('Summer'))
  await does(() => now().rename(spring, 'Autumn'))
  await does(() => now().remove(spring))
  expect(now().isBusy).toBe(true)
  expect(versions().map(({ method, headers, body }) => [method, headers['if-match'], body])).toEqual([
    ['POST', '"9"', { planId: 7, name: 'Summer' }],
    ['PATCH', '"3"', { name: 'Autumn' }],
    ['DELETE', '"3"', {}],
  ])
  await reply(2, 204)
  expect(now().isBusy).toBe(false)
  await does(() => last()?.action?.onClick())
  expect(versions().at(-1)).toMatchObject({ method: 'POST', path: expect.stringMatching(/\/5\/restore$/) })
  await act(async () => versions().at(-1)?.reply(200, spring))
  expect(last()?.text).toContain('Spring')
})
