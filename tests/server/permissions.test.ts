import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKey } from '#resources/keys/contract.ts'
import { giveRole, listRoleHolders, listRoles } from '#resources/roles/contract.ts'
import { ROLES as ROLE_ROWS } from '#resources/roles/seed.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { previewRole, setLevel, switchSandbox } from '#resources/sessions/contract.ts'
import { findOperations } from '#server/resources.ts'
import type { Endpoint } from '#shared/contract.ts'
import { isPermitted, LEVELS, PERMISSIONS, permissionsOf, ROLE_PERMISSIONS } from '#shared/permissions.ts'
import { mayKeyCall, SCOPES, type Scope } from '#shared/platform/api-keys.ts'
import { rightsOf } from '#shared/platform/roles.ts'
import { ADMIN, createTestApp, LEVEL_CODE, OPERATOR, type TestApp } from '#tests/test-app.ts'
import { isLong } from '#tests/tier.ts'

// Generated from the contracts and the seeded roles, so new endpoints are tested automatically.
const operations = await findOperations()
const ROLES = ROLE_ROWS.map(({ id, name_en: name, basis, exceptions }) => {
  return { id, name, rights: rightsOf(basis, JSON.parse(exceptions) as string[]) }
})
const VIEWER = ROLES.find(({ name }) => name === 'Viewer') as (typeof ROLES)[number] // It is a seeded role.

/** The callers, and whether each may call an endpoint. */
const CALLERS = new Map<string, (endpoint: Endpoint) => boolean>([
  ['nobody', ({ needs }) => needs === 'public'],
  ...ROLES.map(({ name, rights }) => {
    const permissions = permissionsOf('normal', rights)
    return [name, ({ needs }: Endpoint) => isPermitted(permissions, needs)] as const
  }),
  ...['coach', 'learner', 'learner in main', 'supersuper learner in main'].map(name => {
    const kind = name === 'coach' ? 'coach' : 'learner'
    const level = name.startsWith('supersuper') ? 'supersuper' : 'normal'
    const permissions = permissionsOf(level, ROLE_PERMISSIONS, null, { kind, isInMain: name.endsWith('in main') })
    return [name, ({ needs }: Endpoint) => isPermitted(permissions, needs)] as const
  }),
  ['supersuper', () => true],
  [
    'supersuper who previews Viewer',
    ({ needs }) => isPermitted(permissionsOf('supersuper', ROLE_PERMISSIONS, VIEWER.rights), needs),
  ],
  ['read key', endpoint => isForKey('read', endpoint)],
  ['write key', endpoint => isForKey('write', endpoint)],
  [
    'Viewer’s write key',
    endpoint => isForKey('write', endpoint) && isPermitted(permissionsOf('normal', VIEWER.rights), endpoint.needs),
  ],
])
const isForKey = (scope: Scope, endpoint: Endpoint) => endpoint.needs === 'public' || mayKeyCall(scope, endpoint)

/** An id that does not exist, so that no call ends the sessions of this test. */
const NO_ID = '987654'

let app: TestApp
const tokens = new Map<string, string>()
beforeAll(async () => {
  app = await createTestApp()
  const raised = await app.signInAs(ADMIN)
  await raised.call(setLevel, { body: { code: LEVEL_CODE } })
  tokens.set('supersuper', raised.token)
  for (const { id, name } of ROLES) {
    const holder = await signInHolding(id, name, raised)
    tokens.set(name, holder.token)
    if (id !== VIEWER.id) continue
    const { token } = await holder.call(createKey, { body: { name, scope: 'write' } })
    tokens.set('Viewer’s write key', token)
  }
  for (const name of ['coach', 'learner', 'learner in main', 'supersuper learner in main']) {
    const account = name.replaceAll(' ', '-')
    const { token, call } = await signInHolding(1, account, raised)
    const kind = name === 'coach' ? 'coach' : 'learner'
    // A code that leads to an account of the right kind is tested with classes.
    if (name === 'learner') {
      const { id } = await call(forkSandbox, { body: { name } })
      await call(switchSandbox, { body: { sandboxId: id } })
    }
    await app.db.updateTable('account').set({ kind }).where('account', '=', account).execute()
    if (name.startsWith('supersuper')) await call(setLevel, { body: { code: LEVEL_CODE } })
    tokens.set(name, token)
  }
  // The keys belong to a supersuper session, so only their scope limits them.
  for (const scope of SCOPES) {
    const { token } = await raised.call(createKey, { body: { name: scope, scope } })
    tokens.set(`${scope} key`, token)
  }
  const previewing = await signInHolding(VIEWER.id, 'previewing', raised)
  await previewing.call(setLevel, { body: { code: LEVEL_CODE } })
  await previewing.call(previewRole, { body: { roleId: VIEWER.id } })
  tokens.set('supersuper who previews Viewer', previewing.token)
})
afterAll(() => app.close())

