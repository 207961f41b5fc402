import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { reportError } from '#resources/error-reports/contract.ts'
import { newReport } from '#resources/error-reports/samples.ts'
import type { JobContext } from '#resources/jobs/kind.ts'
import { createMember, listMembers, type MemberFields, readMember, updateMember } from '#resources/members/contract.ts'
import { MAX_MEMBERS } from '#resources/members/rules.ts'
import { deleteSandbox, forkSandbox, listSandboxes } from '#resources/sandboxes/contract.ts'
import { readSession, switchSandbox } from '#resources/sessions/contract.ts'
import { finishUpload } from '#resources/uploads/contract.ts'
import { announce } from '#resources/uploads/samples.ts'
import { scopedRows } from '#server/entities/scoped-rows.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { rowsToCopy } from '#tests/server/fill-up.ts'
import { ADMIN, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import {
  checkImport,
  createImport,
  type Import,
  listImports,
  readImport,
  readImportSample,
  undoImport,
} from './contract.ts'
import { part } from './job.ts'
import { MAX_ROWS } from './rules.ts'

const app = await openTestApp()
const me = await app.signInAs(ADMIN)
// Each test has a sandbox of its own.
beforeEach(async () => {
  for (const { id, isShared } of (await me.call(listSandboxes)).rows)
    if (!isShared) await me.call(deleteSandbox, { params: { sandboxId: id } })
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'imports' } })
  await me.call(switchSandbox, { body: { sandboxId } })
})

const newcomer = (number: number, fields: Partial<MemberFields> = {}): MemberFields => ({
  name: { en: `Newcomer ${number}`, zh: `新人${number}` },
  email: `newcomer.${number}@ridgeline.example`,
  teamId: 13,
  job: 'driver',
  joinedOn: '2026-10-01',
  ...fields,
})
const newcomers = (count: number) => Array.from({ length: count }, (_, index) => newcomer(index + 1))
const importMembers = (rows: MemberFields[], headers = {}) =>
  me.call(createImport, { headers, body: { fileName: 'newcomers.csv', rows } })
const undo = ({ id, version }: Import) =>
  me.call(undoImport, { params: { importId: id }, headers: { 'if-match': `"${version}"` } })
const countMembers = async () => (await me.call(listMembers, { query: { limit: 1 } })).count.value

test('imports five thousand at once, each with an audit entry, and undoes it', async () => {
  const before = await countMembers()
  const done = await importMembers(newcomers(MAX_ROWS))
  expect(done).toMatchObject({
    fileName: 'newcomers.csv',
    rowCount: MAX_ROWS,
    by: 'admin',
    undoneAt: null,
    version: 1,
  })
  expect(await countMembers()).toBe(before + MAX_ROWS)
  const last = await me.call(readMember, { params: { memberId: done.firstMemberId + MAX_ROWS - 1 } })
  expect(last).toMatchObject({ ...newcomer(MAX_ROWS), archivedAt: null, version: 1 })
  const records = () =>
    app.db
      .selectFrom('audit')
      .select(({ fn }) => ['action', fn.countAll<number | string>().as('count')])
      .where('entity', '=', 'members')
      .where('endpoint', 'in', ['createImport', 'undoImport'])
      .groupBy('action')
      .orderBy('action')
      .execute()
  expect((await records()).map(row => [row.action, Number(row.count)])).toEqual([['create', MAX_ROWS]])

  const undone = await undo(done)
  expect(undone).toMatchObject({ id: done.id, version: 2 })
  expect(undone.undoneAt).not.toBeNull()
  expect(await countMembers()).toBe(before)
  expect((await records()).map(row => [row.action, Number(row.count)])).toEqual([
    ['create', MAX_ROWS],
    ['delete', MAX_ROWS],
  ])
  const [removed] = await app.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('entity', '=', 'members')
    .where('action', '=', 'delete')
    .where('row_id', '=', String(last.id))
    .execute()
  expect([JSON.parse(removed?.before ?? ''), removed?.after]).toEqual([last, null])
  // Their e-mail addresses are free again, but their ids are never reused.
  const again = await importMembers(newcomers(2))
  expect(again.firstMemberId).toBe(done.firstMemberId + MAX_ROWS)
  expect((await me.call(listImports)).rows.map(({ id }) => id)).toEqual([again.id, done.id])
  expect(await me.call(readImport, { params: { importId: done.id } })).toEqual(undone)
})

