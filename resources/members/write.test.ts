import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteSandbox, forkSandbox, listSandboxes, resetSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { takeBulkOut } from '#tests/small-company.ts'
import { ADMIN, createTestApp, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  archiveMember,
  archiveMembers,
  createMember,
  exportMembers,
  listMembers,
  type Member,
  type MemberFields,
  readMember,
  restoreMember,
  restoreMembers,
  updateMember,
  updateMembers,
} from './contract.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let sandboxId: string
beforeAll(async () => {
  app = await createTestApp()
  await takeBulkOut(app)
  me = await app.signInAs(ADMIN)
})
// Each test has a sandbox of its own.
beforeEach(async () => {
  for (const { id, isShared } of (await me.call(listSandboxes)).rows)
    if (!isShared) await me.call(deleteSandbox, { params: { sandboxId: id } })
  sandboxId = (await me.call(forkSandbox, { body: { name: 'members' } })).id
  await me.call(switchSandbox, { body: { sandboxId } })
})
afterAll(() => app.close())

const NEW: MemberFields = {
  name: { en: 'Lin Shu-guang', zh: '林曙光' },
  email: 'shu-guang@ridgeline.example',
  teamId: 13,
  job: 'driver',
  joinedOn: '2026-10-01',
}
const create = (fields: Partial<MemberFields> = {}) => me.call(createMember, { body: { ...NEW, ...fields } })
const at = (member: Member) => ({
  params: { memberId: member.id },
  headers: { 'if-match': `"${member.version}"` },
})
const update = (member: Member, body: Partial<MemberFields>) => me.call(updateMember, { ...at(member), body })
const read = (id: number) => me.call(readMember, { params: { memberId: id } })
const list = async (query: object) => (await me.call(listMembers, { query: { limit: 200, ...query } })).rows
const managerOf = async (teamId: number) => (await list({ teamId, job: 'manager', isArchived: false }))[0] as Member

test('adds a member, who is immediately found by name and e-mail', async () => {
  const { body, headers } = await me.send(createMember, { body: { ...NEW, email: ' Shu-Guang@Ridgeline.example ' } })
  expect(body).toMatchObject({ ...NEW, id: 118, email: 'Shu-Guang@Ridgeline.example', archivedAt: null, version: 1 })
  expect([headers.get('location'), headers.get('etag')]).toEqual(['/api/members/118', '"1"'])
  for (const search of ['曙光', 'LIN SHU-', 'shu-guang@']) expect(await list({ search })).toEqual([body])
})

test('updates only the given fields; an update without changes creates no version', async () => {
  const member = await create()
  const changed = await update(member, { name: { en: 'Lin Can-yang', zh: '林燦陽' } })
  expect(changed).toMatchObject({ ...NEW, name: { zh: '林燦陽' }, version: 2 })
  expect(await list({ search: '燦陽' })).toEqual([changed])
  expect(await update(changed, { email: changed.email })).toEqual(changed)
})

test('of two simultaneous changes, one is stored, and the other gets the current row', async () => {
  const member = await create()
  const results = await Promise.allSettled([update(member, { job: 'buyer' }), update(member, { job: 'sales' })])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(refused.reason.body).toMatchObject({ status: 412, code: 'stale', current: await read(member.id) })
})

test('an e-mail address is unique in a sandbox, in any case, even if two arrive at once', async () => {
  const both = await Promise.allSettled([create(), create({ email: NEW.email.toUpperCase() })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const taken = { status: 422, code: 'email-taken', errors: [{ pointer: '/body/email', code: 'email-taken' }] }
  expect((both.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason.body).toMatchObject(taken)
  const other = await create({ email: 'other@ridgeline.example' })
  expect(await refusalOf(update(other, { email: NEW.email }))).toMatchObject(taken)
  await me.call(switchSandbox, { body: { sandboxId: 'main' } })
  const elsewhere = await me.call(forkSandbox, { body: { name: 'elsewhere' } })
  await me.call(switchSandbox, { body: { sandboxId: elsewhere.id } })
  await create()
})

test('many members added at once have distinct ids', async () => {
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, n) => create({ email: `driver${n}@ridgeline.example` })),
  )
  expect(made.map(({ id }) => id).sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => 118 + n))
})

test('archives and restores a member, each with If-Match', async () => {
  const member = await create()
  const archived = await me.call(archiveMember, at(member))
  expect(archived).toMatchObject({ archivedAt: expect.any(String), version: 2 })
  expect((await list({ isArchived: true })).some(({ id }) => id === member.id)).toBe(true)
  expect(await refusalOf(me.call(restoreMember, at(member)))).toMatchObject({ code: 'stale', current: archived })
  expect(await me.call(archiveMember, at(archived))).toEqual(archived)
  expect(await me.call(restoreMember, at(archived))).toMatchObject({ archivedAt: null, version: 3 })
})

