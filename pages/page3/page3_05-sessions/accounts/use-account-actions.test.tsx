import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { ConfirmHost } from '#client/ui/dialog/confirm.tsx'
import SessionsPage from '#pages/page3/page3_05-sessions/page.tsx'
import type { Account } from '#resources/accounts/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { AccountsTab, type OpenDialog } from './accounts-tab.tsx'
import { NewAccountDialog } from './new-account-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { showSecret, useSecrets } from './secrets.ts'
import { ShownOnce } from './shown-once.tsx'
import { useAccountActions } from './use-account-actions.ts'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const account = (version: number, more: Partial<Account> = {}): Account =>
  // What the actions need of a row.
  ({ id: 8, account: 'anna', state: 'open', kind: 'operator', isYou: false, version, ...more }) as Account

let sent: HeldRequest[]
let actions: ReturnType<typeof useAccountActions>
function Actions() {
  actions = useAccountActions()
  return <ConfirmHost />
}
beforeEach(() => {
  useSecrets.setState({ secrets: [] })
  toast.dismissAll()
  sent = holdRequests()
})
const does = (action: () => unknown) => act(async () => void action())
const writes = () => sent.filter(({ method }) => method !== 'GET')
const reply = (index: number, answer: object = {}, status = 200) => does(() => writes()[index]?.reply(status, answer))
const press = (name: string) => does(() => screen.getByRole('button', { name }).click())
const asked = () => writes().map(({ method, path, headers, body }) => [method, path, headers['if-match'], body])
const toasts = () => useToasts.getState().toasts
const said = () => toasts().at(-1)?.text

test('an account is closed after a yes, in the version on the screen, and reopened without a question', async () => {
  render(<Actions />)
  await does(() => actions.close(account(3)))
  await press('Cancel')
  expect(writes()).toEqual([])
  await does(() => actions.close(account(3)))
  await press('Close account')
  expect(asked()).toEqual([['PATCH', '/api/accounts/8', '"3"', { state: 'closed' }]])
  await reply(0, account(4, { state: 'closed' }))
  expect(said()).toBe('anna is closed')
  await does(() => actions.reopen(account(4)))
  expect(asked()[1]).toEqual(['PATCH', '/api/accounts/8', '"4"', { state: 'open' }])
  await reply(1, account(5))
  expect(said()).toBe('anna can sign in again')
})

test('who becomes a coach can be undone, in the version that this has created', async () => {
  render(<Actions />)
  await does(() => actions.setKind(account(3), 'coach'))
  await reply(0, account(4, { kind: 'coach' }))
  expect(said()).toBe('anna may have classes now.')
  await does(() => toasts()[0]?.action?.onClick())
  expect(asked()[1]).toEqual(['PATCH', '/api/accounts/8', '"4"', { kind: 'operator' }])
  await reply(1, account(5))
  expect([said(), toasts()[0]?.action?.label]).toEqual(['anna is no coach any more.', 'Undo'])
})

test('a refusal names the account, and leaves nothing to undo', async () => {
  render(<Actions />)
  await does(() => actions.setKind(account(3), 'coach'))
  await reply(0, { code: 'stale', current: account(4) }, 412)
  expect([said(), toasts()[0]?.action]).toEqual([expect.stringMatching(/^anna: /), undefined])
})

test('a password is reset after a yes, and shown only if the server has made one', async () => {
  render(<Actions />)
  await does(() => actions.reset(account(3)))
  await press('Cancel')
  expect(writes()).toEqual([])
  await does(() => actions.reset(account(3)))
  await press('Reset password')
  await reply(0, {}, 500)
  expect([useSecrets.getState().secrets, said()]).toEqual([[], expect.stringMatching(/^anna: /)])
  await does(() => actions.reset(account(3)))
  await press('Reset password')
  await reply(1, { password: 'new-one' })
  expect(useSecrets.getState().secrets).toMatchObject([{ title: 'Password of anna', value: 'new-one' }])
})

const setAsked: ((asked: OpenDialog) => void)[] = []
function Tab() {
  const [asked, ask] = useState<OpenDialog>(null)
  setAsked.push(ask)
  return (
    <>
      <AccountsTab asked={asked} onAsk={ask} />
      <ShownOnce />
    </>
  )
}
const ask = (asked: OpenDialog) => does(() => setAsked.at(-1)?.(asked))
const roles = () =>
  does(() =>
    sent.find(({ path }) => path.includes('/roles'))?.reply(200, { rows: [{ id: 1, name: { en: 'A', zh: 'A' } }] }),
  )
