import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { atVersion } from '#shared/sample.ts'
import { createTestApp, match, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  listErrorGroups,
  listErrorReports,
  type NewErrorReport,
  readErrorGroup,
  reportError,
  updateErrorGroup,
} from './contract.ts'
import { MAX_GROUPS, MAX_REPORTS } from './rules.ts'
import { newReport, reportedGroup } from './samples.ts'
import { readFrames } from './stack.ts'

const dist = mkdtempSync(`${tmpdir()}/strive-maps-`)
let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  // Line 1, column 1 of the built file is line 3, column 5 of the source.
  const map = { version: 3, sources: ['../../../pages/page6/page6_07-errors/page.tsx'], names: [], mappings: 'AAEI' }
  mkdirSync(`${dist}/maps`)
  writeFileSync(`${dist}/maps/page-DWoNQSz1.js.map`, JSON.stringify(map))
  app = await createTestApp({ dist })
  me = await app.signInAs()
})
afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})
beforeEach(() => app.db.deleteFrom('throttle').execute())

const report = (over: Partial<NewErrorReport> = {}) => me.call(reportError, { body: newReport(over) })
const read = (groupId: number) => me.call(readErrorGroup, { params: { groupId } })
const resolve = (group: { id: number; version: number }, isResolved = true) =>
  me.call(updateErrorGroup, { params: { groupId: group.id }, headers: atVersion(group), body: { isResolved } })

test('groups reports of the same error and counts them', async () => {
  const first = await report({ message: 'Order 4711 has no items' })
  const second = await report({ message: 'Order 9 has no items', times: 4 })
  const other = await report({ message: 'Order 9 has no items', kind: 'rejection' })
  expect(second.groupId).toBe(first.groupId)
  expect(other.groupId).not.toBe(first.groupId)
  expect(await read(first.groupId)).toMatchObject({
    message: 'Order 9 has no items',
    location: 'pages/page6/page6_07-errors/page.tsx:12',
    count: 5,
    state: 'open',
    version: 1,
  })
})

test('reports of the same error from another line of its files belong together, and from other files do not', async () => {
  const at = (file: string, line: number) =>
    report({ message: 'moved', stack: `TypeError: moved\n    at f (http://localhost/pages/page6/${file}:${line}:7)` })
  const { groupId } = await at('one.tsx', 12)
  expect((await at('one.tsx', 13)).groupId).toBe(groupId)
  expect((await at('other.tsx', 12)).groupId).not.toBe(groupId)
})

test('identifies a failed request by its endpoint and its problem', async () => {
  const failed = (path: string, code: string) =>
    report({ kind: 'request', request: { method: 'GET', path, status: 404, code, requestId: null } })
  const one = await failed('/api/members/7', 'not-found')
  expect((await failed('/api/members/8', 'not-found')).groupId).toBe(one.groupId)
  expect(await read(one.groupId)).toMatchObject({ location: 'GET /api/members/#' })
  expect((await failed('/api/teams/8', 'not-found')).groupId).not.toBe(one.groupId)
  expect((await failed('/api/members/7', 'unavailable')).groupId).not.toBe(one.groupId)
})

test('maps the stack to the sources of the build', async () => {
  const stack = [
    'Error: mapped',
    '    at qe (http://localhost/strive/assets/page-DWoNQSz1.js:1:1)',
    '    at http://localhost/strive/assets/unknown-AAAAAAAA.js:1:20',
    'render@http://localhost/node_modules/react-dom/index.js?v=1:4:5',
  ].join('\n')
  const { groupId } = await report({ message: 'mapped', stack })
  const { rows } = await me.call(listErrorReports, { query: { groupId } })
  expect(rows[0]?.frames).toEqual([
    { function: null, file: 'pages/page6/page6_07-errors/page.tsx', line: 3, column: 5, isOwn: true },
    { function: null, file: 'assets/unknown-AAAAAAAA.js', line: 1, column: 20, isOwn: false },
    { function: 'render', file: 'node_modules/react-dom/index.js', line: 4, column: 5, isOwn: false },
  ])
})

test('reads hostile stacks quickly', async () => {
  for (const text of ['at (http://', 'a@http://x:1', ':1', ' (', 'at http://x:1:1\n', 'at a (http://x/y.js:1:1)\n']) {
    const begun = performance.now()
    await readFrames(text.repeat(500), app.services.sourceMaps)
    expect(performance.now() - begun, text).toBeLessThan(500)
  }
})

test('stores no secrets and no query, wherever they stand', async () => {
  const at = '2026-10-31T08:00:00Z'
  const path = '/api/login?password=abc123&token=abc123&code=abc123#abc123'
  const texts = ['token=abc123', 'Basic abc123+/=', 'the password is abc123', 'see /back?code=abc123', 'pwd: abc123']
  for (const text of texts) {
    const { groupId } = await report({
      name: text,
      message: text,
      stack: `Error: ${text}\n    at f (http://localhost/a.js?token=abc123:1:1)`,
      request: { method: 'GET', path, status: 500, code: text, requestId: null },
      steps: [
        { type: 'click', at, role: 'button', name: text },
        { type: 'request', at, method: 'GET', path, status: 500, requestId: 'r' },
      ],
    })
    const { rows } = await me.call(listErrorReports, { query: { groupId } })
    expect(JSON.stringify([rows, await read(groupId)])).not.toContain('abc123')
    expect(rows[0]).toMatchObject({ request: { path: '/api/login' }, steps: [{}, { path: '/api/login' }] })
  }
})

test('keeps the latest reports of a group', async () => {
  const { groupId } = await report({ message: 'again and again' })
  for (let count = 0; count < MAX_REPORTS + 2; count++) await report({ message: 'again and again' })
  const { rows, count } = await me.call(listErrorReports, { query: { groupId } })
  expect([rows.length, count.value]).toEqual([MAX_REPORTS, MAX_REPORTS])
  expect((await read(groupId)).count).toBe(MAX_REPORTS + 3)
})

