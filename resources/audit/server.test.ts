import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createImport } from '#resources/imports/contract.ts'
import { createKey } from '#resources/keys/contract.ts'
import { archiveMember, createMember, type Member, readMember, updateMember } from '#resources/members/contract.ts'
import { readProfile, updateProfile } from '#resources/profile/contract.ts'
import { forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { passDays } from '#resources/shop/contract.ts'
import { createTeam, deleteTeam } from '#resources/teams/contract.ts'
import { createView, deleteView, readView } from '#resources/views/contract.ts'
import { insertRows } from '#server/database/bulk.ts'
import { findOperations } from '#server/resources.ts'
import { readAll } from '#tests/read-all.ts'
import { ADMIN, createTestApp, match, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  type AuditFilter,
  exportAudit,
  listAudit,
  listAuditChoices,
  listAuditRequests,
  readAudit,
  restoreAudit,
} from './contract.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let sandboxId: string
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(ADMIN)
  sandboxId = (await me.call(forkSandbox, { body: { name: 'mine' } })).id
  await me.call(switchSandbox, { body: { sandboxId } })
})
afterAll(() => app.close())

const add = (fields: object = {}) =>
  me.call(createMember, {
    body: {
      name: { en: 'Lin Mei-hua', zh: '林美華' },
      email: `${crypto.randomUUID()}@strive.example`,
      teamId: 13,
      job: 'driver',
      joinedOn: '2026-10-01',
      ...fields,
    },
  })
const change = ({ id, version }: Member, body: object) =>
  me.call(updateMember, { params: { memberId: id }, headers: match(version), body })
const list = (query: AuditFilter & { limit?: number; cursor?: string } = {}, who = me) => who.call(listAudit, { query })
const historyOf = async (id: number | string, entity = 'members') => (await list({ entity, rowId: String(id) })).rows
const read = (auditId: number, who = me) => who.call(readAudit, { params: { auditId } })
const restore = (auditId: number, version: number, side?: 'before') =>
  me.send(restoreAudit, { params: { auditId }, query: { side }, headers: match(version) })

