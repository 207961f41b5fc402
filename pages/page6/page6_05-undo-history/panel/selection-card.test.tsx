import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { createDocument } from '#pages/page6/page6_05-undo-history/document/plan-document.ts'
import { createEditor, EditorContext } from '#pages/page6/page6_05-undo-history/editor.ts'
import { shapesOf } from '#resources/floor-plans/rules.ts'
import { SHELF } from '#resources/floor-plans/samples.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { SelectionCard } from './selection-card.tsx'

const plan = { id: 7, name: 'A shop', shapeCount: 1, base: 1, version: 1, updatedAt: '2026-10-31T00:00:00.000Z' }
beforeEach(() => {
  holdRequests()
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token' })
  sessionStorage.clear()
})
function open() {
  const editor = createEditor(
    createDocument('plan 7', { plan, steps: [], shapes: shapesOf([SHELF]), pending: [] }),
    true,
  )
  editor.select([SHELF.id])
  render(
    <EditorContext value={editor}>
      <SelectionCard />
    </EditorContext>,
  )
  return { ...editor, shelf: () => editor.shapes().get(SHELF.id) }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
function enter(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } })
  fireEvent.blur(field(label))
}

test('a length is saved in millimetres when its field is left, and follows later changes', () => {
  const { shelf, undo } = open()
  enter('Width (cm)', '200.5')
  expect(shelf()?.width).toBe(2005)
  act(() => undo())
  expect([shelf()?.width, field('Width (cm)').value]).toEqual([SHELF.width, String(SHELF.width / 10)])
})

test.each(['', 'wide', '-5', '99999'])('a length of %j is not saved, and its field shows the one before', text => {
  const { shelf } = open()
  enter('Width (cm)', text)
  expect([shelf()?.width, field('Width (cm)').value]).toEqual([SHELF.width, String(SHELF.width / 10)])
})

test.each([
  ['-90', 270],
  ['360', 0],
  ['725', 5],
])('an angle of %s degrees is one of %i', (text, angle) => {
  const { shelf } = open()
  enter('Angle (°)', text)
  expect(shelf()?.angle).toBe(angle)
})

test('the Enter that accepts a proposal of an input method does not save the name yet', () => {
  const { shelf } = open()
  fireEvent.change(field('Label'), { target: { value: '貨ㄐ' } })
  fireEvent.keyDown(field('Label'), { key: 'Enter', isComposing: true })
  expect([shelf()?.label, field('Label').value]).toEqual([SHELF.label, '貨ㄐ'])
  fireEvent.change(field('Label'), { target: { value: '貨架' } })
  fireEvent.keyDown(field('Label'), { key: 'Enter' })
  expect(shelf()?.label).toBe('貨架')
})

test('what was typed is saved when a press on the plan selects another shape, before the field loses the focus', () => {
  const { shelf, select } = open()
  fireEvent.change(field('Label'), { target: { value: 'Tea' } })
  act(() => select([]))
  expect(shelf()?.label).toBe('Tea')
})

test('a shape that somebody removes while it is being edited does not come back', () => {
  const { shelf, replaceAll } = open()
  fireEvent.change(field('Width (cm)'), { target: { value: '90' } })
  act(() => void replaceAll('remove', new Map()))
  expect(shelf()).toBeUndefined()
})