test('reports issues that only the database can find per cell, and imports nothing', async () => {
  const [taken] = (await me.call(listMembers, { query: { limit: 1 } })).rows
  const before = await countMembers()
  const rows = [
    newcomer(1),
    newcomer(2, { email: taken?.email.toUpperCase() }),
    newcomer(3, { email: 'NEWCOMER.1@ridgeline.example' }),
    newcomer(4, { teamId: 999 }),
  ]
  const found = [
    { row: 1, field: 'email', code: 'email-taken' },
    { row: 2, field: 'email', code: 'email-twice' },
    { row: 3, field: 'teamId', code: 'unknown-team' },
  ]
  expect(await me.call(checkImport, { body: { rows } })).toEqual({ issues: found })
  expect(await refusalOf(importMembers(rows))).toMatchObject({
    status: 422,
    code: 'rows-refused',
    errors: found.map(({ row, field, code }) => ({ pointer: `/body/rows/${row}/${field}`, code })),
  })
  expect(await countMembers()).toBe(before)
  expect((await me.call(listImports)).rows).toEqual([])
})

test('of two simultaneous imports of the same people, only one succeeds', async () => {
  const both = await Promise.allSettled([importMembers(newcomers(50)), importMembers(newcomers(50))])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { reason } = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(reason.body).toMatchObject({ code: 'rows-refused' })
  expect(reason.body.errors).toHaveLength(50)
})

test('imports once when the request is resent with its key', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const [one, other] = [await importMembers(newcomers(3), headers), await importMembers(newcomers(3), headers)]
  expect(other).toEqual(one)
  expect((await me.call(listImports)).rows).toHaveLength(1)
})

