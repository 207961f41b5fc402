import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { PAGE_HEADING_ID } from '#client/ui/page-head.tsx'
import { holdersQuery, rolesQuery } from '#pages/page3/page3_03-roles/roles.ts'
import type { Role, RoleHolder } from '#resources/roles/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { type RoleActions, useRoleActions } from './use-role-actions.ts'

const role = (id: number, en: string): Role => ({
  ...{ id, name: { en, zh: en }, basis: 'none', permissions: [], version: 1 },
  updatedAt: '2026-10-31T00:00:00.000Z',
})
const [ADMIN, SUPPORT, DRIVER] = [role(1, 'Admin'), role(2, 'Support'), role(3, 'Driver')]
const holder = (roleId: number, version: number, accountId = 8): RoleHolder => ({
  ...{ accountId, account: 'anna', name: 'Anna', isDefault: false, isYou: false },
  ...{ roleId, version },
})

let sent: HeldRequest[]
let actions: RoleActions
let page: { rerender: (shown: React.ReactNode) => void }
function Page() {
  actions = useRoleActions()
  return null
}
const shown = (isHere: boolean) => (
  <>
    <h1 id={PAGE_HEADING_ID} tabIndex={-1}>
      Roles
    </h1>
    <input aria-label="Elsewhere" />
    {isHere && <Page />}
  </>
)
beforeEach(() => {
  toast.dismissAll()
  sent = holdRequests()
  queryClient.setQueryData(rolesQuery.queryKey, { rows: [ADMIN, SUPPORT, DRIVER] })
  queryClient.setQueryData(holdersQuery.queryKey, { rows: [holder(1, 1, 7), holder(1, 4)] })
  page = render(shown(true), { wrapper: pageAt('/roles') })
})
const does = (action: () => unknown) => act(async () => void action())
const writes = () => sent.filter(({ method }) => method !== 'GET')
const reply = (index: number, answer: object = {}, status = 200) => does(() => writes()[index]?.reply(status, answer))
const asked = () => writes().map(({ method, path, headers, body }) => [method, path, headers['if-match'], body.roleId])
const toasts = () => useToasts.getState().toasts
const said = () => toasts().at(-1)?.text
const undo = () => does(() => toasts().at(-1)?.action?.onClick())
const roles = () => queryClient.getQueryData(rolesQuery.queryKey)?.rows.map(({ id }) => id)
const holders = () => queryClient.getQueryData(holdersQuery.queryKey)?.rows.map(one => [one.accountId, one.roleId])

test('a role is given in the version on the screen and shown at once; Undo gives the one before back, once', async () => {
  await does(() => actions.give(holder(1, 4), 2))
  expect([asked(), actions.isBusy]).toEqual([[['PUT', '/api/roles/holders/8', '"4"', 2]], true])
  await reply(0, holder(2, 5))
  expect([said(), actions.isBusy]).toEqual(['anna now has the role Support.', false])
  expect(holders()).toEqual([
    [7, 1],
    [8, 2],
  ])
  await undo()
  expect(asked()[1]).toEqual(['PUT', '/api/roles/holders/8', '"5"', 1])
  await reply(1, holder(1, 6))
  expect([said(), toasts().at(-1)?.action]).toEqual(['anna now has the role Admin.', undefined])
})

test('if somebody else was faster, nothing is changed and their choice is named', async () => {
  await does(() => actions.give(holder(1, 4), 2))
  await reply(0, { code: 'stale', current: holder(3, 5) }, 412)
  expect([said(), writes().length]).toEqual([expect.stringContaining('just gave anna the role Driver'), 1])
})

test('a refusal that occurs only here has words of its own', async () => {
  await does(() => actions.give(holder(1, 4), 2))
  await reply(0, { code: 'last-admin-right' }, 422)
  expect(said()).toMatch(/^You would lose your permission to manage roles/)
  await does(() => actions.remove(SUPPORT))
  await reply(1, { code: 'role-held' }, 422)
  expect(said()).toMatch(/^Somebody still has this role/)
  await does(() => actions.give(holder(1, 4), 2))
  await reply(2, {}, 500)
  expect(said()).toMatch(/^That did not work\. /)
})

test('a role is deleted, and Undo brings it back to its place', async () => {
  await does(() => actions.remove(SUPPORT))
  await reply(0, {}, 204)
  expect([said(), document.activeElement?.id]).toEqual(['Support was deleted.', PAGE_HEADING_ID])
  queryClient.setQueryData(rolesQuery.queryKey, { rows: [ADMIN, DRIVER] })
  await undo()
  expect(asked()[1]?.slice(0, 2)).toEqual(['POST', '/api/roles/2/restore'])
  await reply(1, SUPPORT)
  expect([roles(), said()]).toEqual([[1, 2, 3], 'Support was restored.'])
})

test('who has left the page meanwhile keeps the focus there', async () => {
  await does(() => actions.remove(SUPPORT))
  page.rerender(shown(false))
  screen.getByRole('textbox').focus()
  await reply(0, {}, 204)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('lists that are not known any more do not become lists of one, or none', async () => {
  await does(() => actions.remove(SUPPORT))
  await reply(0, {}, 204)
  queryClient.removeQueries()
  await undo()
  await reply(1, SUPPORT)
  await does(() => actions.give(holder(1, 4), 2))
  await reply(2, holder(2, 5))
  expect([roles(), holders()]).toEqual([undefined, undefined])
})

test('a preview is refused with its reason', async () => {
  await does(() => actions.preview(DRIVER))
  expect(asked()).toEqual([['PUT', '/api/sessions/current/preview', undefined, 3]])
  await reply(0, { code: 'not-found' }, 404)
  expect(said()).toMatch(/^That did not work\. /)
})
