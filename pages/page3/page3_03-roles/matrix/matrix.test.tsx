import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { type Right, rightsOf } from '#pages/page3/page3_03-roles/rights.ts'
import type { RoleActions } from '#pages/page3/page3_03-roles/role/use-role-actions.ts'
import { rolesQuery } from '#pages/page3/page3_03-roles/roles.ts'
import type { Role } from '#resources/roles/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { Matrix } from './matrix.tsx'

const RIGHTS = rightsOf([]).slice(0, 3) as [Right, Right, Right]
const role = (id: number, ...rights: Right[]): Role => ({
  ...{ id, name: { en: `Role ${id}`, zh: '' }, basis: 'none', permissions: rights.map(one => one.permission) },
  ...{ version: 1, updatedAt: '2026-10-31T00:00:00.000Z' },
})
const ROLES = [role(1, RIGHTS[0], RIGHTS[1]), role(2, RIGHTS[0])]
// Nothing else of them is used.
const actions = { isBusy: false } as RoleActions

let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
  queryClient.setQueryData(rolesQuery.queryKey, { rows: ROLES })
})
const open = (search: string, canWrite = true) =>
  render(
    <Matrix roles={ROLES} rights={RIGHTS} holders={[]} canWrite={canWrite} actions={actions} onRename={() => {}} />,
    { wrapper: pageAt(`/roles${search}`) },
  )
const rows = () => screen.getAllByRole('rowheader').map(one => one.querySelector('code')?.textContent)
const cells = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Role 2: / })

test('a permission that no longer differs stays in sight while only differences are shown', async () => {
  open('?role=1&with=2&only=true')
  expect(rows()).toEqual([RIGHTS[1].permission])
  await act(async () => cells()[0]?.click())
  expect([rows(), cells()[0]?.checked]).toEqual([[RIGHTS[1].permission], true])
  expect(held.map(({ method, path }) => [method, path])).toEqual([['PATCH', '/api/roles/2']])
})

test('whoever may only read changes nothing', () => {
  open('', false)
  expect(cells().map(({ disabled }) => disabled)).toEqual([true, true, true])
})