test('is not undone if a member was changed, is in use or is the only manager: lists them with reasons', async () => {
  const done = await importMembers([...newcomers(8), newcomer(9, { job: 'manager', teamId: 15 })])
  const first = done.firstMemberId
  const ofImport = (id: number, version: number) => ({
    params: { memberId: id },
    headers: { 'if-match': `"${version}"` },
  })
  await me.call(updateMember, { ...ofImport(first, 1), body: { job: 'buyer' } })
  const sandboxId = (await me.call(listSandboxes)).rows.find(one => !one.isShared)?.id ?? ''
  await me.call(reportError, { body: newReport() })
  const uses = [
    ['order', 'member_id'],
    ['area', 'member_id'],
    ['support_ticket', 'assignee_id'],
    ['support_ticket', 'closed_by'],
    ['error_group', 'assignee_id'],
    ['track', 'member_id'],
  ] as const
  for (const [index, [table, column]] of uses.entries())
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${first + 1 + index}
      where sandbox_id = ${sandboxId} and id = ${table === 'error_group' ? 1 : index + 1}`.execute(app.db)
  const [manager] = (await me.call(listMembers, { query: { teamId: 15, job: 'manager', sort: 'joinedOn' } })).rows
  if (!manager) throw new Error('Team 15 has no manager.')
  await me.call(updateMember, { ...ofImport(manager.id, manager.version), body: { teamId: 14 } })
  expect(await refusalOf(undo(done))).toMatchObject({
    status: 422,
    code: 'import-in-use',
    count: 8,
    members: [
      { id: first, name: 'Newcomer 1', hold: 'changed' },
      { id: first + 2, name: 'Newcomer 3', hold: 'has-areas' },
      { id: first + 5, name: 'Newcomer 6', hold: 'has-errors' },
      { id: first + 1, name: 'Newcomer 2', hold: 'has-orders' },
      { id: first + 3, name: 'Newcomer 4', hold: 'has-tickets' },
      { id: first + 4, name: 'Newcomer 5', hold: 'has-tickets' },
      { id: first + 6, name: 'Newcomer 7', hold: 'has-tours' },
      { id: first + 8, name: 'Newcomer 9', hold: 'last-manager' },
    ],
  })
  expect(await countMembers()).toBe(117 + 9)
  expect((await me.call(readImport, { params: { importId: done.id } })).undoneAt).toBeNull()
})

test('refuses to undo an import that is undone already, that is unknown, or without If-Match', async () => {
  const done = await importMembers(newcomers(2))
  const undone = await undo(done)
  expect(await refusalOf(undo(done))).toMatchObject({ status: 412, code: 'stale', current: undone })
  expect(await refusalOf(undo({ ...done, id: 99 }))).toMatchObject({ status: 404 })
  expect(await refusalOf(me.call(readImport, { params: { importId: 99 } }))).toMatchObject({ status: 404 })
})

test('refuses invalid rows with an issue per cell, no rows, too many rows, and too many bytes', async () => {
  const wrong = { ...newcomer(2), email: 'nobody', joinedOn: '2026-02-31' }
  const body = await refusalOf(importMembers([newcomer(1), wrong]))
  expect(body).toMatchObject({ status: 400, code: 'invalid-input' })
  expect(body.errors?.map(({ pointer }) => pointer)).toEqual(['/body/rows/1/email', '/body/rows/1/joinedOn'])
  expect(await refusalOf(importMembers([]))).toMatchObject({ status: 400 })
  expect(await refusalOf(importMembers(newcomers(MAX_ROWS + 1)))).toMatchObject({ status: 400 })
  const endless = newcomers(1).map(row => ({ ...row, name: { en: 'x'.repeat(5_000_000), zh: '' } }))
  expect(await refusalOf(importMembers(endless))).toMatchObject({ status: 413, code: 'too-large' })
})

test('hides the sandboxes of other operators', async () => {
  const done = await importMembers(newcomers(1))
  const other = await app.signInAs(OPERATOR)
  expect((await other.call(listImports)).rows).toEqual([])
  const at = { params: { importId: done.id }, headers: { 'if-match': '"1"' } }
  expect(await refusalOf(other.call(readImport, at))).toMatchObject({ status: 404 })
  expect(await refusalOf(other.call(undoImport, at))).toMatchObject({ status: 404 })
})

test('the sample is the same each time, in both encodings, with typical mistakes', async () => {
  const read = async (encoding: 'utf-8' | 'big5') => {
    const file = await me.call(readImportSample, { query: { rows: 100, encoding, language: 'zh' } })
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer())
  }
  // Spreadsheets recognise UTF-8 by its mark.
  const [, mark, text = ''] = /^(\ufeff?)(.*)$/s.exec(await read('utf-8')) ?? []
  expect([mark, await read('big5')]).toEqual(['\ufeff', text])
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('英文姓名,中文姓名,電子郵件,部門,職務,到職日,備註')
  expect(lines).toHaveLength(102)
  expect(lines[8]).toContain(' at newcomers.example')
  expect(text).toContain('"搬遷,詳見「來函」"')
})

test('the sample has other people after an import, so it can be imported again, until that is undone', async () => {
  const emails = async () => {
    const file = await me.call(readImportSample, { query: { rows: 100 } })
    return (await file.text()).match(/[\w.-]+@newcomers\.example/g)
  }
  const first = await emails()
  const done = await importMembers(newcomers(1))
  expect(first).toHaveLength(97)
  expect((await emails())?.filter(email => first?.includes(email))).toEqual([])
  await undo(done)
  expect(await emails()).toEqual(first)
})

test('an imported member is like any other: it is found, and its address is taken', async () => {
  await importMembers(newcomers(1))
  expect(await refusalOf(me.call(createMember, { body: newcomer(1) }))).toMatchObject({ code: 'email-taken' })
  expect((await me.call(listMembers, { query: { search: '新人1' } })).rows).toHaveLength(1)
})

test('a check finds an address twice, however far apart its rows are', async () => {
  const { id: uploadId } = await announce(me, Buffer.alloc(0), 'members.csv')
  await me.call(finishUpload, { params: { uploadId } })
  const { sandbox_id: sandboxId, account_id: accountId } = await app.db
    .selectFrom('upload')
    .select(['sandbox_id', 'account_id'])
    .where('id', '=', uploadId)
    .executeTakeFirstOrThrow()
  const operator = { sandboxId, accountId } as Operator
  const rows = newcomers(400).map(({ email, teamId }, index) => ({ line: index + 2, email, teamId, issues: [] }))
  rows.push({ line: 402, email: 'NEWCOMER.1@ridgeline.example', teamId: 13, issues: [] })
  const context = { db: app.db, rows: scopedRows(app.db, operator), operator, thread: { run: async () => ({ rows }) } }
  // The check asks for no more of an operator and of a thread.
  const { next } = await part.plan(context as unknown as JobContext, { kind: 'check-import', uploadId })
  const first = await next(null)
  const last = await next(first.position)
  expect([first.isLast, last.isLast]).toEqual([false, true])
  const text = new TextDecoder().decode(last.output?.[0]?.bytes)
  expect(text.trim()).toBe('402,email,email-twice,NEWCOMER.1@ridgeline.example')
})

test('undoing an import leaves whoever was added after it', async () => {
  const before = await countMembers()
  const first = await importMembers(newcomers(2))
  const second = await importMembers([newcomer(3)])
  const { id: memberId } = await me.call(createMember, { body: newcomer(4) })
  await undo(first)
  expect(await countMembers()).toBe(before + 2)
  await undo(second)
  expect(await me.call(readMember, { params: { memberId } })).toMatchObject({ email: newcomer(4).email })
  expect(await countMembers()).toBe(before + 1)
})

test('an import is refused as a whole if the sandbox has no room for all its members', async () => {
  const { id: sandboxId } = (await me.call(readSession)).sandbox
  const members = rowsToCopy(app, 'member', sandboxId)
  await members.copy(MAX_MEMBERS - (await members.count()) - 3)
  expect(await refusalOf(importMembers(newcomers(4)))).toMatchObject({ status: 422, code: 'limit-reached' })
  expect(await members.count()).toBe(MAX_MEMBERS - 3)
  await importMembers(newcomers(3))
})