const invite = async () => {
  await ask('invite')
  await roles()
  await act(() =>
    expect.poll(() => screen.getByRole('button', { name: 'Create link' })).toHaveProperty('disabled', false),
  )
  await press('Create link')
}
const shown = () => screen.queryByRole('textbox', { name: 'Link' })?.getAttribute('value')

test('a reply closes its own dialog, and not the one that was opened meanwhile', async () => {
  render(<Tab />, { wrapper: pageAt('/sessions') })
  await invite()
  await press('Cancel')
  await ask('add')
  fireEvent.change(screen.getByRole('textbox', { name: 'Account' }), { target: { value: 'ben' } })
  await reply(0, { secret: 'first', invitation: {} }, 201)
  expect(shown()).toContain('first')
  expect(screen.getByRole('textbox', { name: 'Account' })).toHaveProperty('value', 'ben')
})

test('two links that are shown only once are shown one after the other', async () => {
  render(<Tab />, { wrapper: pageAt('/sessions') })
  await invite()
  await press('Cancel')
  await invite()
  await reply(0, { secret: 'first', invitation: {} }, 201)
  await reply(1, { secret: 'second', invitation: {} }, 201)
  expect([shown(), screen.queryByRole('button', { name: 'Create link' })]).toEqual([
    expect.stringContaining('first'),
    null,
  ])
  await press('Done')
  expect(shown()).toContain('second')
  await press('Done')
  expect(shown()).toBeUndefined()
})

const onClose = vi.fn()
test.each([
  ['a new account', 'Create', <NewAccountDialog key="add" onClose={onClose} />],
  ['a new role', 'Save', <RoleDialog key="role" account={account(3)} onClose={onClose} />],
])('the dialog for %s closes when it is done, unless that was done before', async (_, name, dialog) => {
  for (const isLeft of [false, true]) {
    onClose.mockClear()
    const { rerender, unmount } = render(dialog, { wrapper: pageAt('/sessions') })
    await roles()
    await act(() => expect.poll(() => screen.getByRole('button', { name })).toHaveProperty('disabled', false))
    for (const label of ['Account', 'Name'])
      if (screen.queryByLabelText(label)) fireEvent.change(screen.getByLabelText(label), { target: { value: 'ben' } })
    await press(name)
    expect(onClose).not.toHaveBeenCalled()
    if (isLeft) rerender(<p />)
    await reply(writes().length - 1, { ...account(4), account: account(4), password: 'new-one' })
    expect(onClose).toHaveBeenCalledTimes(isLeft ? 0 : 1)
    unmount()
  }
})

test('a password that arrives when another tab is open is shown there, until it is dismissed', async () => {
  useGlobal.setState({ permissions: ['accounts:manage'] })
  let navigate: NavigateFunction = () => undefined
  function Page() {
    navigate = useNavigate()
    actions = useAccountActions()
    return (
      <>
        <SessionsPage />
        <ConfirmHost />
      </>
    )
  }
  render(<Page />, { wrapper: pageAt('/page3/page3_05?tab=accounts') })
  await does(() => actions.reset(account(3)))
  await press('Reset password')
  await does(() => navigate('?tab=sessions'))
  await reply(0, { password: 'new-one' })
  const password = () => screen.queryByRole('textbox', { name: 'Password' })?.getAttribute('value')
  expect(password()).toBe('new-one')
  await does(() => navigate('?tab=accounts'))
  expect(password()).toBe('new-one')
  await press('Done')
  expect(password()).toBeUndefined()
})

test('the password of somebody else is not there for the next operator', async () => {
  showSecret({ title: 'Password of anna', text: '', label: 'Password', value: 'new-one' })
  useGlobal.setState({ isLogin: true })
  endSession('signed-out')
  expect(useSecrets.getState().secrets).toEqual([])
})

test('a role that was changed meanwhile can be saved again, once that was said', async () => {
  render(<RoleDialog account={account(3)} onClose={onClose} />, { wrapper: pageAt('/sessions') })
  await roles()
  await act(() => expect.poll(() => screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false))
  await press('Save')
  await reply(0, { code: 'stale', current: account(6) }, 412)
  expect(screen.getByRole('alert')).toBeTruthy()
  await press('Save')
  expect(asked().map(([, , version]) => version)).toEqual(['"3"', '"6"'])
})
