import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listMembers, updateMember } from '#resources/members/contract.ts'
import { deleteSandbox, forkSandbox, listSandboxes } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { takeBulkOut } from '#tests/small-company.ts'
import { ADMIN, createTestApp, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import { findInTree, listBranches, listTeams, readTeam, type TeamFields, updateTeam } from './contract.ts'

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
  sandboxId = (await me.call(forkSandbox, { body: { name: 'teams' } })).id
  await me.call(switchSandbox, { body: { sandboxId } })
})
afterAll(() => app.close())

const [COMPANY, SHOPS, NORTH, ONLINE, WEB_SHOP, SUPPLY, DELIVERY] = [1, 2, 3, 7, 9, 10, 13]
const read = (teamId: number) => me.call(readTeam, { params: { teamId } })
async function update(teamId: number, body: Partial<TeamFields>, version?: number) {
  const match = version ?? (await read(teamId)).version
  return me.call(updateTeam, { params: { teamId }, headers: { 'if-match': `"${match}"` }, body })
}
const move = (teamId: number, parentId: number, version?: number) => update(teamId, { parentId }, version)
const branches = async (parentId?: number) => (await me.call(listBranches, { query: { parentId } })).rows

/** Checks that every team is below the company, without circles. */
async function expectTree() {
  const { rows } = await me.call(listTeams, { query: { limit: 200 } })
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]))
  for (const { id } of rows) {
    const above = new Set<number>()
    for (let at: number | null = id; at !== null; at = parents.get(at) ?? null) {
      expect(above.has(at), `team ${id} is below itself`).toBe(false)
      above.add(at)
    }
    expect(above.has(COMPANY)).toBe(true)
  }
}

test('moves a team with everything below it, and back; an update without changes creates no version', async () => {
  const moved = await move(DELIVERY, WEB_SHOP)
  expect(moved).toMatchObject({ id: DELIVERY, parentId: WEB_SHOP, version: 2 })
  expect((await branches(WEB_SHOP)).map(({ id }) => id)).toEqual([DELIVERY])
  expect(await move(DELIVERY, WEB_SHOP)).toEqual(moved)
  expect(await move(DELIVERY, SUPPLY)).toMatchObject({ parentId: SUPPLY, version: 3 })
})

test('renames a team', async () => {
  const name = { en: 'Last Mile', zh: '最後一哩' }
  expect(await update(DELIVERY, { name })).toMatchObject({ name, parentId: SUPPLY, version: 2 })
  expect(await refusalOf(update(DELIVERY, { name: { ...name, zh: ' ' } }))).toMatchObject({
    errors: [{ pointer: '/body/name/zh', code: 'too-small' }],
  })
})

test.each([
  ['itself', SHOPS, SHOPS],
  ['a team of its own', SHOPS, NORTH],
  ['one far below it: the company is moved nowhere', COMPANY, WEB_SHOP],
])('refuses to move a team below %s', async (_, teamId, parentId) => {
  const before = await read(teamId)
  expect(await refusalOf(move(teamId, parentId))).toMatchObject({
    status: 422,
    code: 'would-make-circle',
    errors: [{ pointer: '/body/parentId', code: 'would-make-circle' }],
  })
  expect(await read(teamId)).toEqual(before)
})

test('refuses an unknown parent, a second company, and an outdated If-Match', async () => {
  expect(await refusalOf(move(SHOPS, 99))).toMatchObject({ status: 422, code: 'unknown-team' })
  // The contract does not allow it, but a client could send it.
  const second = { parentId: null } as unknown as Partial<TeamFields>
  expect(await refusalOf(update(SHOPS, second))).toMatchObject({ status: 400, errors: [{ pointer: '/body/parentId' }] })
  const moved = await move(NORTH, ONLINE)
  expect(await refusalOf(move(NORTH, SUPPLY, 1))).toMatchObject({ status: 412, code: 'stale', current: moved })
})