describe('the list', () => {
  test('shows who wrote what, when, how, and which fields', async () => {
    const made = await add()
    await change(made, { job: 'buyer', name: { en: 'Lin Mei-hua', zh: '林美花' } })
    const [last, first] = await historyOf(made.id)
    expect(last).toMatchObject({
      account: 'admin',
      entity: 'members',
      title: { en: 'Members', zh: '成員' },
      rowId: String(made.id),
      label: { en: 'Lin Mei-hua', zh: '林美花' },
      action: 'update',
      version: 2,
      fields: ['name', 'job'],
      endpoint: 'updateMember',
      requestId: expect.stringMatching(/^[\w-]{8,}$/),
    })
    expect(first).toMatchObject({ action: 'create', version: 1 })
  })

  test('holds the entries of the sandbox and of the account, newest first, in pages', async () => {
    const { version } = await me.call(readProfile)
    await me.call(updateProfile, { headers: match(version), body: { age: 40 } })
    await change(await add(), { job: 'buyer' })
    const rows = await readAll(cursor => list({ limit: 3, ...(cursor !== undefined && { cursor }) }))
    expect(rows.length).toBeGreaterThan(6)
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => b - a))
    expect(rows.length).toBe((await list()).count.value)
    expect(new Set(rows.map(({ entity }) => entity))).toEqual(new Set(['members', 'profile', 'sandboxes', 'sessions']))
  })

  test('combines all filters', async () => {
    const rows = (await list()).rows
    const [last] = rows
    const from = last?.at
    for (const filter of [
      { account: 'admin' },
      { entity: 'members' },
      { action: 'update' as const },
      { entity: 'members', action: 'update' as const },
      { account: 'admin', action: 'create' as const },
      { account: 'admin', entity: 'members' },
      { account: 'admin', entity: 'members', action: 'create' as const },
      { account: 'admin', entity: 'members', action: 'create' as const, rowId: last?.rowId },
      { entity: 'members', from },
      { to: from },
      { account: 'nobody' },
      { account: 'operator' },
    ]) {
      const expected = rows.filter(
        row =>
          (!filter.account || row.account === filter.account) &&
          (!('entity' in filter) || row.entity === filter.entity) &&
          (!('action' in filter) || row.action === filter.action) &&
          (!('rowId' in filter) || row.rowId === filter.rowId) &&
          (!('from' in filter) || row.at >= (from ?? '')) &&
          (!('to' in filter) || row.at < (from ?? '')),
      )
      const found = await list(filter)
      expect(found.rows, JSON.stringify(filter)).toEqual(expected)
      expect(found.count, JSON.stringify(filter)).toEqual({ value: expected.length, isCapped: false })
    }
  })

  test('shows no entries of another sandbox or account', async () => {
    const other = await app.signInAs(OPERATOR)
    const made = await add()
    const [record] = await historyOf(made.id)
    expect((await list({}, other)).rows).toEqual([])
    expect(await refusalOf(read(record?.id ?? 0, other))).toMatchObject({ status: 404 })
    const restoring = other.call(restoreAudit, { params: { auditId: record?.id ?? 0 }, headers: match(1) })
    expect(await refusalOf(restoring)).toMatchObject({ status: 404 })
    expect(await other.call(listAuditChoices)).toEqual({ accounts: [], entities: [] })
  })

  test('shows a key only its sandbox, nothing of the account', async () => {
    const { token } = await me.call(createKey, { body: { name: 'reads', scope: 'read' } })
    const key = app.as(token)
    expect(new Set((await key.call(listAudit)).rows.map(({ entity }) => entity))).toEqual(new Set(['members']))
    const [own] = (await list({ entity: 'profile' })).rows
    expect(await refusalOf(key.call(readAudit, { params: { auditId: own?.id ?? 0 } }))).toMatchObject({ status: 404 })
  })

  test('offers the accounts and entities of its entries as filters', async () => {
    const { accounts, entities } = await me.call(listAuditChoices)
    expect(accounts).toEqual(['admin'])
    expect(entities.map(({ entity }) => entity)).toEqual(['keys', 'members', 'profile', 'sandboxes', 'sessions'])
    expect(entities[1]?.title).toEqual({ en: 'Members', zh: '成員' })
  })

  test('refuses a row without its entity, and an unknown action', async () => {
    expect(await refusalOf(list({ rowId: '7' }))).toMatchObject({
      errors: [{ pointer: '/query/rowId', code: 'entity-missing' }],
    })
    expect(await refusalOf(list({ action: 'burn' as never }))).toMatchObject({ code: 'invalid-input' })
  })

  test('exports what the filter matches', async () => {
    const query = { entity: 'profile', columns: ['what', 'action', 'fields'] as ('what' | 'action' | 'fields')[] }
    const text = await (await me.call(exportAudit, { query })).text()
    expect(text.replace('\ufeff', '').trim().split('\n')).toEqual([
      'Record,Id,Name,Action,Changed fields',
      'Profile,1,admin,update,age',
    ])
    expect(await refusalOf(me.call(exportAudit, { query: { columns: [] } }))).toMatchObject({ code: 'invalid-input' })
  })
})

