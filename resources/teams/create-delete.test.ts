import { beforeEach, expect, test } from 'vitest'
import { listAudit, restoreAudit } from '#resources/audit/contract.ts'
import { createImport } from '#resources/imports/contract.ts'
import { archiveMember, createMember, listMembers, updateMember } from '#resources/members/contract.ts'
import { deleteSandbox, forkSandbox, listSandboxes } from '#resources/sandboxes/contract.ts'
import { searchRecords } from '#resources/search/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { takeBulkOut } from '#tests/small-company.ts'
import { ADMIN, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import {
  createTeam,
  deleteTeam,
  findInTree,
  listBranches,
  listTeams,
  readTeam,
  restoreTeam,
  type Team,
  updateTeam,
} from './contract.ts'
import { MAX_TEAMS } from './rules.ts'

const app = await openTestApp()
await takeBulkOut(app)
const me = await app.signInAs(ADMIN)
// Each test has a sandbox of its own.
beforeEach(async () => {
  for (const { id, isShared } of (await me.call(listSandboxes)).rows)
    if (!isShared) await me.call(deleteSandbox, { params: { sandboxId: id } })
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'teams' } })
  await me.call(switchSandbox, { body: { sandboxId } })
})

const [SUPPLY, DELIVERY] = [10, 13]
const NAME = { en: 'Night Shift', zh: '夜班組' }
const at = ({ id }: { id: number }) => ({ params: { teamId: id } })
const of = ({ id, version }: Pick<Team, 'id' | 'version'>) => ({
  ...at({ id }),
  headers: { 'if-match': `"${version}"` },
})
const make = (parentId = SUPPLY, name = NAME) => me.call(createTeam, { body: { name, parentId } })
const remove = (team: Pick<Team, 'id' | 'version'>) => me.call(deleteTeam, of(team))
const restore = (team: { id: number }) => me.call(restoreTeam, at(team))
const join = (teamId: number, email: string) =>
  me.call(createMember, {
    body: { name: { en: 'Lin', zh: '林' }, email, teamId, job: 'driver', joinedOn: '2026-10-01' },
  })

test('creates a team below its parent, once per key', async () => {
  const body = { name: NAME, parentId: SUPPLY }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const made = await me.call(createTeam, { body, headers })
  expect(made).toMatchObject({ ...body, version: 1 })
  expect(await me.call(createTeam, { body, headers })).toEqual(made)
  const below = (await me.call(listBranches, { query: { parentId: SUPPLY } })).rows
  expect(below.filter(({ name }) => name.en === NAME.en)).toEqual([{ ...made, teams: 0, members: 0 }])
  expect(await refusalOf(make(99))).toMatchObject({
    status: 422,
    code: 'unknown-team',
    errors: [{ pointer: '/body/parentId', code: 'unknown-team' }],
  })
  expect(await refusalOf(make(SUPPLY, { en: ' ', zh: '夜' }))).toMatchObject({
    status: 400,
    errors: [{ pointer: '/body/name/en' }],
  })
})

test('a deleted team is hidden everywhere, and restored unchanged', async () => {
  const made = await make()
  const renamed = await me.call(updateTeam, { ...of(made), body: { name: { en: 'Early Shift', zh: '早班組' } } })
  expect(await refusalOf(remove(made))).toMatchObject({ status: 412, code: 'stale', current: renamed })
  await remove(renamed)

  const calls = [
    () => me.call(readTeam, at(made)),
    () => remove(renamed),
    () => me.call(updateTeam, { ...of(made), body: {} }),
  ]
  for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 404 })
  expect((await me.call(listTeams, { query: { parentId: SUPPLY } })).rows.map(({ id }) => id)).not.toContain(made.id)
  expect((await me.call(findInTree, { query: { search: 'early' } })).rows).toEqual([])
  expect((await me.call(searchRecords, { query: { text: 'early' } })).rows).toEqual([])
  const unknown = { status: 422, code: 'unknown-team' }
  expect(await refusalOf(make(made.id))).toMatchObject(unknown)
  expect(await refusalOf(join(made.id, 'late@ridgeline.example'))).toMatchObject(unknown)
  const row = { name: NAME, email: 'b@ridgeline.example', teamId: made.id, job: 'driver' as const }
  const importMembers = me.call(createImport, {
    body: { fileName: 'a.csv', rows: [{ ...row, joinedOn: '2026-10-01' }] },
  })
  expect(await refusalOf(importMembers)).toMatchObject({
    errors: [{ pointer: '/body/rows/0/teamId', code: 'unknown-team' }],
  })

  expect(await restore(made)).toMatchObject({ name: renamed.name, parentId: SUPPLY, version: 4 })
  expect(await refusalOf(restore(made))).toMatchObject({ status: 404 })
})

