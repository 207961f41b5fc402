import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { listAudit, restoreAudit } from '#resources/audit/contract.ts'
import { createMember, listMembers } from '#resources/members/contract.ts'
import { forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { searchRecords } from '#resources/search/contract.ts'
import { endPreview, previewRole, readSession, setLevel, switchSandbox } from '#resources/sessions/contract.ts'
import { ROLE_PERMISSIONS } from '#shared/permissions.ts'
import { DEFAULT_ROLE } from '#shared/platform/roles.ts'
import { ADMIN, LEVEL_CODE, OPERATOR, openTestApp, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  createRole,
  deleteRole,
  explainRight,
  giveRole,
  listRoleHolders,
  listRoles,
  type Role,
  readRole,
  restoreRole,
  updateRole,
} from './contract.ts'

type Client = Awaited<ReturnType<TestApp['signInAs']>>
const EDITOR = 2
const VIEWER = 4
const MEMBER = {
  name: { en: 'Lin Shu-guang', zh: '林曙光' },
  email: 'shu-guang@strive.example',
  teamId: 13,
  job: 'driver' as const,
  joinedOn: '2026-10-01',
}

const app = await openTestApp()
const me = await app.signInAs(ADMIN)
const other = await app.signInAs(OPERATOR)
beforeEach(async () => {
  await app.db.deleteFrom('throttle').execute()
  await app.db.deleteFrom('role_holder').execute()
  await app.db.deleteFrom('role').where('sandbox_id', '=', 'main').execute()
  const seed = await app.db.selectFrom('role').selectAll().where('sandbox_id', '=', 'seed').execute()
  await app.db
    .insertInto('role')
    .values(seed.map(row => ({ ...row, sandbox_id: 'main' })))
    .execute()
})

async function holderOf(account: string) {
  const holder = (await me.call(listRoleHolders)).rows.find(one => one.account === account)
  if (!holder) throw new Error(`${account} holds no role.`)
  return holder
}
const accountIdOf = async (account: string) => (await holderOf(account)).accountId
const role = (id: number, who = me) => who.call(readRole, { params: { roleId: id } })
const match = ({ version }: { version: number }) => ({ 'if-match': `"${version}"` })
const change = (who: Client, { id, ...row }: Role, fields: object) =>
  who.call(updateRole, { params: { roleId: id }, headers: match(row), body: fields })
const without = (row: Role, right: string) => ({ permissions: row.permissions.filter(one => one !== right) })
async function give(who: Client, account: string, roleId: number, version?: number) {
  const { accountId, version: now } = await holderOf(account)
  return who.call(giveRole, { params: { accountId }, headers: match({ version: version ?? now }), body: { roleId } })
}

test('everybody starts as an administrator with all permissions', async () => {
  const { rows } = await me.call(listRoles)
  expect(rows.map(({ id, name }) => [id, name.en])).toEqual([
    [1, 'Administrator'],
    [2, 'Editor'],
    [3, 'Support'],
    [4, 'Viewer'],
  ])
  expect(rows[0]?.permissions).toEqual(ROLE_PERMISSIONS)
  expect(rows[3]?.permissions.every(right => right.endsWith(':read'))).toBe(true)
  expect((await me.call(listRoleHolders)).rows).toMatchObject([
    { account: 'admin', roleId: DEFAULT_ROLE, isDefault: true, isYou: true },
    { account: 'operator', roleId: DEFAULT_ROLE, isDefault: true, isYou: false },
  ])
})

test('removing a permission from a role takes effect at the next request, and so does restoring it', async () => {
  await give(me, 'operator', EDITOR)
  await change(me, await role(EDITOR), without(await role(EDITOR), 'members:write'))
  expect(await refusalOf(other.call(createMember, { body: MEMBER }))).toMatchObject({ code: 'not-permitted' })
  expect((await other.call(readSession)).permissions).not.toContain('members:write')
  await give(me, 'operator', DEFAULT_ROLE)
  expect(await other.call(createMember, { body: MEMBER })).toMatchObject({ email: MEMBER.email })
})

test('search finds only what the role may read', async () => {
  await give(me, 'operator', EDITOR)
  const entities = async () => {
    const { rows } = await other.call(searchRecords, { query: { text: 'li' } })
    return new Set(rows.map(({ entity }) => entity))
  }
  expect(await entities()).toContain('members')
  await change(me, await role(EDITOR), without(await role(EDITOR), 'members:read'))
  expect(await entities()).not.toContain('members')
})

test('nobody can remove their own permission to manage roles, by role or by assignment', async () => {
  const admin = await role(DEFAULT_ROLE)
  expect(await refusalOf(change(me, admin, without(admin, 'roles:write')))).toMatchObject({
    status: 422,
    code: 'last-admin-right',
    errors: [{ pointer: '/body/permissions', code: 'last-admin-right' }],
  })
  expect(await refusalOf(give(me, 'admin', VIEWER))).toMatchObject({
    code: 'last-admin-right',
    errors: [{ pointer: '/body/roleId' }],
  })
  expect(await role(DEFAULT_ROLE)).toEqual(admin)
  expect(await change(me, admin, without(admin, 'members:write'))).toMatchObject({ version: 2 })
})

test('restoring an earlier version of a role follows the same rules', async () => {
  await give(me, 'operator', EDITOR)
  const [viewer, raised] = [await role(VIEWER), await app.signInAs(OPERATOR)]
  await raised.call(setLevel, { body: { code: LEVEL_CODE } })
  await change(raised, viewer, { permissions: [...viewer.permissions, 'roles:write'] })
  const { rows } = await me.call(listAudit, { query: { entity: 'roles', rowId: String(VIEWER) } })
  const restore = (who: Client) =>
    who.call(restoreAudit, {
      params: { auditId: rows[0]?.id ?? 0 },
      query: { side: 'before' },
      headers: match({ version: 2 }),
    })
  expect(await refusalOf(restore(other))).toMatchObject({ code: 'not-permitted' })
  await give(raised, 'admin', VIEWER)
  expect(await refusalOf(restore(me))).toMatchObject({ status: 422, code: 'last-admin-right' })
  expect(await restore(raised)).toMatchObject({ action: 'revert', version: 3 })
  expect(await role(VIEWER)).toMatchObject({ permissions: viewer.permissions })
})

test('of two simultaneous assignments, the second gets the result of the first', async () => {
  const given = await give(me, 'operator', EDITOR)
  expect(given).toMatchObject({ roleId: EDITOR, isDefault: false, version: 2 })
  expect(await refusalOf(give(me, 'operator', VIEWER, 1))).toMatchObject({ status: 412, code: 'stale', current: given })
  expect(await give(me, 'operator', EDITOR)).toEqual(given)
  // Assigning the original role creates a new version.
  expect(await give(me, 'operator', DEFAULT_ROLE)).toMatchObject({ isDefault: true, version: 3 })
  expect(await refusalOf(give(me, 'operator', VIEWER, 1))).toMatchObject({ status: 412 })
  const both = await Promise.allSettled([EDITOR, VIEWER].map(roleId => give(me, 'operator', roleId, 3)))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('of two administrators who demote each other at once, one remains', async () => {
  const [mine, theirs] = [await accountIdOf('admin'), await accountIdOf('operator')]
  const outcomes = await Promise.allSettled([
    me.call(giveRole, { params: { accountId: theirs }, headers: match({ version: 1 }), body: { roleId: VIEWER } }),
    other.call(giveRole, { params: { accountId: mine }, headers: match({ version: 1 }), body: { roleId: VIEWER } }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const sessions = [await me.call(readSession), await other.call(readSession)]
  expect(sessions.filter(({ permissions }) => permissions.includes('roles:write'))).toHaveLength(1)
})

test('permissions need If-Match: the second writer gets the current row', async () => {
  const viewer = await role(VIEWER)
  await change(me, viewer, { permissions: [] })
  expect(await refusalOf(change(other, viewer, { permissions: ['members:read'] }))).toMatchObject({
    code: 'stale',
    current: { id: VIEWER, version: 2, permissions: [] },
  })
})

test('creates, renames, deletes and restores a role, but does not delete an assigned one', async () => {
  const body = { name: { en: 'Auditor', zh: '稽核' }, permissions: ['roles:read' as const] }
  const made = await me.call(createRole, { body })
  expect(made).toMatchObject({ ...body, basis: 'none', version: 1 })
  expect(
    await refusalOf(me.call(createRole, { body: { ...body, name: { en: 'auditor', zh: '別的' } } })),
  ).toMatchObject({ code: 'name-taken', errors: [{ pointer: '/body/name' }] })
  const renamed = await change(me, made, { name: { en: 'Reviewer', zh: '審閱' } })
  await give(me, 'operator', made.id)
  expect(await refusalOf(me.call(deleteRole, { params: { roleId: made.id } }))).toMatchObject({ code: 'role-held' })
  await give(me, 'operator', DEFAULT_ROLE)
  await me.call(deleteRole, { params: { roleId: made.id } })
  expect(await refusalOf(role(made.id))).toMatchObject({ status: 404 })
  expect(await refusalOf(give(me, 'operator', made.id))).toMatchObject({ code: 'unknown-role' })
  expect(await me.call(restoreRole, { params: { roleId: made.id } })).toMatchObject({ name: renamed.name })
  expect(await refusalOf(me.call(deleteRole, { params: { roleId: DEFAULT_ROLE } }))).toMatchObject({
    code: 'role-held',
  })
})

test('a preview allows only what both roles allow, at any level, and can always be ended', async () => {
  const mine = await app.signInAs(ADMIN)
  await mine.call(setLevel, { body: { code: LEVEL_CODE } })
  const before = (await mine.call(readSession)).permissions
  for (const { id } of (await me.call(listRoles)).rows) {
    const session = await mine.call(previewRole, { body: { roleId: id } })
    expect(session.preview).toMatchObject({ id })
    expect(before).toEqual(expect.arrayContaining(session.permissions))
    expect(session.permissions).not.toContain('channel:use')
    const write = mine.call(createMember, { body: { ...MEMBER, email: `previewed-${id}@strive.example` } })
    if (session.permissions.includes('members:write')) expect(await write).toMatchObject({ teamId: 13 })
    else expect(await refusalOf(write)).toMatchObject({ code: 'not-permitted' })
    const ended = await mine.call(endPreview)
    expect(ended).toMatchObject({ preview: null, permissions: before })
  }
})

test('previewing a role with more permissions adds none', async () => {
  await give(me, 'operator', VIEWER)
  const session = await other.call(previewRole, { body: { roleId: DEFAULT_ROLE } })
  expect(session.permissions).not.toContain('members:write')
  expect(await refusalOf(other.call(createMember, { body: MEMBER }))).toMatchObject({ code: 'not-permitted' })
  await other.call(endPreview)
})

test('a preview ends when its role is deleted', async () => {
  const { id } = await me.call(createRole, { body: { name: { en: 'Guest', zh: '訪客' }, permissions: ['teams:read'] } })
  const mine = await app.signInAs(ADMIN)
  const { permissions } = await mine.call(readSession)
  expect((await mine.call(previewRole, { body: { roleId: id } })).permissions).not.toContain('members:read')
  await me.call(deleteRole, { params: { roleId: id } })
  expect(await mine.call(readSession)).toMatchObject({ preview: null, permissions })
  expect(await mine.call(createMember, { body: { ...MEMBER, email: 'after@strive.example' } })).toMatchObject({
    teamId: 13,
  })
})

test('a preview applies only to its session and sandbox', async () => {
  const [mine, second] = [await app.signInAs(ADMIN), await app.signInAs(ADMIN)]
  await mine.call(previewRole, { body: { roleId: VIEWER } })
  expect((await second.call(readSession)).preview).toBeNull()
  const { id } = await mine.call(forkSandbox, { body: { name: 'previewed' } })
  expect(await mine.call(switchSandbox, { body: { sandboxId: id } })).toMatchObject({ preview: null })
})

test('in a fork, the owner is its only holder and an administrator, and a reset restores the roles', async () => {
  const mine = await app.signInAs(OPERATOR)
  await give(me, 'operator', VIEWER)
  const { id } = await mine.call(forkSandbox, { body: { name: 'own' } })
  const session = await mine.call(switchSandbox, { body: { sandboxId: id } })
  expect(session).toMatchObject({ role: { id: DEFAULT_ROLE } })
  expect((await mine.call(listRoleHolders)).rows.map(({ account }) => account)).toEqual(['operator'])
  const accountId = await accountIdOf('admin')
  const stranger = { params: { accountId }, headers: match({ version: 1 }), body: { roleId: VIEWER } }
  expect(await refusalOf(mine.call(giveRole, stranger))).toMatchObject({ status: 404 })
  await change(mine, await role(VIEWER, mine), { permissions: [] })
  expect((await role(VIEWER)).permissions).not.toEqual([])
  await mine.call(resetSandbox, { params: { sandboxId: id } })
  expect((await role(VIEWER, mine)).permissions).toEqual((await role(VIEWER)).permissions)
})

test('closed accounts are not listed as holders, and get no role', async () => {
  const { accountId } = await holderOf('operator')
  const setClosed = (closed_at: string | null) =>
    app.db.updateTable('account').set({ closed_at }).where('id', '=', accountId).execute()
  await setClosed(new Date().toISOString())
  onTestFinished(async () => void (await setClosed(null)))
  expect((await me.call(listRoleHolders)).rows.map(({ account }) => account)).toEqual(['admin'])
  const given = me.call(giveRole, { params: { accountId }, headers: match({ version: 1 }), body: { roleId: VIEWER } })
  expect(await refusalOf(given)).toMatchObject({ status: 404 })
})

test('explains a decision by role, level, account and preview, with what would change it', async () => {
  const why = (who: Client, query: object) => who.call(explainRight, { query })
  expect(await why(me, { endpoint: 'createMember' })).toMatchObject({
    permission: 'members:write',
    isAllowed: true,
    steps: [{ by: 'role', allows: true, role: { id: DEFAULT_ROLE }, isDefault: true }],
    remedies: [],
  })
  await give(me, 'operator', VIEWER)
  const accountId = await accountIdOf('operator')
  expect(await why(me, { accountId, permission: 'members:write' })).toMatchObject({
    account: 'operator',
    isAllowed: false,
    steps: [{ by: 'role', allows: false, role: { id: VIEWER }, isDefault: false }],
    remedies: [
      { code: 'grant-right', roles: [{ id: VIEWER }] },
      { code: 'give-role', roles: [{ id: 1 }, { id: 2 }] },
      { code: 'raise-level' },
    ],
  })
  expect(await why(me, { permission: 'profile:read' })).toMatchObject({ isAllowed: true, steps: [{ by: 'account' }] })
  expect(await why(me, { permission: 'channel:use' })).toMatchObject({
    isAllowed: false,
    steps: [{ by: 'level', allows: false, level: 'normal' }],
    remedies: [{ code: 'raise-level' }],
  })
  expect(await why(me, { endpoint: 'readSession' })).toMatchObject({ isAllowed: true, permission: null })
  const mine = await app.signInAs(ADMIN)
  await mine.call(previewRole, { body: { roleId: VIEWER } })
  expect(await why(mine, { permission: 'members:write' })).toMatchObject({
    isAllowed: false,
    steps: [
      { by: 'role', allows: true },
      { by: 'preview', allows: false, role: { id: VIEWER } },
    ],
    remedies: [{ code: 'end-preview' }],
  })
  const raised = await app.signInAs(ADMIN)
  await raised.call(setLevel, { body: { code: LEVEL_CODE } })
  expect(await why(raised, { permission: 'channel:use' })).toMatchObject({
    isAllowed: true,
    steps: [{ by: 'level', allows: true, level: 'supersuper' }],
  })
  // Another account is explained like a new session of it, whatever the level of who asks.
  expect(await why(raised, { accountId, permission: 'channel:use' })).toMatchObject({
    steps: [{ by: 'level', allows: false, level: 'normal' }],
  })
  expect(await refusalOf(why(me, {}))).toMatchObject({ status: 400 })
  expect(await refusalOf(why(me, { endpoint: 'noSuchThing' }))).toMatchObject({ status: 404 })
  expect(await refusalOf(why(me, { accountId: 900_000, permission: 'members:read' }))).toMatchObject({ status: 404 })
})

test('refuses to manage or list roles without the permission', async () => {
  await give(me, 'operator', VIEWER)
  const body = { name: { en: 'Mine', zh: '我的' }, permissions: [] }
  expect(await refusalOf(other.call(createRole, { body }))).toMatchObject({ code: 'not-permitted' })
  expect((await other.call(listRoles)).rows).toHaveLength(4)
  await give(me, 'operator', 3)
  expect(await refusalOf(other.call(listRoles))).toMatchObject({ code: 'not-permitted' })
  expect((await other.call(listMembers, { query: { limit: 1 } })).rows).toHaveLength(1)
})