describe('the requests', () => {
  const requests = (query: AuditFilter & { limit?: number; cursor?: string } = {}, who: Pick<typeof me, 'call'> = me) =>
    who.call(listAuditRequests, { query })
  const people = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      name: { en: `Lin ${n}`, zh: `林${n}` },
      email: `${crypto.randomUUID()}@strive.example`,
      teamId: 13,
      job: 'driver' as const,
      joinedOn: '2026-10-01',
    }))
  const importPeople = (count: number) =>
    me.call(createImport, { body: { fileName: 'people.csv', rows: people(count) } })

  test('page by page are the same as all at once, with any filter', async () => {
    for (const filter of [
      {},
      { entity: 'members' },
      { action: 'create' as const },
      { account: 'admin', entity: 'imports' },
    ]) {
      const all = await requests({ ...filter, limit: 200 })
      for (const limit of [1, 2, 3])
        expect(
          await readAll(cursor => requests({ ...filter, limit, ...(cursor !== undefined && { cursor }) })),
          JSON.stringify([filter, limit]),
        ).toEqual(all.rows)
      const records = await readAll(cursor => list({ ...filter, limit: 200, ...(cursor !== undefined && { cursor }) }))
      expect(all.rows.map(({ requestId }) => requestId)).toEqual([...new Set(records.map(row => row.requestId))])
    }
  })

  test('list the records of a row one by one', async () => {
    const made = await add()
    await change(made, { job: 'buyer' })
    const filter = { entity: 'members', rowId: String(made.id) }
    expect((await requests(filter)).rows).toEqual((await list(filter)).rows.map(row => ({ ...row, records: 1 })))
  })

  test('are refused without the entity of a row, with an invalid cursor, and to others', async () => {
    expect(await refusalOf(requests({ rowId: '7' }))).toMatchObject({ errors: [{ pointer: '/query/rowId' }] })
    expect(await refusalOf(requests({ cursor: 'x' }))).toMatchObject({ errors: [{ pointer: '/query/cursor' }] })
    expect(await refusalOf(requests({ limit: 201 }))).toMatchObject({ errors: [{ pointer: '/query/limit' }] })
    expect(await refusalOf(requests({}, app.as()))).toMatchObject({ status: 401 })
    const [{ requestId = '' } = {}] = (await requests()).rows
    const other = await app.signInAs(OPERATOR)
    expect(await requests({ requestId }, other)).toEqual({ rows: [], next: null })
  })

  test('name the sandbox whose shop has changed', async () => {
    await me.call(passDays, { body: { days: 1 } })
    const { rows } = await requests({ entity: 'shop' })
    expect(rows[0]).toMatchObject({ rowId: sandboxId, label: { en: 'mine', zh: 'mine' } })
  })

  test('are one entry each, however much they wrote, and hold their records', async () => {
    await add()
    const before = (await requests({ limit: 200 })).rows
    for (let n = 0; n < 3; n++) await importPeople(4_000)
    await add()
    const started = performance.now()
    const page = await requests({ limit: 4 })
    expect(performance.now() - started).toBeLessThan(500)
    expect(page.rows.map(({ endpoint, records }) => [endpoint, records])).toEqual([
      ['createMember', 1],
      ['createImport', 4_001],
      ['createImport', 4_001],
      ['createImport', 4_001],
    ])
    const next = await requests({ limit: 200, cursor: page.next ?? '' })
    expect([next.rows, next.next]).toEqual([before, null])

    const requestId = page.rows[1]?.requestId ?? ''
    const own = await readAll(cursor => requests({ requestId, limit: 200, ...(cursor !== undefined && { cursor }) }))
    expect(own).toHaveLength(4_001)
    expect(new Set(own.map(row => row.requestId))).toEqual(new Set([requestId]))
    expect((await list({ requestId, entity: 'imports' })).rows).toHaveLength(1)
    expect((await list({ requestId, account: 'operator' })).rows).toEqual([])
  })

  test('that wrote in the same millisecond stay apart', async () => {
    const at = '2099-01-01T00:00:00.000Z'
    const [entry] = await app.db.selectFrom('audit').selectAll().where('sandbox_id', '=', sandboxId).limit(1).execute()
    const { id: _, place: __, ...row } = entry as NonNullable<typeof entry>
    const ids = ['one', 'other', 'one', 'other', 'one', 'third', 'one']
    await insertRows(
      app.db,
      'audit',
      ids.map(id => ({ ...row, at, request_id: `same-${id}` })),
    )
    const expected = [
      ['same-one', 4],
      ['same-third', 1],
      ['same-other', 2],
    ]
    const { rows } = await requests({ from: at })
    expect(rows.map(({ requestId, records }) => [requestId, records])).toEqual(expected)
    expect((await requests({ from: at, entity: row.entity })).rows).toEqual(rows)
  })
})

