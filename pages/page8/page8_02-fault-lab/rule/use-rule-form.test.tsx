import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { FaultRule } from '#resources/faults/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { type RuleValues, valuesOf } from './rule-values.ts'
import { useRuleForm } from './use-rule-form.ts'

const rule = (version: number, status = 503): FaultRule => ({
  ...{
    id: 'f1',
    method: 'GET',
    path: '/api/orders',
    fault: { status },
    preset: null,
    calls: 0,
    secondsLeft: 600,
    version,
  },
  ...{ isOfClass: false, sandboxId: null, endsAt: '2026-10-31T00:00:00.000Z' },
})

let held: HeldRequest[]
const onDone = vi.fn()
beforeEach(() => {
  onDone.mockClear()
  toast.dismissAll()
  held = holdRequests()
})
const writes = () => held.filter(({ method }) => method !== 'GET')
const reply = (status: number, answer?: object) => act(async () => writes().at(-1)?.reply(status, answer))
const last = () => useToasts.getState().toasts.at(-1)?.text

function open(of: FaultRule | null, more: Partial<RuleValues> = {}) {
  const { result, unmount } = renderHook(() => useRuleForm(of, { ...valuesOf(of), ...more }, onDone), {
    wrapper: pageAt(),
  })
  return {
    errors: () => Object.keys(result.current.form.errors),
    refusal: () => result.current.errorText,
    set: (name: 'status' | 'delay', value: number) => act(() => result.current.form.setFieldValue(name, value)),
    submit: () => act(async () => result.current.handleSubmit()),
    unmount,
  }
}

test('a new rule is added, and the form is empty again', async () => {
  const { submit } = open(null)
  await submit()
  expect(writes()).toMatchObject([
    { method: 'POST', path: '/api/faults', body: { method: '*', path: '*', fault: { status: 503 } } },
  ])
  expect(onDone).not.toHaveBeenCalled()
  await reply(201, rule(1))
  expect([last(), onDone.mock.calls.length]).toEqual(['The rule was added.', 1])
})

test('a changed rule is saved on the version that it was opened in', async () => {
  const { set, submit } = open(rule(4))
  set('status', 404)
  await submit()
  const [request] = writes()
  expect(request).toMatchObject({ method: 'PATCH', path: '/api/faults/f1', headers: { 'if-match': '"4"' } })
  expect(request?.body).toMatchObject({ fault: { status: 404 } })
  await reply(200, rule(5, 404))
  expect([last(), onDone.mock.calls.length]).toEqual(['The rule was changed.', 1])
})

test('a rule that was changed in another tab is overwritten only when it is saved again', async () => {
  const { set, submit } = open(rule(4))
  set('status', 404)
  await submit()
  await reply(412, { code: 'stale', current: rule(7, 500) })
  expect([last(), onDone.mock.calls]).toEqual([expect.stringContaining('Save again to overwrite it'), []])
  await submit()
  expect(writes()[1]).toMatchObject({ headers: { 'if-match': '"7"' }, body: { fault: { status: 404 } } })
})

test('beyond the limit nothing is added, and the form stays', async () => {
  const { submit, refusal } = open(null)
  await submit()
  await reply(422, { code: 'limit-reached' })
  expect([last(), onDone.mock.calls, refusal()]).toEqual([expect.stringContaining('limit of 50 rules'), [], null])
})

test('a rule that has ended meanwhile says so in the form', async () => {
  const { submit, refusal } = open(rule(4))
  await submit()
  await reply(404, { code: 'not-found' })
  expect([refusal() === null, onDone.mock.calls, last()]).toEqual([false, [], undefined])
})

test('whoever has opened another rule meanwhile keeps it in the form', async () => {
  const { submit, unmount } = open(rule(4))
  await submit()
  unmount()
  await reply(200, rule(5))
  expect([last(), onDone.mock.calls]).toEqual(['The rule was changed.', []])
})

test.each<[string, Partial<RuleValues>, string[]]>([
  ['a failure without its number', { status: null }, ['failure', 'status']],
  ['a choice without its number', { choice: 'first', first: null }, ['first']],
  ['a number that is too large', { status: 600 }, ['status']],
  ['a rule without effect', { failure: 'none' }, ['failure']],
])('%s is an issue of its field, and is not sent', async (_, values, fields) => {
  const { submit, errors } = open(null, values)
  await submit()
  expect([errors(), writes()]).toEqual([fields, []])
})