test('refuses to delete a team that is not empty, with the reasons', async () => {
  const refused = (...codes: string[]) => ({
    status: 422,
    code: 'team-not-empty',
    errors: codes.map(code => ({ pointer: '/params/teamId', code })),
  })
  const supply = await me.call(readTeam, at({ id: SUPPLY }))
  expect(await refusalOf(remove(supply))).toMatchObject(refused('has-teams', 'has-members'))
  const made = await make()
  const member = await join(made.id, 'a@ridgeline.example')
  expect(await refusalOf(remove(made))).toMatchObject(refused('has-members'))
  const headers = { 'if-match': `"${member.version}"` }
  const left = await me.call(archiveMember, { params: { memberId: member.id }, headers })
  expect(await refusalOf(remove(made))).toMatchObject(refused('has-left'))
  // Whoever is there now counts before who has left.
  const later = await join(made.id, 'later@ridgeline.example')
  expect(await refusalOf(remove(made))).toMatchObject(refused('has-members'))
  for (const { id, version } of [later, left])
    await me.call(updateMember, {
      params: { memberId: id },
      headers: { 'if-match': `"${version}"` },
      body: { teamId: DELIVERY },
    })
  await remove(made)
})

test('the last member can leave a team, even a manager', async () => {
  const made = await make()
  const manager = await join(made.id, 'a@ridgeline.example')
  const change = (version: number, body: object) =>
    me.call(updateMember, { params: { memberId: manager.id }, headers: { 'if-match': `"${version}"` }, body })
  await change(1, { job: 'manager' })
  const other = await join(made.id, 'b@ridgeline.example')
  expect(await refusalOf(change(2, { teamId: DELIVERY }))).toMatchObject({ code: 'last-manager' })
  await me.call(updateMember, {
    params: { memberId: other.id },
    headers: { 'if-match': '"1"' },
    body: { teamId: DELIVERY },
  })
  expect(await change(2, { teamId: DELIVERY })).toMatchObject({ teamId: DELIVERY })
})

test('is not restored below a deleted team', async () => {
  const above = await make()
  const below = await make(above.id)
  await remove(below)
  await remove(above)
  expect(await refusalOf(restore(below))).toMatchObject({ status: 422, code: 'unknown-team' })
  await restore(above)
  expect(await restore(below)).toMatchObject({ parentId: above.id })
})

test('of a simultaneous deletion and addition to a team, one is refused, every time', async () => {
  for (let round = 0; round < 20; round++) {
    const made = await make()
    const joins = round % 2 ? () => make(made.id) : () => join(made.id, `${round}@ridgeline.example`)
    const both = await Promise.allSettled([remove(made), joins()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
  const teams = new Set((await me.call(listTeams, { query: { limit: 200 } })).rows.map(({ id }) => id))
  const members = (await me.call(listMembers, { query: { limit: 200 } })).rows
  for (const { teamId } of members) expect(teams.has(teamId)).toBe(true)
})

test('limits teams to the length of a full list', async () => {
  const { count } = await me.call(listTeams, { query: { limit: 1 } })
  const gone = await make()
  await remove(gone)
  for (let n = count.value; n < MAX_TEAMS; n++) await make()
  for (const one of [() => make(), () => restore(gone)])
    expect(await refusalOf(one())).toMatchObject({ code: 'limit-reached' })
})

test('a deletion has an audit entry, and can be undone from there', async () => {
  const made = await make()
  await remove(made)
  const [record] = (await me.call(listAudit, { query: { entity: 'teams', rowId: String(made.id) } })).rows
  expect(record).toMatchObject({ action: 'delete', endpoint: 'deleteTeam' })
  const params = { auditId: record?.id ?? 0 }
  await me.call(restoreAudit, { params, query: {}, headers: { 'if-match': '"2"' } })
  expect(await me.call(readTeam, at(made))).toMatchObject({ name: NAME, version: 3 })
})

test('hides the teams of other operators', async () => {
  const made = await make()
  const other = await app.signInAs(OPERATOR)
  expect(await refusalOf(other.call(deleteTeam, of(made)))).toMatchObject({ status: 404 })
  await remove(made)
  expect(await refusalOf(other.call(restoreTeam, at(made)))).toMatchObject({ status: 404 })
})
