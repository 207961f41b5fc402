import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { rolesQuery } from '#pages/page3/page3_03-roles/roles.ts'
import type { Role } from '#resources/roles/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { RoleDialog } from './role-dialog.tsx'

const role = (version: number, more: Partial<Role> = {}): Role => ({
  ...{ id: 2, name: { en: 'Support', zh: '客服' }, basis: 'none', permissions: ['members:read'], version },
  updatedAt: '2026-10-31T00:00:00.000Z',
  ...more,
})
const know = (...rows: Role[]) => queryClient.setQueryData(rolesQuery.queryKey, { rows })

let sent: HeldRequest[]
let page: { rerender: (shown: React.ReactNode) => void }
const onClose = vi.fn()
beforeEach(() => {
  onClose.mockClear()
  toast.dismissAll()
  sent = holdRequests()
  know(role(1))
})
const open = (of: Role | null) => {
  page = render(<RoleDialog role={of} roles={[role(1)]} onClose={onClose} />, { wrapper: pageAt('/roles') })
}
const does = (action: () => unknown) => act(async () => void action())
const writes = () => sent.filter(({ method }) => method !== 'GET')
const reply = (index: number, answer: object, status = 200) => does(() => writes()[index]?.reply(status, answer))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => does(() => screen.getByRole('button', { name }).click())
const asked = () => writes().map(({ headers, body }) => [headers['if-match'], body])
const said = () => useToasts.getState().toasts.at(-1)?.text

test('a role is renamed in its newest version, as long as that has the name that was on the screen', async () => {
  open(role(1))
  know(role(3, { permissions: [] }))
  type('English name', 'Help')
  await press('Save')
  expect(asked()).toEqual([['"3"', { name: { en: 'Help', zh: '客服' } }]])
  expect(onClose).not.toHaveBeenCalled()
  await reply(0, role(4, { name: { en: 'Help', zh: '客服' } }))
  expect([onClose.mock.calls.length, said()?.includes('Help')]).toEqual([1, true])
})

test('a name that somebody else has given meanwhile is not overwritten unseen', async () => {
  open(role(1))
  know(role(2, { name: { en: 'Care', zh: '客服' } }))
  type('English name', 'Help')
  await press('Save')
  expect(asked()[0]?.[0]).toBe('"1"')
  await reply(0, { code: 'stale', current: role(2, { name: { en: 'Care', zh: '客服' } }) }, 412)
  expect([onClose.mock.calls.length, screen.getByRole('alert').textContent !== '']).toEqual([0, true])
})

test('a new role begins with the permissions of another, or with none', async () => {
  open(null)
  type('English name', 'Help')
  type('Chinese name', '協助')
  await press('Add')
  await reply(0, {}, 500)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '2' } })
  await press('Add')
  const name = { en: 'Help', zh: '協助' }
  expect(asked().map(([, body]) => body)).toEqual([
    { name, permissions: [], basis: 'none' },
    { name, permissions: ['members:read'], basis: 'none' },
  ])
})

test('a reply that comes after the dialog was closed closes no other one', async () => {
  open(role(1))
  type('English name', 'Help')
  await press('Save')
  page.rerender(<p />)
  await reply(0, role(2))
  expect([onClose.mock.calls, said() !== undefined]).toEqual([[], true])
})