test('keeps the groups that were seen last', async () => {
  const known = await report({ message: 'known for long, and seen again' })
  const first = await report({ message: 'seen longest ago' })
  const row = await app.db
    .selectFrom('error_group')
    .selectAll()
    .where('id', '=', first.groupId)
    .executeTakeFirstOrThrow()
  const many = Array.from({ length: MAX_GROUPS }, (_, index) => ({
    ...row,
    id: 100_000 + index,
    fingerprint: `one of many ${index}`,
  }))
  const earlier = { last_seen_at: '2020-01-01T00:00:00.000Z' }
  await app.db.updateTable('error_group').set(earlier).where('id', '=', row.id).execute()
  for (const one of many) await app.db.insertInto('error_group').values(one).execute()
  await report({ message: 'known for long, and seen again' })
  await report({ message: 'one more' })
  expect(await read(known.groupId)).toMatchObject({ count: 2 })
  expect(await refusalOf(read(row.id))).toMatchObject({ code: 'not-found' })
  expect((await me.call(listErrorReports, { query: { groupId: row.id } })).rows).toEqual([])
  const { count } = await me.call(listErrorGroups)
  expect(count.value).toBe(MAX_GROUPS)
  await app.db.deleteFrom('error_group').where('fingerprint', 'like', 'one of many %').execute()
})

test('a resolved group that happens again is regressed, and its version is new', async () => {
  const group = await reportedGroup(me, { message: 'comes back' })
  const resolved = await resolve(group)
  expect(resolved).toMatchObject({ state: 'resolved', isResolved: true, version: 2 })
  // Somebody else who resolves it, too, changes nothing.
  expect(await resolve(resolved)).toEqual(resolved)
  expect(await report({ message: 'comes back' })).toMatchObject({ groupId: group.id, state: 'regressed', count: 2 })
  const regressed = await read(group.id)
  expect(regressed).toMatchObject({ state: 'regressed', isResolved: false, version: 3 })
  expect(await refusalOf(resolve(resolved))).toMatchObject({ code: 'stale', current: { state: 'regressed' } })
  expect(await resolve(await resolve(regressed), false)).toMatchObject({ state: 'regressed' })
})

test('filters and sorts the groups', async () => {
  const group = await reportedGroup(me, { message: 'the one to find', kind: 'worker', times: 50 })
  const list = async (query: object) => (await me.call(listErrorGroups, { query })).rows.map(({ id }) => id)
  expect(await list({ search: 'ONE TO FIND' })).toEqual([group.id])
  expect(await list({ kind: 'worker' })).toEqual([group.id])
  expect((await list({ sort: '-count' }))[0]).toBe(group.id)
  expect((await list({}))[0]).toBe(group.id)
  // Each group is found in one state.
  const found = async () => {
    const states = ['open', 'regressed', 'resolved'] as const
    const lists = await Promise.all(states.map(state => list({ state })))
    return states.filter((_, place) => lists[place]?.includes(group.id))
  }
  expect(await found()).toEqual(['open'])
  await resolve(group)
  expect(await found()).toEqual(['resolved'])
  await report({ message: 'the one to find', kind: 'worker' })
  expect(await found()).toEqual(['regressed'])
})

test('assigns a member, and refuses one that does not exist', async () => {
  const group = await reportedGroup(me, { message: 'to assign' })
  const assign = (assigneeId: number, version: number) =>
    me.call(updateErrorGroup, { params: { groupId: group.id }, headers: match(version), body: { assigneeId } })
  expect(await assign(2, 1)).toMatchObject({ assigneeId: 2, version: 2 })
  const assigned = (await me.call(listErrorGroups, { query: { assigneeId: 2 } })).rows
  expect(assigned.map(({ id }) => id)).toEqual([group.id])
  expect(await refusalOf(assign(999_999, 2))).toMatchObject({
    code: 'unknown-member',
    errors: [{ pointer: '/body/assigneeId' }],
  })
})

test('refuses floods of reports of one account, and says when to retry', async () => {
  const other = await app.signInAs(OPERATOR)
  const send = () => other.call(reportError, { body: newReport({ message: 'flood' }) })
  for (let count = 0; count < 30; count++) await send()
  expect(await refusalOf(send())).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: expect.any(Number) })
  await report({ message: 'from somebody else' })
})

test('refuses reports and lists that do not fit the contract', async () => {
  expect(await refusalOf(report({ kind: 'guess' as 'worker' }))).toMatchObject({ status: 400 })
  expect(await refusalOf(me.call(listErrorGroups, { query: { state: 'lost' as 'open' } }))).toMatchObject({
    errors: [{ pointer: '/query/state' }],
  })
  expect(await refusalOf(me.call(listErrorReports, { query: { groupId: 0 } }))).toMatchObject({ status: 400 })
  expect(await refusalOf(read(999_999))).toMatchObject({ code: 'not-found' })
})

test('reports belong to a sandbox, and a reset removes them', async () => {
  const other = await app.signInAs(OPERATOR)
  const { id: sandboxId } = await other.call(forkSandbox, { body: { name: 'own reports' } })
  await other.call(switchSandbox, { body: { sandboxId } })
  const { id } = await reportedGroup(other, { message: 'only here' })
  const ids = async (of = other) => (await of.call(listErrorGroups)).rows.map(group => group.id)
  expect(await ids()).toContain(id)
  expect((await me.call(listErrorGroups, { query: { search: 'only here' } })).rows).toEqual([])
  await other.call(resetSandbox, { params: { sandboxId } })
  expect(await ids()).toEqual([])
})
