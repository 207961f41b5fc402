import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Teams } from '#pages/page3/page3_01-members/teams.ts'
import { type Member, readMember } from '#resources/members/contract.ts'
import { asks } from '#tests/journeys/racing/asks.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { MemberForm } from './member-form.tsx'
import { NewMemberPane } from './member-pane.tsx'
import { draftOf, isDraft, useMemberForm } from './use-member-form.ts'

const memberAt = (version: number, more: Partial<Member> = {}): Member => ({
  ...{ id: 7, name: { en: 'Lin', zh: '林' }, email: 'lin@strive.example', teamId: 13, job: 'driver', version },
  ...{ joinedOn: '2026-10-01', archivedAt: null, updatedAt: '2026-10-31T00:00:00.000Z', ...more },
})
const NEW = { name: { en: 'Ko', zh: '柯' }, email: 'ko@strive.example' }

let sent: HeldRequest[]
let hook: { current: ReturnType<typeof useMemberForm> }
const onSaved = vi.fn()
const open = (member: Member) => {
  hook = renderHook(() => useMemberForm(member, onSaved)).result
}
beforeEach(() => {
  onSaved.mockClear()
  toast.dismissAll()
  sent = holdRequests()
})
const does = (action: () => unknown) => act(async () => void action())
const writes = () => sent.filter(({ method }) => method !== 'GET')
const reply = (index: number, answer: object, status = 200) => does(() => writes()[index]?.reply(status, answer))
const type = (values: Partial<Member>) => does(() => hook.current.form.setValues(values))
const save = () => does(() => hook.current.handleSubmit())
const asked = () => writes().map(({ method, path, headers, body }) => [method, path, headers['if-match'], body])
const said = () => useToasts.getState().toasts.at(-1)?.text
const read = () => queryClient.getQueryData(api.query(readMember, { params: { memberId: 7 } }).queryKey)

test('of a member only what was changed is sent, in their version, and the saved one is known at once', async () => {
  open(memberAt(3))
  await type({ email: 'lin.b@strive.example' })
  await save()
  expect(asked()).toEqual([['PATCH', '/api/members/7', '"3"', { email: 'lin.b@strive.example' }]])
  const saved = memberAt(4, { email: 'lin.b@strive.example' })
  await reply(0, saved)
  expect([read(), said(), onSaved.mock.calls, hook.current.isDirty]).toEqual([
    saved,
    expect.stringContaining('Lin'),
    [[saved]],
    false,
  ])
})

test('what somebody else has changed is kept and named; what both have changed is asked about', async () => {
  open(memberAt(3))
  await type({ email: 'lin.b@strive.example' })
  await save()
  await reply(0, { code: 'stale', current: memberAt(5, { joinedOn: '2026-10-02' }) }, 412)
  expect(asked()[1]).toEqual(['PATCH', '/api/members/7', '"5"', { email: 'lin.b@strive.example' }])
  await reply(1, memberAt(6, { email: 'lin.b@strive.example', joinedOn: '2026-10-02' }))
  expect(said()).toMatch(/Start date|Joined/)
  await type({ email: 'lin.c@strive.example' })
  await save()
  await reply(2, { code: 'stale', current: memberAt(7, { email: 'other@strive.example' }) }, 412)
  expect([writes().length, hook.current.question?.sides.theirs.email]).toEqual([3, 'other@strive.example'])
})

test('a new member begins without team and job, which must be chosen, and is created whole', async () => {
  open(draftOf('2026-10-31'))
  await type(NEW)
  await save()
  expect([writes(), Object.keys(hook.current.form.errors)]).toEqual([[], ['teamId', 'job']])
  await type({ teamId: 13, job: 'driver' })
  await save()
  expect(asked()).toEqual([
    ['POST', '/api/members', undefined, { ...NEW, teamId: 13, job: 'driver', joinedOn: '2026-10-31' }],
  ])
  await reply(0, memberAt(1), 201)
  expect([said(), onSaved.mock.calls.length, isDraft(hook.current.base)]).toEqual([
    expect.stringMatching(/added|created/),
    1,
    false,
  ])
})

test('an address that is taken is shown on its field, and everything stays', async () => {
  open(memberAt(3))
  await type({ email: 'taken@strive.example' })
  await save()
  await reply(0, { code: 'email-taken', errors: [{ pointer: '/body/email', code: 'email-taken' }] }, 422)
  expect([Object.keys(hook.current.form.errors), hook.current.form.values.email, onSaved.mock.calls]).toEqual([
    ['email'],
    'taken@strive.example',
    [],
  ])
})

test('a member that is created after their pane was closed closes no other one', async () => {
  const onAdded = vi.fn()
  // What the form needs of the teams.
  const teams = { options: [{ value: 13, label: 'Delivery' }], nameOf: () => 'Delivery' } as unknown as Teams
  const props = { teams, canWrite: true, onClose: () => {}, onArchive: () => {} }
  const pane = (isShown: boolean) => isShown && <NewMemberPane {...props} onAdded={onAdded} />
  for (const isLeft of [false, true]) {
    const { rerender, unmount } = render(pane(true), { wrapper: pageAt('/members') })
    const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
    fill(/Chinese/, '柯')
    fill(/English/, 'Ko')
    fill(/mail/i, 'ko@strive.example')
    fill(/^Team/, '13')
    fill(/^Job/, 'driver')
    await does(() => screen.getByRole('button', { name: /Create|Add/ }).click())
    if (isLeft) rerender(pane(false))
    await reply(writes().length - 1, memberAt(1, { id: 8 }), 201)
    expect(onAdded).toHaveBeenCalledTimes(1)
    unmount()
  }
})

test('who leaves a member with changes that are not saved is asked', () => {
  // What the form uses of the teams.
  const teams = { options: [{ value: 13, label: 'Delivery' }], nameOf: () => 'Delivery' } as unknown as Teams
  const rest = { teams, canWrite: true, onSaved, onClose: () => {}, onArchive: () => {} }
  render(<MemberForm {...rest} member={memberAt(3)} />, { wrapper: pageAt('/members') })
  expect(asks()).toBe(false)
  fireEvent.change(screen.getByLabelText(/mail/i), { target: { value: 'lin.b@strive.example' } })
  expect(asks()).toBe(true)
  fireEvent.change(screen.getByLabelText(/mail/i), { target: { value: 'lin@strive.example' } })
  expect(asks()).toBe(false)
})
