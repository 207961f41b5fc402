import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import { issuesOf } from '#client/ui/form/issues/issues.ts'
import { FormDesign, type FormField } from '#resources/forms/contract.ts'
import { FIELD_KINDS } from '#resources/forms/rules.ts'
import type { Design } from './use-design.ts'
import { useFields } from './use-fields.ts'

const field = (id: string): FormField => {
  return { id, kind: 'yes-no', label: { en: id, zh: '' }, help: { en: '', zh: '' }, isRequired: false }
}
const DESIGN: FormDesign = { title: { en: 'Survey', zh: '' }, fields: [...'abc'].map(field) }
let hook: { current: ReturnType<typeof useFields> & { draft: FormDesign } }
beforeEach(() => {
  toast.dismissAll()
  hook = renderHook(() => {
    const [draft, setDraft] = useState(DESIGN)
    // The fields use of a design only its draft.
    return { ...useFields({ draft, setDraft } as unknown as Design), draft }
  }).result
})
const now = () => hook.current
const order = () =>
  now()
    .fields.map(({ id }) => id)
    .join('')
const find = (id: string) => now().fields.find(one => one.id === id) as FormField
const remove = (id: string) => act(() => now().remove(find(id)))
const undo = () => act(() => useToasts.getState().toasts.at(-1)?.action?.onClick())

test.each(FIELD_KINDS)('a new field of the kind %s comes last, is open, and can be saved as it is', kind => {
  act(() => now().add(kind))
  const added = now().fields.at(-1)
  expect([now().fields.length, added?.kind, now().openId]).toEqual([4, kind, added?.id])
  expect(issuesOf(FormDesign, { ...now().draft, fields: [added] })).toEqual({})
})

test('a field is moved to its place among all, also first and last; one that is gone moves nothing', () => {
  act(() => now().moveTo('a', 2))
  expect(order()).toBe('bca')
  act(() => now().moveTo('c', 0))
  expect(order()).toBe('cba')
  act(() => now().moveTo('b', 1))
  expect(order()).toBe('cba')
  act(() => now().moveTo('x', 0))
  expect(order()).toBe('cba')
})

test.each([...'abc'])('the field %s that was removed comes back to its place', id => {
  remove(id)
  expect(order()).toBe('abc'.replace(id, ''))
  undo()
  expect(order()).toBe('abc')
  // Pressed by two hands.
  undo()
  expect(order()).toBe('abc')
})

test('a removed field comes back after the one that it followed, wherever that is, or first', () => {
  remove('b')
  act(() => now().moveTo('a', 1))
  undo()
  expect(order()).toBe('cab')
  remove('b')
  const back = useToasts.getState().toasts.at(-1)?.action
  remove('a')
  act(() => back?.onClick())
  expect(order()).toBe('bc')
})

test('only the removed field is closed, and changes go to their own field', () => {
  act(() => now().setOpenId('a'))
  remove('b')
  expect(now().openId).toBe('a')
  remove('a')
  expect(now().openId).toBeNull()
  act(() => now().change('c', { ...field('c'), isRequired: true }))
  expect(now().fields).toEqual([{ ...field('c'), isRequired: true }])
})

test('a field without a name has one for its buttons and messages', () => {
  act(() => now().change('a', { ...field('a'), label: { en: '', zh: '' } }))
  expect(now().nameOf(find('a'))).toBe('(untitled)')
  remove('a')
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('(untitled) was removed.')
})