describe('a version', () => {
  test('is restored as a new version with its own entry, and the restore can be undone', async () => {
    const made = await add()
    await change(await change(made, { job: 'buyer' }), { job: 'sales' })
    const [, buyer, driver] = await historyOf(made.id)
    const detail = await read(driver?.id ?? 0)
    expect(detail).toMatchObject({
      before: null,
      after: { job: 'driver' },
      canRestore: true,
      obstacle: null,
      current: { version: 3, isDeleted: false, row: { job: 'sales' } },
    })
    const { body, headers } = await restore(driver?.id ?? 0, 3)
    expect(body).toMatchObject({ action: 'revert', version: 4, fields: ['job'], before: { job: 'sales' } })
    expect(headers.get('etag')).toBe('"4"')
    const member = () => me.call(readMember, { params: { memberId: made.id } })
    expect(await member()).toMatchObject({ job: 'driver', version: 4 })
    await restore(body.id, 4, 'before')
    expect(await member()).toMatchObject({ job: 'sales', version: 5 })
    expect((await read(buyer?.id ?? 0)).canRestore).toBe(true)
  })

  test('that is the current one cannot be restored', async () => {
    const [record] = await historyOf((await add()).id)
    const { id } = record ?? { id: 0 }
    expect(await read(id)).toMatchObject({ canRestore: false, obstacle: 'same' })
    expect(await refusalOf(restore(id, 1))).toMatchObject({ code: 'not-restorable', errors: [{ code: 'same' }] })
  })

  test('is refused if the row has changed since it was read, or without If-Match', async () => {
    const made = await add()
    await change(made, { job: 'buyer' })
    const id = (await historyOf(made.id)).at(-1)?.id ?? 0
    expect(await refusalOf(restore(id, 1))).toMatchObject({ status: 412, current: { version: 2, job: 'buyer' } })
    expect(await refusalOf(restore(987_654, 1))).toMatchObject({ status: 404 })
  })

  test('must follow the rules of its entity', async () => {
    const made = await add({ email: 'first@strive.example' })
    await change(made, { email: 'second@strive.example' })
    await add({ email: 'first@strive.example' })
    const id = (await historyOf(made.id)).at(-1)?.id ?? 0
    expect(await refusalOf(restore(id, 2))).toMatchObject({ status: 422, code: 'email-taken' })
  })

  test('restores an archived row', async () => {
    const made = await add()
    await me.call(archiveMember, { params: { memberId: made.id }, headers: match(1) })
    const id = (await historyOf(made.id)).at(-1)?.id ?? 0
    await restore(id, 2)
    expect(await me.call(readMember, { params: { memberId: made.id } })).toMatchObject({ archivedAt: null })
  })

  test('restores a deleted row', async () => {
    const view = await me.call(createView, { body: { page: 'page3_01', name: 'mine', search: 'job=driver' } })
    await me.call(deleteView, { params: { viewId: view.id } })
    const [deleted] = await historyOf(view.id, 'views')
    expect(await read(deleted?.id ?? 0)).toMatchObject({
      action: 'delete',
      after: null,
      canRestore: true,
      current: { version: 2, isDeleted: true },
    })
    const { body } = await restore(deleted?.id ?? 0, 2)
    expect(body).toMatchObject({ action: 'revert', before: null, after: { name: 'mine' }, version: 3 })
    expect(await me.call(readView, { params: { viewId: view.id } })).toMatchObject({ name: 'mine' })

    // Undoing the restore deletes the row again, but only once.
    expect(await refusalOf(restore(body.id, 2, 'before'))).toMatchObject({ status: 412 })
    const undone = await restore(body.id, 3, 'before')
    expect(undone.body).toMatchObject({ action: 'delete', after: null, version: 4, endpoint: 'restoreAudit' })
    expect(await refusalOf(me.call(readView, { params: { viewId: view.id } }))).toMatchObject({ status: 404 })
    expect(await refusalOf(restore(body.id, 4, 'before'))).toMatchObject({
      code: 'not-restorable',
      errors: [{ code: 'same' }],
    })
  })

  test('from before the creation is a deleted row', async () => {
    const view = await me.call(createView, { body: { page: 'page3_01', name: 'Short lived', search: '' } })
    const [created] = await historyOf(view.id, 'views')
    const id = created?.id ?? 0
    expect(await read(id)).toMatchObject({ undoObstacle: null, current: { version: 1, isDeleted: false } })
    await restore(id, 1, 'before')
    expect(await read(id)).toMatchObject({ undoObstacle: 'same', current: { version: 2, isDeleted: true } })
  })

  test('from before the creation cannot be restored where rows are never deleted', async () => {
    const made = await add()
    const [created] = await historyOf(made.id)
    expect(await read(created?.id ?? 0)).toMatchObject({ obstacle: 'same', undoObstacle: 'never' })
    expect(await refusalOf(restore(created?.id ?? 0, 1, 'before'))).toMatchObject({ errors: [{ code: 'never' }] })
  })

  test('is undone only if the row may be deleted', async () => {
    const team = await me.call(createTeam, { body: { name: { en: 'Night Shift', zh: '夜班組' }, parentId: 13 } })
    await me.call(deleteTeam, { params: { teamId: team.id }, headers: match(1) })
    const [deleted] = await historyOf(team.id, 'teams')
    const { body } = await restore(deleted?.id ?? 0, 2)
    await me.call(createTeam, { body: { name: { en: 'Early Birds', zh: '早鳥組' }, parentId: team.id } })
    expect(await refusalOf(restore(body.id, 3, 'before'))).toMatchObject({ status: 422, code: 'team-not-empty' })
  })

  test('cannot be restored without versions, or after a reset', async () => {
    const [session] = (await list({ entity: 'sessions' })).rows
    expect(await read(session?.id ?? 0)).toMatchObject({ canRestore: false, obstacle: 'never', current: null })
    const refused = await refusalOf(restore(session?.id ?? 0, 1))
    expect(refused).toMatchObject({ status: 422, code: 'not-restorable', errors: [{ code: 'never' }] })
    const made = await add()
    const [record] = await historyOf(made.id)
    await me.call(resetSandbox, { params: { sandboxId } })
    expect(await read(record?.id ?? 0)).toMatchObject({ canRestore: false, obstacle: 'row-gone', current: null })
    expect(await refusalOf(restore(record?.id ?? 0, 1))).toMatchObject({ status: 404 })
  })
})

describe('the audit trail is append-only', () => {
  test('only reading and restoring have endpoints', async () => {
    const own = (await findOperations()).filter(({ entity }) => entity === 'audit')
    const writing = own.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ id }) => id)
    expect(writing).toEqual(['restoreAudit'])
  })

  test('the database refuses to change or delete an entry', async () => {
    const before = await app.db.selectFrom('audit').selectAll().execute()
    const refused = /append-only/
    await expect(app.db.updateTable('audit').set({ endpoint: 'x' }).execute()).rejects.toThrow(refused)
    await expect(app.db.deleteFrom('audit').where('id', '=', 1).execute()).rejects.toThrow(refused)
    await expect(app.services.unaudited.deleteFrom('audit').execute()).rejects.toThrow('audit is written through')
    expect(await app.db.selectFrom('audit').selectAll().execute()).toEqual(before)
  })
})
