import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { readTranslation, type Translation, type TranslationDetails } from '#resources/translations/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { TextForm, useTextSteps } from './text-form.tsx'

const base: Translation = {
  ...{ id: 'orders.title', language: 'zh', text: { other: '我的' }, published: { other: '公開' }, state: 'draft' },
  ...{ isInReview: false, by: 'ada', version: 3, updatedAt: null },
}
const details: TranslationDetails = {
  ...{ ...base, namespace: 'orders', key: 'title', page: null, english: { other: 'Orders' }, own: { other: '訂單' } },
  ...{ issues: [], file: 'a.ts', uses: [] },
}
const { queryKey } = api.query(readTranslation, { params: { translationId: base.id } })

let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
  toast.dismissAll()
  queryClient.setQueryData(queryKey, details)
})
const writes = () => held.filter(({ method }) => method === 'PATCH')
const asked = () => writes().map(({ headers, body }) => [headers['if-match'], body])
const reply = (status: number, answer: object) => act(async () => writes().at(-1)?.reply(status, answer))
const open = () => renderHook(() => useTextSteps(details)).result
const last = () => useToasts.getState().toasts.at(-1)
const undo = () => act(async () => last()?.action?.onClick())

type Step = Exclude<keyof ReturnType<typeof useTextSteps>, 'isBusy'>
test.each<[Step, object]>([
  ['submit', { isInReview: true }],
  ['withdraw', { isInReview: false }],
  ['discard', { text: { other: '公開' } }],
  ['restoreOriginal', { text: null }],
])('%s sends one change, and Undo brings back text and state as they were before', async (step, body) => {
  const hook = open()
  act(() => hook.current[step]({ ...base, isInReview: step === 'withdraw' }))
  expect([asked(), hook.current.isBusy]).toEqual([[['"3"', body]], true])
  await reply(200, { ...base, version: 4 })
  expect(hook.current.isBusy).toBe(false)
  await undo()
  expect(asked()[1]).toEqual(['"4"', { text: base.text, isInReview: step === 'withdraw' }])
})

test('after a step, the text is shown as it is now, before it is read again', async () => {
  const hook = open()
  act(() => hook.current.submit(base))
  const now: Translation = { ...base, state: 'in-review', isInReview: true, version: 4 }
  await reply(200, now)
  expect(queryClient.getQueryData(queryKey)).toEqual({ ...details, ...now })
  await undo()
  await reply(200, { ...base, version: 5 })
  expect(queryClient.getQueryData(queryKey)).toEqual({ ...details, version: 5 })
})

test('a text that nobody has open is not made up', async () => {
  const hook = open()
  queryClient.clear()
  act(() => hook.current.submit(base))
  await reply(200, { ...base, version: 4 })
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
})

test('a refused step offers no Undo', async () => {
  const hook = open()
  act(() => hook.current.discard(base))
  await reply(412, { code: 'stale', current: { ...base, version: 9 } })
  expect([last()?.text, last()?.action]).toEqual([expect.stringContaining('That did not work.'), undefined])
})

test('a text with changes goes to review only once they are saved', async () => {
  render(<TextForm details={details} canWrite />, { wrapper: pageAt() })
  const isOffered = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Send to review' }).disabled
  expect(isOffered()).toBe(true)
  const field = screen.getAllByRole('textbox')[0] as HTMLElement
  fireEvent.change(field, { target: { value: '您的' } })
  expect(isOffered()).toBe(false)
  fireEvent.change(field, { target: { value: '我的' } })
  expect(isOffered()).toBe(true)
})
