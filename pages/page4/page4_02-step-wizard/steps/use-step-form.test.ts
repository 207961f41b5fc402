import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import { type CheckedDraft, DamageStep } from '#resources/repair-drafts/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useStepForm } from './use-step-form.ts'

const ID = '00000000000000aa'
const DAMAGE: DamageStep = { category: 'zip', description: 'The zip is torn at the top', urgency: 'normal' }
const EMPTY: DamageStep = { category: 'seam', description: '', urgency: 'normal' }
const draftAt = (version: number, damage: DamageStep | null, more: Partial<CheckedDraft> = {}): CheckedDraft => ({
  ...{ id: ID, version, ticketId: null, customer: null, product: null, damage, handover: null, errors: [] },
  ...{ names: { customer: null, product: null, site: null }, updatedAt: '2026-10-31T00:00:00.000Z' },
  createdAt: '2026-10-31T00:00:00.000Z',
  progress: { customer: 'done', product: 'done', damage: 'done', handover: 'open' },
  ...more,
})

let sent: HeldRequest[]
const onSaved = vi.fn()
function open(draft: CheckedDraft) {
  const { result, rerender } = renderHook(
    (now: CheckedDraft) => useStepForm({ draft: now, step: 'damage', schema: DamageStep, empty: EMPTY, onSaved }),
    { initialProps: draft },
  )
  return { now: () => result.current, rerender: (next: CheckedDraft) => act(() => rerender(next)) }
}
beforeEach(() => {
  onSaved.mockClear()
  toast.dismissAll()
  sent = holdRequests()
})
const does = (action: () => unknown) => act(async () => void action())
const reply = (index: number, answer: object, status = 200) => does(() => sent[index]?.reply(status, answer))
const asked = () => sent.map(({ headers, body }) => [headers['if-match'], body])
type Opened = ReturnType<typeof open>
const type = (form: Opened, description: string) =>
  does(() => form.now().form.setFieldValue('description', description))
const save = (form: Opened) => does(() => form.now().handleSubmit())
const errorOf = (form: Opened, path: keyof DamageStep) => form.now().field(path, { label: '' }).error

test('a step is sent whole, in the draft’s version, and leads on once it is saved', async () => {
  const form = open(draftAt(4, DAMAGE))
  await type(form, 'The zip is worn at the end')
  await save(form)
  expect(asked()).toEqual([['"4"', { damage: { ...DAMAGE, description: 'The zip is worn at the end' } }]])
  expect(onSaved).not.toHaveBeenCalled()
  await reply(0, draftAt(5, { ...DAMAGE, description: 'The zip is worn at the end' }))
  expect([onSaved.mock.calls.length, form.now().isDirty]).toEqual([1, false])
})

test('a saved step without changes leads on without a request; one that was never saved is sent as it is', async () => {
  await save(open(draftAt(4, DAMAGE)))
  expect([onSaved.mock.calls.length, sent.length]).toEqual([1, 0])
  const form = open(draftAt(4, null))
  await type(form, 'The zip is torn at the top')
  await save(form)
  expect(asked()[0]?.[1]).toEqual({ damage: { ...EMPTY, description: 'The zip is torn at the top' } })
})

test('a step that was never saved is sent even if nothing was typed', async () => {
  const { result } = renderHook(() =>
    useStepForm({ draft: draftAt(4, null), step: 'damage', schema: DamageStep, empty: DAMAGE, onSaved }),
  )
  await does(() => result.current.handleSubmit())
  expect([asked(), onSaved.mock.calls]).toEqual([[['"4"', { damage: DAMAGE }]], []])
})

test('a step that another window has changed is merged, and the toast says so', async () => {
  const form = open(draftAt(4, DAMAGE))
  await type(form, 'The zip is worn at the end')
  await save(form)
  await reply(0, { code: 'stale', current: draftAt(6, { ...DAMAGE, urgency: 'high' }) }, 412)
  expect(asked()[1]).toEqual([
    '"6"',
    { damage: { category: 'zip', description: 'The zip is worn at the end', urgency: 'high' } },
  ])
  await reply(1, draftAt(7, { ...DAMAGE, description: 'The zip is worn at the end', urgency: 'high' }))
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('Saved, with changes from elsewhere: Urgency.')
  expect(onSaved).toHaveBeenCalledOnce()
})

test('a draft that was submitted meanwhile is not merged, and the input stays', async () => {
  const form = open(draftAt(4, DAMAGE))
  await type(form, 'The zip is worn at the end')
  await save(form)
  await reply(0, { code: 'stale', current: draftAt(6, DAMAGE, { ticketId: 77 }) }, 412)
  expect([sent.length, form.now().errorText !== null, onSaved.mock.calls]).toEqual([1, true, []])
  expect(form.now().form.values.description).toBe('The zip is worn at the end')
})

test('the server’s refusal of a field is shown on that field', async () => {
  const form = open(draftAt(4, DAMAGE))
  await type(form, 'The zip is worn at the end')
  await save(form)
  const errors = [{ pointer: '/body/damage/description', code: 'too_small' }]
  await reply(0, { code: 'step-refused', errors }, 422)
  expect([Boolean(errorOf(form, 'description')), Boolean(errorOf(form, 'category')), form.now().errorText]).toEqual([
    true,
    false,
    null,
  ])
})

test('what is wrong with the saved step is shown, until the operator edits it', async () => {
  const wrong = (step: 'damage' | 'product', path: string) => ({ step, pointer: `/draft/${step}/${path}`, code: 'x' })
  const form = open(draftAt(4, DAMAGE, { errors: [wrong('damage', 'description'), wrong('product', 'category')] }))
  expect([Boolean(errorOf(form, 'description')), Boolean(errorOf(form, 'category'))]).toEqual([true, false])
  await type(form, 'The zip is worn at the end')
  expect(Boolean(errorOf(form, 'description'))).toBe(false)
})

test('a newer version of the draft is shown, unless the step has unsaved input', async () => {
  const form = open(draftAt(4, DAMAGE))
  form.rerender(draftAt(5, { ...DAMAGE, description: 'The zip is frayed all over' }))
  expect(form.now().form.values.description).toBe('The zip is frayed all over')
  await type(form, 'The zip is worn at the end')
  // Another step was saved.
  form.rerender(draftAt(6, { ...DAMAGE, description: 'The zip is frayed all over' }))
  expect(form.now().form.values.description).toBe('The zip is worn at the end')
  await save(form)
  expect(asked()[0]?.[0]).toBe('"6"')
})
