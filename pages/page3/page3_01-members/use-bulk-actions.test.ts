import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ListOf } from '#client/list/use-list-page.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Member, Outcome } from '#resources/members/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import type { membersSearch } from './search-params.ts'
import { useBulkActions } from './use-bulk-actions.ts'

const member = (id: number, version = 1, more: Partial<Member> = {}): Member => ({
  ...{ id, version, name: { en: `Member ${id}`, zh: `成員 ${id}` }, email: `${id}@strive.example`, teamId: 10 + id },
  ...{ job: 'driver', joinedOn: '2026-01-01', archivedAt: null, updatedAt: '2026-10-31T00:00:00.000Z', ...more },
})
const MEMBERS = [member(1), member(2)]

let rows: Member[]
const [remove, focus, takeBack] = [vi.fn(), vi.fn(), vi.fn()]
let sent: HeldRequest[]
let hook: { current: ReturnType<typeof useBulkActions> }
beforeEach(() => {
  vi.clearAllMocks()
  toast.dismissAll()
  sent = holdRequests()
  rows = MEMBERS
  const patchRows = (some: readonly { id: number }[], patch: (row: Member) => Member) => {
    rows = rows.map(row => (some.some(({ id }) => id === row.id) ? patch(row) : row))
    return takeBack
  }
  const list = { patchRows, selection: { rows: MEMBERS, remove }, scroller: { current: { focus } } }
  // The actions use only this of a list.
  hook = renderHook(() => useBulkActions(list as unknown as ListOf<typeof membersSearch>)).result
})
const does = (action: () => unknown) => act(async () => void action())
const asked = () => sent.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body.members])
const outcome = (of: Member, refusal: Outcome['refusal'] = null) => ({ id: of.id, refusal, member: of })
const reply = (index: number, ...outcomes: object[]) => does(() => sent[index]?.reply(200, { outcomes }))
const last = () => useToasts.getState().toasts.at(-1)
const undo = () => does(() => last()?.action?.onClick())

test('archived members are shown at once, and restored in the versions that this has created', async () => {
  await does(() => hook.current.archive(MEMBERS))
  expect(rows.every(({ archivedAt }) => archivedAt !== null)).toBe(true)
  await reply(0, outcome(member(1, 2)), outcome(member(2, 5)))
  expect([last()?.text, last()?.tone]).toEqual(['2 members were archived.', 'good'])
  // The bar has gone, and the focus with it.
  expect([remove.mock.calls[0]?.[0].length, focus.mock.calls.length]).toEqual([2, 1])
  await undo()
  const versions = [
    { id: 1, version: 2 },
    { id: 2, version: 5 },
  ]
  expect(asked()[1]).toEqual(['/api/members/restore', versions])
  expect(rows.map(({ archivedAt }) => archivedAt)).toEqual([null, null])
})

test('of a change that some refuse, they stay selected with their reason, and Undo takes back the rest', async () => {
  await does(() => hook.current.change(MEMBERS, { fields: { teamId: 7 }, to: 'Supply' }))
  expect(rows.map(({ teamId }) => teamId)).toEqual([7, 7])
  await reply(0, outcome(member(1, 2, { teamId: 7 })), outcome(member(2), 'last-manager'))
  expect(remove.mock.calls).toEqual([[[member(1, 2, { teamId: 7 })]]])
  expect([[...hook.current.refusals], focus.mock.calls]).toEqual([[[2, 'last-manager']], []])
  expect(last()).toMatchObject({
    tone: 'warn',
    text: expect.stringMatching(/^Member 1 was moved to Supply\..*only man/),
  })
  await undo()
  expect(asked()[1]).toEqual(['/api/members', [{ id: 1, version: 2, teamId: 11, job: 'driver' }]])
  await reply(1, outcome(member(1, 3)))
  expect([last()?.text, hook.current.refusals.size]).toEqual(['The change of Member 1 was undone.', 0])
})

test('a change that all refuse can’t be undone, and one that fails is taken back', async () => {
  await does(() => hook.current.change([member(2)], { fields: { job: 'manager' }, to: 'Manager' }))
  await reply(0, outcome(member(2), 'stale'))
  expect([last()?.action, takeBack.mock.calls.length]).toEqual([undefined, 0])
  await does(() => hook.current.archive(MEMBERS))
  await does(() => sent[1]?.reply(503))
  expect(takeBack).toHaveBeenCalledTimes(1)
})

test('who types in a field when members have been archived keeps the focus there', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  await does(() => hook.current.archive(MEMBERS))
  field.focus()
  await reply(0, outcome(member(1, 2)), outcome(member(2, 5)))
  expect([focus.mock.calls, document.activeElement]).toEqual([[], field])
  field.remove()
})
