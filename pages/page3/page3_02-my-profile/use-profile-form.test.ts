import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { profileQuery } from '#client/session/profile.ts'
import { useGlobal, useProfile } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Profile } from '#resources/profile/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useProfileForm } from './use-profile-form.ts'

const profileAt = (version: number, more: Partial<Profile> = {}): Profile =>
  // What the form shows of a profile.
  ({
    ...{ version, name: 'Lin', age: 30, email: 'lin@strive.example', address: 'Hualien', timeZone: 'Asia/Taipei' },
    ...more,
  }) as Profile

let sent: HeldRequest[]
let hook: { current: ReturnType<typeof useProfileForm> }
beforeEach(() => {
  toast.dismissAll()
  sent = holdRequests()
  hook = renderHook(() => useProfileForm(profileAt(3))).result
})
const does = (action: () => unknown) => act(async () => void action())
const writes = () => sent.filter(({ method }) => method !== 'GET')
const reply = (index: number, answer: object, status = 200) => does(() => writes()[index]?.reply(status, answer))
const type = (values: Partial<Profile>) => does(() => hook.current.form.setValues(values))
const save = () => does(() => hook.current.handleSubmit())
const asked = () => writes().map(({ headers, body }) => [headers['if-match'], body])
const said = () => useToasts.getState().toasts.at(-1)?.text

test('only what was changed is sent; the console then shows it everywhere', async () => {
  expect(hook.current.form.values).toEqual({
    ...{ name: 'Lin', age: 30, email: 'lin@strive.example', address: 'Hualien', timeZone: 'Asia/Taipei' },
  })
  await type({ timeZone: 'Asia/Tokyo', age: null })
  await save()
  expect(asked()).toEqual([['"3"', { timeZone: 'Asia/Tokyo', age: null }]])
  expect(useGlobal.getState().time_zone).not.toBe('Asia/Tokyo')
  const saved = profileAt(4, { timeZone: 'Asia/Tokyo', age: null, name: 'Lin B' })
  await reply(0, saved)
  expect(queryClient.getQueryData(profileQuery.queryKey)).toEqual(saved)
  expect([useGlobal.getState().time_zone, useProfile.getState().name, useProfile.getState().age]).toEqual([
    'Asia/Tokyo',
    'Lin B',
    0,
  ])
})

test('what another window has changed is kept and named', async () => {
  await type({ address: 'Taitung' })
  await save()
  await reply(0, { code: 'stale', current: profileAt(5, { name: 'Lin B', age: 31 }) }, 412)
  expect(asked()[1]).toEqual(['"5"', { address: 'Taitung' }])
  await reply(1, profileAt(6, { name: 'Lin B', age: 31, address: 'Taitung' }))
  expect([said(), hook.current.form.values.age]).toEqual([expect.stringContaining('Name, Age'), 31])
})

test('what both have changed is asked about, and nothing is sent before the answer', async () => {
  await type({ name: 'Lin A' })
  await save()
  await reply(0, { code: 'stale', current: profileAt(5, { name: 'Lin B' }) }, 412)
  expect([writes().length, hook.current.question?.sides]).toMatchObject([
    1,
    { base: { name: 'Lin' }, mine: { name: 'Lin A' }, theirs: { name: 'Lin B' } },
  ])
  await does(() => hook.current.question?.answer(null))
  expect([writes().length, hook.current.form.values.name, hook.current.isDirty]).toEqual([1, 'Lin A', true])
})

test('an address that is taken is shown on its field', async () => {
  await type({ email: 'taken@strive.example' })
  await save()
  await reply(0, { code: 'email-taken', errors: [{ pointer: '/body/email', code: 'email-taken' }] }, 422)
  expect([Object.keys(hook.current.form.errors), said()]).toEqual([['email'], undefined])
})