test('a team keeps its last manager, even if two leave at once', async () => {
  const manager = await managerOf(13)
  const refused = { status: 422, code: 'last-manager' }
  expect(await refusalOf(me.call(archiveMember, at(manager)))).toMatchObject(refused)
  expect(await refusalOf(update(manager, { job: 'driver' }))).toMatchObject({
    ...refused,
    errors: [{ pointer: '/body/job', code: 'last-manager' }],
  })
  expect(await refusalOf(update(manager, { teamId: 1 }))).toMatchObject({ errors: [{ pointer: '/body/teamId' }] })
  const second = await create({ job: 'manager' })
  const both = await Promise.allSettled([manager, second].map(one => me.call(archiveMember, at(one))))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('archives and restores several at once, with an outcome for each', async () => {
  const [one, other, stale] = await Promise.all(
    ['a', 'b', 'c'].map(name => create({ email: `${name}@ridgeline.example` })),
  )
  if (!one || !other || !stale) throw new Error('Three were asked for.')
  const moved = await update(stale, { job: 'buyer' })
  const manager = await managerOf(13)
  const named = [one, manager, stale, { id: 9999, version: 1 }, other].map(({ id, version }) => ({ id, version }))
  const { outcomes } = await me.call(archiveMembers, { body: { members: named } })
  expect(outcomes.map(({ id, refusal }) => [id, refusal])).toEqual([
    [one.id, null],
    [manager.id, 'last-manager'],
    [stale.id, 'stale'],
    [9999, 'not-found'],
    [other.id, null],
  ])
  expect(outcomes[2]?.member).toEqual(moved)
  const archived = outcomes.flatMap(({ refusal, member }) => (refusal === null && member ? [member] : []))
  expect(archived.map(({ archivedAt }) => archivedAt !== null)).toEqual([true, true])
  const back = await me.call(restoreMembers, {
    body: { members: archived.map(({ id, version }) => ({ id, version })) },
  })
  expect(back.outcomes.map(({ member }) => member?.archivedAt)).toEqual([null, null])
  const records = await app.db.selectFrom('audit').select('action').where('sandbox_id', '=', sandboxId).execute()
  expect(records.filter(({ action }) => action === 'archive')).toHaveLength(2)
})

test('changes the team or job of several at once, with an outcome for each, and gives each one back what they had', async () => {
  const [one, stale, other] = await Promise.all(
    (['driver', 'driver', 'buyer'] as const).map((job, n) => create({ job, email: `${n}@ridgeline.example` })),
  )
  if (!one || !stale || !other) throw new Error('Three were asked for.')
  const current = await update(stale, { joinedOn: '2026-09-01' })
  const manager = await managerOf(13)
  const change = (members: readonly Pick<Member, 'id' | 'version'>[], to: Partial<MemberFields>) =>
    me.call(updateMembers, { body: { members: members.map(({ id, version }) => ({ id, version, ...to })) } })
  const { outcomes } = await change([other, manager, stale, { id: 9999, version: 1 }, one], { job: 'sales' })
  expect(outcomes.map(({ id, refusal, member }) => [id, refusal, member?.job])).toEqual([
    [other.id, null, 'sales'],
    [manager.id, 'last-manager', undefined],
    [stale.id, 'stale', 'driver'],
    [9999, 'not-found', undefined],
    [one.id, null, 'sales'],
  ])
  expect(outcomes[2]?.member).toEqual(current)
  const undone = await me.call(updateMembers, {
    body: {
      members: [
        { id: one.id, version: 2, job: 'driver' },
        { id: other.id, version: 2, job: 'buyer' },
      ],
    },
  })
  expect(undone.outcomes.map(({ member }) => member?.job)).toEqual(['driver', 'buyer'])
  expect((await change([{ ...other, version: 3 }], { teamId: 99 })).outcomes).toEqual([
    { id: other.id, refusal: 'unknown-team', member: null },
  ])
  expect(await refusalOf(change([other], { job: 'pilot' as 'driver' }))).toMatchObject({
    errors: [{ pointer: '/body/members/0/job', code: 'invalid-value' }],
  })
  expect(await refusalOf(change([], { job: 'sales' }))).toMatchObject({ errors: [{ pointer: '/body/members' }] })
})

test('a manager leaves a team together with everybody else in it, but not without them', async () => {
  const team = await list({ teamId: 13, isArchived: false })
  const to = (members: Member[]) =>
    me.call(updateMembers, { body: { members: members.map(({ id, version }) => ({ id, version, teamId: 1 })) } })
  const refusals = async (members: Member[]) => (await to(members)).outcomes.map(({ refusal }) => refusal)
  const [left, ...moving] = team.toSorted(
    (one, other) => Number(one.job === 'manager') - Number(other.job === 'manager'),
  )
  expect((await refusals(moving)).filter(Boolean)).toEqual(['last-manager'])
  const now = await list({ teamId: 13, isArchived: false })
  expect(now.map(({ id }) => id).sort()).toEqual([left?.id, moving.at(-1)?.id].sort())
  expect(await refusals(now)).toEqual([null, null])
})

test.each<[string, Partial<MemberFields>, string, string]>([
  ['no name', { name: { en: ' ', zh: '林' } }, '/body/name/en', 'too-small'],
  ['a long name', { name: { en: 'Lin', zh: '林'.repeat(61) } }, '/body/name/zh', 'too-big'],
  ['no e-mail address', { email: 'nobody' }, '/body/email', 'invalid-format'],
  ['a job that there is none of', { job: 'pilot' as 'driver' }, '/body/job', 'invalid-value'],
  ['a day that is none', { joinedOn: '2026-02-30' }, '/body/joinedOn', 'invalid-format'],
  ['a team that there is none of', { teamId: 99 }, '/body/teamId', 'unknown-team'],
])('refuses %s, on creation and update', async (_, fields, pointer, code) => {
  const member = await create()
  const fresh = { email: 'fresh@ridgeline.example', ...fields }
  for (const attempt of [() => create(fresh), () => update(member, fields)])
    expect((await refusalOf(attempt())).errors).toContainEqual({ pointer, code })
  expect(await read(member.id)).toEqual(member)
})

test('hides the sandboxes of other operators', async () => {
  const member = await create()
  const other = await app.signInAs(OPERATOR)
  for (const attempt of [
    () => other.call(updateMember, { ...at(member), body: { job: 'buyer' } }),
    () => other.call(archiveMember, at(member)),
    () => other.call(restoreMember, at(member)),
  ])
    expect(await refusalOf(attempt())).toMatchObject({ status: 404, code: 'not-found' })
  const { outcomes } = await other.call(archiveMembers, { body: { members: [{ id: member.id, version: 1 }] } })
  expect(outcomes).toEqual([{ id: member.id, refusal: 'not-found', member: null }])
  expect(await read(member.id)).toEqual(member)
})

test('a reset during many writes keeps only what was written after it', async () => {
  let isResetting = true
  const made: number[] = []
  async function write(writer: number) {
    for (let n = 0; isResetting; n++) {
      const { id } = await create({ email: `${writer}-${n}@ridgeline.example` })
      made.push(id)
    }
  }
  const writing = [1, 2, 3].map(write)
  for (let count = 0; count < 3; count++) await me.call(resetSandbox, { params: { sandboxId } })
  isResetting = false
  await Promise.all(writing)
  const trail = await app.db
    .selectFrom('audit')
    .select(['id', 'action', 'row_id'])
    .where('sandbox_id', '=', sandboxId)
    .orderBy('id')
    .execute()
  const lastReset = trail.findLast(({ action }) => action === 'reset')?.id ?? 0
  const after = trail.filter(({ id, action }) => action === 'create' && id > lastReset).map(row => Number(row.row_id))
  const there = (await list({ search: '林曙光' })).map(({ id }) => id)
  expect(there.sort((a, b) => a - b)).toEqual(after.sort((a, b) => a - b))
  expect(new Set(made).size).toBe(made.length)
})

test('exports the rows and columns of a list, and escapes formulas', async () => {
  await create({ name: { en: '=cmd|calc', zh: '@林' }, email: 'a+b@ridgeline.example' })
  const query = { search: 'a+b@', columns: ['job', 'name', 'team', 'archivedAt'] as const, zone: 'Asia/Taipei' }
  const file = await me.send(exportMembers, { query: { ...query, columns: [...query.columns], language: 'zh' } })
  expect(await file.body.text()).toBe(
    "職務,姓名,中文姓名,團隊,封存時間 (Asia/Taipei)\n司機,'=cmd|calc,'@林,配送組,\n".replace(
      '配送組',
      await teamName(),
    ),
  )
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="members-\d{4}-\d\d-\d\d\.csv"$/)
  const all = await (await me.send(exportMembers, { query: { columns: ['email'] } })).body.text()
  expect(all.trim().split('\n')).toHaveLength(119)
})
const teamName = async () =>
  (
    await app.db
      .selectFrom('team')
      .select('name_zh')
      .where('sandbox_id', '=', 'main')
      .where('id', '=', 13)
      .executeTakeFirstOrThrow()
  ).name_zh
