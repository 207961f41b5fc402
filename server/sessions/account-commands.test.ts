import { expect, test } from 'vitest'
import { createKey } from '#resources/keys/contract.ts'
import { listLogins } from '#resources/login-log/contract.ts'
import { listMembers } from '#resources/members/contract.ts'
import { listRoleHolders } from '#resources/roles/contract.ts'
import { listSessions } from '#resources/sessions/contract.ts'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { addAccount, closeAccount, listAccounts, reopenAccount, resetPassword } from './account-commands.ts'

const app = await openTestApp()

const find = async (account: string) => (await listAccounts(app.db)).find(row => row.account === account)

test('an added account signs in with the password that was shown, and is listed', async () => {
  const password = await addAccount(app.db, { account: 'anna.lin', name: ' Anna Lin ', email: 'anna@example.com' })
  expect(await find('anna.lin')).toMatchObject({ name: 'Anna Lin', email: 'anna@example.com', used_at: null })
  const { session } = await app.signInAs({ account: 'anna.lin', password })
  expect(session).toMatchObject({ account: 'anna.lin', hasDemoPassword: false, sandbox: { id: 'main' } })
  expect(Number((await find('anna.lin'))?.sessions)).toBe(1)
})

test('an added account may change everything in main but roles, or has the role that is named', async () => {
  const rolesOf = async (account: string, role?: string) => {
    const password = await addAccount(app.db, { account, role })
    const { session } = await app.signInAs({ account, password })
    return [
      session.role?.name.en,
      session.permissions.includes('roles:write'),
      session.permissions.includes('members:write'),
    ]
  }
  expect(await rolesOf('new.editor')).toEqual(['Editor', false, true])
  expect(await rolesOf('new.viewer', 'viewer')).toEqual(['Viewer', false, false])
})

test.each([
  [{ account: 'admin' }, 'There is already an account admin.'],
  [{ account: 'other', email: 'ADMIN@strive.example' }, 'Another account has the email ADMIN@strive.example.'],
  [{ account: 'other', email: 'nowhere' }, 'nowhere is not an email address.'],
  [{ account: 'other', name: ' ' }, 'A name has 1 to 80 characters.'],
  [
    { account: 'other', role: 'King' },
    'There is no role King in main. There are Administrator, Editor, Support, Viewer.',
  ],
  [{ account: 'Admin' }, 'lower-case'],
  [{ account: 'two words' }, 'lower-case'],
  [{ account: 'x'.repeat(41) }, 'lower-case'],
])('%j is refused', async (given, reason) => {
  await expect(addAccount(app.db, given)).rejects.toThrow(reason)
  expect(await find('other')).toBeUndefined()
})

test('a reset password replaces the old one, ends the sessions, and ends a wait for the next attempt', async () => {
  const old = { account: 'reset.me', password: await addAccount(app.db, { account: 'reset.me' }) }
  const session = await app.signInAs(old)
  const wrong = () => refusalOf(app.signInAs({ ...old, password: 'wrong' }))
  while ((await wrong()).code !== 'too-many-attempts');
  const password = await resetPassword(app.db, 'reset.me')
  expect(password).not.toBe(old.password)
  expect((await refusalOf(session.call(listSessions))).status).toBe(401)
  expect((await refusalOf(app.signInAs(old))).code).toBe('wrong-credentials')
  expect((await app.signInAs({ ...old, password })).session.account).toBe('reset.me')
})

test('a closed account is refused everywhere, like an unknown one, until it is reopened', async () => {
  const account = 'gone.away'
  const given = { account, password: await addAccount(app.db, { account }) }
  const session = await app.signInAs(given)
  const body = { name: 'mine', scope: 'read' as const }
  const key = app.as((await session.call(createKey, { body })).token)
  expect((await key.call(listMembers, { query: { limit: 1 } })).rows).toHaveLength(1)
  const admin = await app.signInAs()
  const holders = async () => (await admin.call(listRoleHolders)).rows.map(row => row.account)
  expect(await holders()).toContain(account)

  await closeAccount(app.db, account)
  expect((await refusalOf(session.call(listSessions))).status).toBe(401)
  expect((await refusalOf(key.call(listMembers, { query: { limit: 1 } }))).status).toBe(401)
  const textOf = async (asked: typeof given) => ({
    ...(await refusalOf(app.signInAs(asked))),
    requestId: '',
    instance: '',
  })
  expect(await textOf(given)).toEqual(await textOf({ account: 'nobody', password: 'x' }))
  const { rows } = await admin.call(listLogins, { query: { user: account, limit: 1 } })
  expect(rows).toMatchObject([{ outcome: 'refused', reason: 'closed-account' }])
  expect(await holders()).not.toContain(account)
  await expect(closeAccount(app.db, account)).rejects.toThrow('already closed')

  await reopenAccount(app.db, account)
  expect((await refusalOf(session.call(listSessions))).status).toBe(401)
  expect((await key.call(listMembers, { query: { limit: 1 } })).rows).toHaveLength(1)
  expect((await app.signInAs(given)).session.account).toBe(account)
  await expect(reopenAccount(app.db, account)).rejects.toThrow('not closed')
})

test.each([resetPassword, closeAccount, reopenAccount])('%o needs an account that exists', async act => {
  await expect(act(app.db, 'nobody')).rejects.toThrow('There is no account nobody.')
})
