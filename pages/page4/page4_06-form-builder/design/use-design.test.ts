import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '#client/toast/toast.ts'
import { unsavedForm } from '#pages/page4/page4_06-form-builder/forms.ts'
import type { Form, FormDesign } from '#resources/forms/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useDesign } from './use-design.ts'

const titled = (en: string): FormDesign['title'] => ({ en, zh: '' })
const field = (id: string): FormDesign['fields'][number] => {
  return { id: `f000000${id}`, kind: 'yes-no', label: titled(id), help: { en: '', zh: '' }, isRequired: false }
}
const formAt = (version: number, more: Partial<Form> = {}): Form => ({
  ...{ id: 3, version, title: titled('Survey'), fields: [field('a')], isClosed: false, latest: null },
  ...{ updatedAt: '2026-10-31T00:00:00.000Z', ...more },
})

let sent: HeldRequest[]
let hook: { result: { current: ReturnType<typeof useDesign> }; rerender: (form: Form) => void }
const onCreated = vi.fn()
const open = (form: Form) => {
  hook = renderHook((now: Form) => useDesign(now, onCreated), { initialProps: form })
}
beforeEach(() => {
  onCreated.mockClear()
  sent = holdRequests()
  open(formAt(1))
})
const now = () => hook.result.current
const does = (action: () => unknown) => act(async () => void action())
const type = (en: string) => does(() => now().setDraft(draft => ({ ...draft, title: titled(en) })))
const arrive = (form: Form) => does(() => hook.rerender(form))
const reply = (index: number, answer: object, status = 200) => does(() => sent[index]?.reply(status, answer))
const asked = () => sent.map(({ headers, body: { title } }) => [headers['if-match'], title])
const stale = (current: Form) => ({ code: 'stale', current })

test('what is changed during a save stays, and is saved in the version that the save has created', async () => {
  await type('One')
  await does(() => now().save())
  await type('Two')
  await reply(0, formAt(2, { title: titled('One') }))
  expect([now().draft.title.en, now().isDirty]).toEqual(['Two', true])
  await does(() => now().save())
  expect(asked()).toEqual([
    ['"1"', titled('One')],
    ['"2"', titled('Two')],
  ])
})

test('a save is merged with a newer version, and with what was changed during it', async () => {
  await type('One')
  await does(() => now().save())
  await type('Two')
  await reply(0, stale(formAt(4, { fields: [field('a'), field('b')] })), 412)
  expect([asked()[1], sent[1]?.body.fields]).toEqual([
    ['"4"', titled('One')],
    [field('a'), field('b')],
  ])
  expect(now().draft).toEqual({ title: titled('Two'), fields: [field('a'), field('b')] })
  await reply(1, formAt(5, { title: titled('One'), fields: [field('a'), field('b')] }))
  expect([now().draft.title.en, now().isDirty]).toEqual(['Two', true])
})

test('of a conflict, the save waits for the answer; without one, nothing is sent and nothing is lost', async () => {
  await type('Mine')
  await does(() => now().save())
  await reply(0, stale(formAt(4, { title: titled('Theirs') })), 412)
  expect([now().isBusy, sent.length]).toEqual([true, 1])
  await does(() => now().question?.answer(null))
  expect([now().isBusy, sent.length, now().draft.title.en]).toEqual([false, 1, 'Mine'])
  await does(() => now().save())
  await reply(1, stale(formAt(4, { title: titled('Theirs') })), 412)
  await does(() => now().question?.answer(now().question?.sides.theirs ?? null))
  expect(asked()[2]).toEqual(['"4"', titled('Theirs')])
})

test('a newer version is shown, unless there are unsaved changes', async () => {
  await arrive(formAt(2, { title: titled('Newer') }))
  expect(now().draft.title.en).toBe('Newer')
  await type('Mine')
  // With the same design, only the version counts.
  await arrive(formAt(3, { title: titled('Newer'), isClosed: true }))
  expect(now().isBehind).toBe(false)
  await arrive(formAt(4, { title: titled('Newest') }))
  expect([now().isBehind, now().draft.title.en]).toEqual([true, 'Mine'])
  await does(() => now().save())
  expect(asked()).toEqual([['"3"', titled('Mine')]])
  await does(() => now().discard())
  expect([now().draft.title.en, now().isBehind, now().isDirty]).toEqual(['Newest', false, false])
})

test('a version that arrives during a save is shown after it', async () => {
  await does(() => now().publish())
  await arrive(formAt(5, { title: titled('Theirs') }))
  await reply(0, formAt(2, { latest: 1 }), 201)
  expect([now().draft.title.en, now().isDirty]).toEqual(['Theirs', false])
  open(formAt(1))
  await type('Mine')
  await does(() => now().save())
  await arrive(formAt(3, { title: titled('Theirs') }))
  expect(now().draft.title.en).toBe('Mine')
  await reply(1, formAt(2, { title: titled('Mine') }))
  expect([now().draft.title.en, now().isDirty]).toEqual(['Theirs', false])
})

test('publishing saves first, and publishes what was saved', async () => {
  await type('One')
  await does(() => now().publish())
  await type('Two')
  await reply(0, formAt(2, { title: titled('One') }))
  expect([sent[1]?.path, sent[1]?.headers['if-match']]).toEqual(['/api/forms/3/versions', '"2"'])
  await reply(1, formAt(3, { title: titled('One'), latest: 1 }), 201)
  expect([now().draft.title.en, now().isDirty]).toEqual(['Two', true])
  expect(useToasts.getState().toasts.at(-1)?.text).toContain('1')
  // What could not be saved is not published.
  await does(() => now().publish())
  await reply(2, {}, 503)
  expect(sent).toHaveLength(3)
})

test('a new form is created once, and then changed', async () => {
  open({ ...unsavedForm(), title: titled('') })
  let path: string | null = null
  await does(async () => (path = await now().save()))
  expect([path, sent.length]).toEqual(['title.en', 0])
  await type('New')
  expect(now().issues).toEqual({})
  await does(() => now().save())
  expect(sent[0]?.method).toBe('POST')
  await type('Newer')
  await reply(0, formAt(1, { id: 8, title: titled('New'), fields: [] }), 201)
  expect(onCreated.mock.calls).toEqual([[8]])
  await does(() => now().save())
  expect([sent[1]?.method, sent[1]?.path]).toEqual(['PATCH', '/api/forms/8'])
  await reply(1, formAt(2, { id: 8, title: titled('Newer'), fields: [] }))
  // Only a save says what is missing.
  await type('')
  expect(now().issues).toEqual({})
})

test('a form is closed in whatever version it is, and its unsaved changes stay', async () => {
  await type('Mine')
  await does(() => now().setClosed(true))
  await reply(0, stale(formAt(6)), 412)
  expect([sent[1]?.headers['if-match'], sent[1]?.body]).toEqual(['"6"', { isClosed: true }])
  await reply(1, formAt(7, { isClosed: true }))
  expect(now().draft.title.en).toBe('Mine')
})
