import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { FormDesign, FormField } from '#resources/forms/contract.ts'
import { type Arranging, useArranging } from './use-arranging.ts'
import type { Design } from './use-design.ts'
import { type Fields, useFields } from './use-fields.ts'

const field = (id: string): FormField => {
  return { id, kind: 'yes-no', label: { en: id, zh: '' }, help: { en: '', zh: '' }, isRequired: false }
}
let fields: Fields
let arranging: Arranging
let setDraft: Design['setDraft']
function List() {
  const [draft, set] = useState<FormDesign>({ title: { en: 'Survey', zh: '' }, fields: [...'abc'].map(field) })
  setDraft = set
  // The fields use of a design only its draft.
  fields = useFields({ draft, setDraft } as Design)
  arranging = useArranging(fields)
  return (
    <ol ref={arranging.list}>
      {draft.fields.map(({ id }) => (
        <li key={id}>
          <button type="button" {...arranging.handleProps(id)}>
            {id}
          </button>
        </li>
      ))}
    </ol>
  )
}
beforeEach(() => {
  toast.dismissAll()
  render(<List />)
})
const order = () => fields.fields.map(({ id }) => id).join('')
const handle = (id: string) => screen.getByRole('button', { name: id })
const click = (id: string) => fireEvent.click(handle(id))
const press = (id: string, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(handle(id), { key })
}
const change = (by: (fields: FormField[]) => FormField[]) =>
  act(() => setDraft(now => ({ ...now, fields: by(now.fields) })))
const undo = () => act(() => useToasts.getState().toasts.at(-1)?.action?.onClick())

test('a field that was picked up moves within the list, keeps the focus, and says where it is', () => {
  press('a', 'ArrowDown')
  expect(order()).toBe('abc')
  click('a')
  press('a', 'ArrowDown')
  expect([order(), arranging.said, document.activeElement]).toEqual(['bac', 'a, position 2 of 3.', handle('a')])
  press('a', 'End', 'ArrowDown')
  expect([order(), arranging.said]).toEqual(['bca', 'a, position 3 of 3.'])
  press('a', 'Home', 'ArrowUp')
  expect(order()).toBe('abc')
  click('a')
  press('a', 'ArrowDown')
  expect([order(), arranging.takenId]).toEqual(['abc', null])
})

test('Escape puts the field back to where it was picked up, and Tab leaves it where it is', () => {
  click('c')
  press('c', 'Home', 'Escape')
  expect([order(), arranging.takenId]).toEqual(['abc', null])
  click('c')
  press('c', 'ArrowUp', 'Tab')
  expect([order(), arranging.takenId]).toEqual(['acb', null])
})

test('only the field that was picked up last hears the keys', () => {
  click('a')
  click('c')
  press('a', 'ArrowDown')
  expect(order()).toBe('abc')
  press('c', 'ArrowUp')
  expect(order()).toBe('acb')
})

test('a nudge at either end changes nothing', () => {
  act(() => arranging.nudge('a', -1))
  act(() => arranging.nudge('c', 1))
  expect([order(), arranging.said]).toEqual(['abc', ''])
  act(() => arranging.nudge('c', -1))
  expect(order()).toBe('acb')
})

test('after a removal, the focus is on the field that takes its place', () => {
  press('b', 'Delete')
  expect([order(), document.activeElement]).toEqual(['ac', handle('c')])
  press('c', 'Delete')
  expect([order(), document.activeElement]).toEqual(['a', handle('a')])
})

test('Undo brings a field back behind its neighbour, wherever that is, and only once', () => {
  act(() => fields.setOpenId('b'))
  press('b', 'Delete')
  expect(fields.openId).toBeNull()
  change(now => [field('x'), ...now.toReversed()])
  undo()
  expect(order()).toBe('xcab')
  undo()
  expect(order()).toBe('xcab')
})

test('Undo keeps what was changed since, and brings the first field back to the top', () => {
  press('a', 'Delete')
  change(now => now.map(one => ({ ...one, isRequired: true })))
  undo()
  expect(fields.fields.map(({ id, isRequired }) => [id, isRequired])).toEqual([
    ['a', false],
    ['b', true],
    ['c', true],
  ])
})

test('who picks up a field and then presses something else leaves it where it is, and keeps the focus there', () => {
  click('c')
  press('c', 'ArrowUp')
  fireEvent.blur(handle('c'), { relatedTarget: handle('a') })
  handle('a').focus()
  change(now => now.map(one => ({ ...one, isRequired: true })))
  expect([order(), arranging.takenId, document.activeElement]).toEqual(['acb', null, handle('a')])
})
