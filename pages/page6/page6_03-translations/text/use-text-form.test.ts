import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Translation, TranslationDetails } from '#resources/translations/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useTextForm } from './use-text-form.ts'

const text = (version: number, other: string | null, more: Partial<Translation> = {}): TranslationDetails => ({
  ...{ id: 'orders.title', language: 'zh', text: other === null ? null : { other }, published: null, state: 'draft' },
  ...{ isInReview: false, by: 'ada', version, updatedAt: null, namespace: 'orders', key: 'title', page: null },
  ...{ english: { other: 'Orders' }, own: { other: '訂單' }, issues: [], file: '', uses: [], ...more },
})

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
  toast.dismissAll()
})
const writes = () => sent.filter(({ method }) => method === 'PATCH')
const asked = () => writes().map(({ headers, body }) => [headers['if-match'], body])
const reply = (status: number, answer: object) => act(async () => writes().at(-1)?.reply(status, answer))

async function open(details: TranslationDetails) {
  const { result } = renderHook(() => useTextForm(details))
  act(() => result.current.form.setFieldValue('text.other', '我的'))
  await act(async () => void result.current.formProps.onSubmit())
  await expect.poll(() => writes().length).toBe(1)
  const undo = async () => {
    const count = writes().length
    await act(async () => useToasts.getState().toasts.at(-1)?.action?.onClick())
    await expect.poll(() => writes().length).toBe(count + 1)
  }
  return { now: () => result.current, undo }
}

test('a text is saved without the forms that it does not have, and Undo brings back what was there', async () => {
  const { undo } = await open(text(3, '舊的', { isInReview: true }))
  expect(asked()).toEqual([['"3"', { text: { other: '我的' } }]])
  await reply(200, text(4, '我的'))
  await undo()
  expect(asked()[1]).toEqual(['"4"', { text: { other: '舊的' }, isInReview: true }])
})

test('Undo of the first change brings back the console’s own text', async () => {
  const { now, undo } = await open(text(0, null))
  await reply(200, text(1, '我的'))
  expect(now().isDirty).toBe(false)
  await undo()
  expect(asked()[1]).toEqual(['"1"', { text: null, isInReview: false }])
})

test('Undo keeps what somebody else has changed before this text was saved', async () => {
  const { now, undo } = await open(text(3, '舊的'))
  await reply(412, { code: 'stale', current: text(4, '他們的', { isInReview: true }) })
  await expect.poll(() => now().question?.sides.theirs.text.other).toBe('他們的')
  const mine = now().question?.sides.mine
  await act(async () => now().question?.answer(mine ?? null))
  await expect.poll(() => writes().length).toBe(2)
  await reply(200, text(5, '我的'))
  await undo()
  expect(asked().slice(1)).toEqual([
    ['"4"', { text: { other: '我的' } }],
    ['"5"', { text: { other: '他們的' }, isInReview: true }],
  ])
})