/** A session of a new account with this role in main. */
async function signInHolding(roleId: number, name: string, admin: Awaited<ReturnType<TestApp['signInAs']>>) {
  const { id: _, ...operator } = await app.db
    .selectFrom('account')
    .selectAll()
    .where('account', '=', OPERATOR.account)
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('account')
    .values({ ...operator, account: name, email: `${name}@strive.example` })
    .execute()
  const { rows } = await admin.call(listRoleHolders)
  const accountId = rows.find(({ account }) => account === name)?.accountId ?? 0
  await admin.call(giveRole, { params: { accountId }, headers: { 'if-match': '"1"' }, body: { roleId } })
  return app.signInAs({ account: name, password: OPERATOR.password })
}

test('the tested roles are the seeded ones', async () => {
  const { rows } = await app.as(tokens.get('supersuper')).call(listRoles)
  expect(rows.map(({ name, permissions }) => [name.en, permissions])).toEqual(
    ROLES.map(({ name, rights }) => [name, rights]),
  )
})

test('a key that leaks does no harm beyond rows, whatever its operator may', () => {
  const harmful = `
    changePassword clearTraffic createAccount createChannelTicket createClass createInvitation createKey createRole
    deleteRole endSession endSessions giveRole listKeys listTraffic openReplaySession readProfile readTraffic resetAccountPassword
    restoreRole revokeKey setLevel switchSandbox updateAccount updateKey updateProfile updateRole withdrawInvitation`
  const names = harmful.trim().split(/\s+/)
  const callable = operations.filter(({ id, endpoint }) => names.includes(id) && mayKeyCall('write', endpoint))
  expect(callable.map(({ id }) => id)).toEqual([])
})

// Run last, because they end sessions and previews of the callers.
const ENDS = ['endPreview', 'signOut']
const inOrder = operations.toSorted((a, b) => ENDS.indexOf(a.id) - ENDS.indexOf(b.id))
/** Only the query that finds a caller’s permissions depends on the database. On PostgreSQL, one endpoint per need will do. */
const tested =
  process.env.TEST_DATABASE === 'postgres' && !isLong
    ? inOrder.filter(({ endpoint }, at) => at === inOrder.findLastIndex(one => one.endpoint.needs === endpoint.needs))
    : inOrder

describe.each(tested)('$id ($endpoint.method $endpoint.path) needs $endpoint.needs', ({ endpoint }) => {
  test.each([...CALLERS])('as %s', async (caller, isExpected) => {
    const token = tokens.get(caller)
    const reply = await app.request(endpoint.path.replace(/:\w+/g, NO_ID), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(endpoint.method !== 'GET' && { body: '{}' }),
    })
    // Learners write nothing in main, whatever the endpoint needs.
    const isReadOnly = caller.endsWith('in main') && endpoint.method !== 'GET'
    if (isExpected(endpoint)) expect(isReadOnly ? [401] : [401, 403]).not.toContain(reply.status)
    else expect(reply.status).toBe(caller === 'nobody' ? 401 : 403)
    if (reply.status >= 400) expect(reply.headers.get('content-type')).toBe('application/problem+json')
    expect(reply.status).toBeLessThan(500)
  })
})

test('keys may not call endpoints that manage accounts, sessions and keys, and may only read roles', () => {
  const managed = [
    'accounts',
    'classes',
    'invitations',
    'sessions',
    'keys',
    'profile',
    'preferences',
    'live',
    'traffic',
    'lessons',
  ]
  const open = operations.filter(({ entity, endpoint }) => managed.includes(entity) && mayKeyCall('write', endpoint))
  // A judge reports with the key of the learner's project, and can't read what is reported.
  // With a key, the stream sends changes of its sandbox, but no messages about the account.
  expect(open.map(({ id }) => id)).toEqual(['streamLiveEvents', 'reportKata'])
  const roles = operations.filter(({ entity, endpoint }) => entity === 'roles' && mayKeyCall('write', endpoint))
  expect(roles.map(({ endpoint }) => endpoint.method)).toEqual(roles.map(() => 'GET'))
})

test('S-AUTH-5: only supersuper may open the channel, ask the consoles on it, and manage accounts', () => {
  const everything = permissionsOf('normal', ROLE_PERMISSIONS)
  const outside = operations.filter(({ entity }) => entity !== 'classes')
  const alone = outside.filter(({ endpoint: { needs } }) => !isPermitted(everything, needs))
  expect(alone.map(({ id }) => id)).toEqual([
    'listAccounts',
    'createAccount',
    'listAccountRoles',
    'listConsoles',
    'listInvitations',
    'createInvitation',
    'createChannelTicket',
    'updateAccount',
    'resetAccountPassword',
    'askConsole',
    'listConsoleAsks',
    'readConsoleAsk',
    'withdrawInvitation',
  ])
})

test('a preview never adds a permission', () => {
  for (const level of LEVELS)
    for (const held of ROLES)
      for (const previewed of ROLES) {
        const without = permissionsOf(level, held.rights)
        expect(without).toEqual(expect.arrayContaining([...permissionsOf(level, held.rights, previewed.rights)]))
      }
  expect(permissionsOf('supersuper', [])).toEqual(PERMISSIONS)
})
