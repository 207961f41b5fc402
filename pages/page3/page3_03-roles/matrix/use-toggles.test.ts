import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { useToasts } from '#client/toast/toast.ts'
import { type Right, rightsOf } from '#pages/page3/page3_03-roles/rights.ts'
import { rolesQuery } from '#pages/page3/page3_03-roles/roles.ts'
import type { Role } from '#resources/roles/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useToggles } from './use-toggles.ts'

const [one, other] = rightsOf([]) as [Right, Right]
const roleAt = (version: number, ...permissions: Role['permissions']): Role => ({
  ...{ id: 3, name: { en: 'Support', zh: '客服' }, basis: 'none', permissions, version },
  updatedAt: '2026-10-31T00:00:00.000Z',
})

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
  queryClient.setQueryData(rolesQuery.queryKey, { rows: [roleAt(1)] })
})
const asked = () => sent.map(({ headers, body }) => [headers['if-match'], body.permissions])
const toggle = (right: Right, isWanted: boolean) => act(async () => hook.current.toggle(3, right, isWanted))
const reply = (index: number, status: number, answer: object) => act(async () => sent[index]?.reply(status, answer))
const isGranted = (right: Right) => {
  const [role] = queryClient.getQueryData(rolesQuery.queryKey)?.rows ?? []
  return role && hook.current.isGranted(role, right)
}
let hook: { current: ReturnType<typeof useToggles> }
beforeEach(() => {
  hook = renderHook(() => useToggles()).result
})

test('two permissions of a role are changed one after the other, each in the version of the one before', async () => {
  await toggle(one, true)
  await toggle(other, true)
  expect([isGranted(one), isGranted(other)]).toEqual([true, true])
  expect(asked()).toEqual([['"1"', [one.permission]]])
  await reply(0, 200, roleAt(2, one.permission))
  await expect.poll(asked).toHaveLength(2)
  expect(asked()[1]).toEqual(['"2"', [one.permission, other.permission]])
  await reply(1, 200, roleAt(3, one.permission, other.permission))
  expect([isGranted(one), isGranted(other)]).toEqual([true, true])
})

test('a permission that is taken back while it is granted stays as it was wished last', async () => {
  await toggle(one, true)
  await toggle(one, false)
  expect(isGranted(one)).toBe(false)
  await reply(0, 200, roleAt(2, one.permission))
  await expect.poll(asked).toHaveLength(2)
  // Neither does the first reply show it again.
  expect(isGranted(one)).toBe(false)
  await reply(1, 200, roleAt(3))
  expect(isGranted(one)).toBe(false)
})

test('a role that somebody else has changed is changed in its new version, and keeps what they did', async () => {
  await toggle(one, true)
  await reply(0, 412, { code: 'stale', current: roleAt(5, other.permission) })
  await expect.poll(asked).toHaveLength(2)
  expect(asked()[1]).toEqual(['"5"', [other.permission, one.permission]])
})

test('a refused permission is shown as it is', async () => {
  await toggle(one, true)
  await reply(0, 422, { code: 'last-admin-right' })
  await expect.poll(() => isGranted(one)).toBe(false)
})

test('a permission of a role that somebody else has deleted meanwhile is not called granted', async () => {
  await toggle(one, true)
  await toggle(other, true)
  queryClient.setQueryData(rolesQuery.queryKey, { rows: [] })
  await reply(0, 404, { code: 'not-found' })
  await expect.poll(() => useToasts.getState().toasts.at(-1)?.text).toBe('This role no longer exists.')
  expect([asked().length, useToasts.getState().toasts.at(-1)?.action]).toEqual([1, undefined])
})
