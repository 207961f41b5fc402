import { act, render, screen } from '@testing-library/react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import { ConfirmHost } from '#client/ui/dialog/confirm.tsx'
import { PAGE_HEADING_ID } from '#client/ui/page-head.tsx'
import type { Sandbox } from '#resources/sandboxes/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { type SandboxActions, useSandboxActions } from './use-sandbox-actions.ts'

const session = vi.hoisted(() => ({ adopt: vi.fn(), confirm: vi.fn() }))
// Instead of the session of the console.
vi.mock('#client/session/session.ts', async load => ({
  ...(await load<typeof import('#client/session/session.ts')>()),
  adoptSession: session.adopt,
  confirmSession: session.confirm,
}))

const sandbox = (id: string, more: Partial<Sandbox> = {}): Sandbox => ({
  ...{ id, name: `Shop ${id}`, isShared: false, snapshotOf: null, sourceName: null },
  ...{ createdAt: '2026-10-31T00:00:00.000Z', rows: {}, ...more },
})

let held: HeldRequest[]
let now: SandboxActions
let navigate: NavigateFunction
function Page() {
  now = useSandboxActions()
  navigate = useNavigate()
  return (
    <>
      <h1 id={PAGE_HEADING_ID} tabIndex={-1}>
        Sandboxes
      </h1>
      <input aria-label="elsewhere" />
      <ConfirmHost />
    </>
  )
}
beforeEach(() => {
  vi.clearAllMocks()
  toast.dismissAll()
  held = holdRequests()
  render(<Page />, { wrapper: pageAt('/sandboxes') })
})
const does = (action: () => unknown) => act(async () => void action())
const answer = (name: string) => does(() => screen.getByRole('button', { name }).click())
const writes = () => held.filter(({ method }) => method !== 'GET')
const asked = () => writes().map(({ method, path, body }) => [method, path.replace('/api/', ''), body])
const reply = (index: number, status: number, body?: object) => act(async () => writes()[index]?.reply(status, body))
const last = () => useToasts.getState().toasts.at(-1)

test('a reset asks first, and sends nothing if the answer is no', async () => {
  await does(() => now.reset(sandbox('a')))
  await answer('Cancel')
  expect([asked(), now.busy]).toEqual([[], null])
  await does(() => now.reset(sandbox('a')))
  await answer('Reset')
  expect([asked(), now.busy]).toEqual([[['POST', 'sandboxes/a/reset', {}]], 'a'])
  await reply(0, 200, sandbox('a'))
  expect([last()?.text, now.busy]).toEqual(['Shop a was reset.', null])
})

test('a sandbox that others share says so before it is reset', async () => {
  await does(() => now.reset(sandbox('a')))
  const own = screen.getByRole('dialog').textContent
  await answer('Cancel')
  await does(() => now.reset(sandbox('a', { isShared: true })))
  expect(screen.getByRole('dialog').textContent).not.toBe(own)
  await answer('Cancel')
})

test('a snapshot is restored into its sandbox if the answer is yes, and is the busy one meanwhile', async () => {
  await does(() => now.restore(sandbox('a'), sandbox('s', { snapshotOf: 'a' })))
  await answer('Cancel')
  expect(asked()).toEqual([])
  await does(() => now.restore(sandbox('a'), sandbox('s', { snapshotOf: 'a' })))
  await answer('Restore')
  expect([asked(), now.busy]).toEqual([[['POST', 'sandboxes/a/restore', { snapshotId: 's' }]], 's'])
  await reply(0, 429, { code: 'too-many-requests' })
  expect([last()?.text, now.busy]).toEqual([expect.stringMatching(/^Shop s: ./), null])
})

test('a deleted sandbox is gone at once, and Undo recovers it; the session may be in another one after both', async () => {
  await does(() => now.remove(sandbox('a')))
  expect([asked(), now.busy]).toEqual([[['DELETE', 'sandboxes/a', {}]], 'a'])
  await reply(0, 204)
  expect([last()?.text, session.confirm.mock.calls.length]).toEqual(['Shop a was deleted.', 1])
  expect(document.activeElement?.id).toBe(PAGE_HEADING_ID)
  await does(() => last()?.action?.onClick())
  expect([asked()[1]?.slice(0, 2), now.busy]).toEqual([['POST', 'sandboxes/a/undelete'], 'a'])
  await reply(1, 200, sandbox('a'))
  expect([last()?.text, session.confirm.mock.calls.length]).toEqual(['Shop a was restored.', 2])
})

test('whoever works in another sandbox has its session at once', async () => {
  await does(() => now.workIn(sandbox('b')))
  expect([now.busy, session.adopt.mock.calls]).toEqual(['b', []])
  await reply(0, 200, { account: 'ada' })
  expect([session.adopt.mock.calls[0]?.[0], last()?.text]).toEqual([{ account: 'ada' }, 'You now work in Shop b.'])
  expect(document.activeElement?.id).toBe(PAGE_HEADING_ID)
})

test.each<[string, () => unknown, number, object | undefined]>([
  ['deleted', () => now.remove(sandbox('a')), 204, undefined],
  ['entered', () => now.workIn(sandbox('a')), 200, {}],
])('whoever has gone elsewhere while a sandbox is being %s keeps the focus there', async (_, begin, status, body) => {
  await does(begin)
  await does(() => navigate('/elsewhere'))
  const field = screen.getByLabelText('elsewhere')
  field.focus()
  onTestFinished(() => field.blur())
  await reply(0, status, body)
  expect(document.activeElement).toBe(field)
})

test('a sandbox that could not be deleted stays, with its name and the reason', async () => {
  await does(() => now.remove(sandbox('a')))
  await reply(0, 403, { code: 'not-yours' })
  expect([last()?.text, last()?.action, session.confirm.mock.calls]).toEqual([
    expect.stringMatching(/^Shop a: ./),
    undefined,
    [],
  ])
})