test('of two moves that form a circle together, one is refused, every time', async () => {
  for (let round = 0; round < 40; round++) {
    const [one, other] = [await read(SHOPS), await read(ONLINE)]
    const both = await Promise.allSettled([move(SHOPS, ONLINE, one.version), move(ONLINE, SHOPS, other.version)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason.body).toMatchObject({ status: 422, code: 'would-make-circle' })
    await expectTree()
    for (const id of [SHOPS, ONLINE]) await move(id, COMPANY)
  }
})

test('refuses a circle of three whose moves have no team in common', async () => {
  for (let round = 0; round < 15; round++) {
    const moves = [
      [SHOPS, WEB_SHOP],
      [ONLINE, DELIVERY],
      [SUPPLY, NORTH],
    ] as const
    const all = await Promise.allSettled(moves.map(([id, parentId]) => move(id, parentId)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expectTree()
    for (const [id] of moves) await move(id, COMPANY)
  }
})

test('simultaneous moves of teams and members do not deadlock', async () => {
  const members = (await me.call(listMembers, { query: { teamId: NORTH, job: 'sales', isArchived: false } })).rows
  const moves = members.map(({ id, version }, index) =>
    me.call(updateMember, {
      params: { memberId: id },
      headers: { 'if-match': `"${version}"` },
      body: { teamId: index % 2 ? DELIVERY : ONLINE },
    }),
  )
  await Promise.all([...moves, move(DELIVERY, ONLINE), move(NORTH, SUPPLY)])
  await expectTree()
})

test('hides the teams of other operators', async () => {
  const other = await app.signInAs(OPERATOR)
  await app.db.updateTable('team').set({ version: 7 }).where('sandbox_id', '=', sandboxId).execute()
  // Both operators can write to `main`, where the same id is another row with another version.
  const call = { params: { teamId: SHOPS }, headers: { 'if-match': '"7"' }, body: { parentId: SUPPLY } }
  expect(await refusalOf(other.call(updateTeam, call))).toMatchObject({ status: 412, current: { version: 1 } })
  expect(await read(SHOPS)).toMatchObject({ parentId: COMPANY, version: 7 })
})

test('a branch counts what is directly below it, without former members', async () => {
  const [company] = await branches()
  expect(company).toMatchObject({ id: COMPANY, parentId: null, teams: 5 })
  const here = async (teamId: number) =>
    (await me.call(listMembers, { query: { teamId, isArchived: false, limit: 1 } })).count.value
  for (const { id, teams, members } of await branches(COMPANY)) {
    expect(teams).toBe((await branches(id)).length)
    expect(members).toBe(await here(id))
  }
})

test('finds teams and members by part of a name in either language, with their path', async () => {
  const find = async (search: string) => (await me.call(findInTree, { query: { search } })).rows
  const [found] = await find('配送')
  expect(found).toMatchObject({ kind: 'team', id: DELIVERY, path: [{ id: COMPANY }, { id: SUPPLY }] })
  expect(await find('DELIV')).toEqual([found])
  const [member] = (await me.call(listMembers, { query: { teamId: NORTH, limit: 1, isArchived: false } })).rows
  const hit = (await find(member?.name.en ?? '')).find(({ id }) => id === member?.id)
  expect(hit).toMatchObject({ kind: 'member', path: [{ id: COMPANY }, { id: SHOPS }, { id: NORTH }] })
  for (const nothing of ['', '%', '_']) expect(await find(nothing)).toEqual([])
})

test('reads 2,000 members of a team in pages', async () => {
  const [row] = await app.db.selectFrom('member').selectAll().where('sandbox_id', '=', sandboxId).limit(1).execute()
  if (!row) throw new Error('There are members.')
  const many = Array.from({ length: 1986 }, (_, n) => ({
    ...row,
    id: 10_000 + n,
    email: `${n}@ridgeline.example`,
    team_id: DELIVERY,
    archived_at: null,
  }))
  for (let at = 0; at < many.length; at += 200)
    await app.db
      .insertInto('member')
      .values(many.slice(at, at + 200))
      .execute()
  const delivery = (await branches(SUPPLY)).find(({ id }) => id === DELIVERY)
  const query = { teamId: DELIVERY, isArchived: false, limit: 50 }
  const page = await me.call(listMembers, { query })
  expect(page.count).toEqual({ value: delivery?.members, isCapped: false })
  expect([page.rows.length, typeof page.next]).toEqual([50, 'string'])
})
