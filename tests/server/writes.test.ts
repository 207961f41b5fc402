import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ROLES } from '#resources/roles/seed.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import type { RowOf } from '#server/entities/entity.ts'
import { findEntities } from '#server/resources.ts'
import { createSession } from '#server/sessions/sessions.ts'
import type { Endpoint } from '#shared/contract.ts'
import { Problem } from '#shared/errors.ts'
import { isIdempotent, takesVersion } from '#shared/headers.ts'
import { isPermitted, permissionsOf } from '#shared/permissions.ts'
import { rightsOf } from '#shared/platform/roles.ts'
import { REDACTED } from '#shared/platform/traffic.ts'
import type { SampleInput } from '#shared/sample.ts'
import { findSampledWrites, isRecorded, type SampledWrite } from '#tests/samples.ts'
import { keepFew } from '#tests/small-company.ts'
import { ADMIN, createTestApp, LEVEL_CODE, OPERATOR, type TestApp } from '#tests/test-app.ts'
import { isLong, moreThan } from '#tests/tier.ts'

// Generated from the samples of all resources. New endpoints are tested automatically and fail here without a sample.
const writes = await findSampledWrites()
const entities = await findEntities()

const VIEWER = ROLES.find(({ name_en: name }) => name === 'Viewer') as (typeof ROLES)[number] // It is a seeded role.
const VIEWERS = permissionsOf('normal', rightsOf(VIEWER.basis, JSON.parse(VIEWER.exceptions) as string[]))

/** Their ids exist in every sandbox, so another operator changes a row of their own. */
const NAMES_WHAT_ALL_HAVE = [
  'startPreset',
  'restartTask',
  'reportKata',
  'updateTicket',
  'moveTicket',
  'giveRole',
  'updateTranslation',
  'updateVisit',
]

/** A query that makes a request with an Idempotency-Key another one than the sample. */
const OTHER_QUERIES: Record<string, object> = { rollBackTexts: { from: 1 } }

/** Their first request creates what the later ones change. */
const FIRST_CREATES = ['updatePreferences', 'openShop']

/** The audit entries of a write, if its method and path don't imply them. */
const RECORDS: Record<string, string[]> = {
  addFloorPlanStep: ['floor-plans update'],
  addToCounter: ['counters update'],
  changeAreas: ['areas update', 'areas create'],
  passDays: ['shop reset'],
  openShop: ['shop reset', 'shop update'],
  closeShop: ['shop update'],
  resetCounters: ['counters update'],
  startPreset: ['faults create'],
  reportBug: ['hunts update'],
  takeHint: ['hunts update'],
  endHunt: ['hunts update'],
  publishForm: ['forms update'],
  publishTranslations: ['translations update', 'releases create'],
  rollBackTexts: ['translations update', 'releases create'],
  submitTranslations: ['translations update'],
  importTranslations: ['translations update'],
  finishUpload: ['uploads update'],
  startJob: ['jobs create'],
  cancelJob: ['jobs update'],
  retryJob: ['jobs update'],
  moveTicket: ['tickets update'],
  endPreview: ['sessions update'],
  undeleteSandbox: ['sandboxes restore'],
  restoreSnapshot: ['sandboxes reset'],
  changePassword: ['passwords update'],
  giveRole: ['role-holders update'],
  createAccount: ['role-holders update', 'accounts create'],
  resetAccountPassword: ['passwords update'],
  createClass: ['classes create'],
  joinClass: ['class-members create'],
  attendClass: ['class-members create'],
  leaveClass: ['class-members delete'],
  raiseHand: ['class-members update'],
  lowerHand: ['class-members update'],
  dismissMessage: ['class-members update'],
  closeClass: ['classes update'],
  reopenClass: ['classes update'],
  deleteClass: ['classes delete', 'class-members update'],
  startClassFault: ['faults create'],
  endClassFault: ['faults delete'],
  addLearners: ['class-members create'],
  startClassHunt: ['hunts create', 'class-members update'],
  endClassHunt: ['hunts update', 'class-members update'],
  sendClassMessage: ['class-members update'],
  takeBackClassMessage: ['class-members update'],
  resetClass: ['class-members update'],
  lowerHands: ['class-members update'],
  acceptInvitation: ['role-holders update', 'accounts create', 'invitations update'],
  restoreAudit: ['members revert'],
  createImport: ['members create', 'imports create'],
  undoImport: ['imports update', 'members delete'],
  createOrder: ['products update', 'orders create'],
  cancelOrder: ['products update', 'orders update'],
  cancelOrders: ['products update', 'orders update'],
  postRoomMessage: ['room-messages create'],
  deleteRoomMessage: ['room-messages delete'],
  restoreRoomMessage: ['room-messages restore'],
  submitRepairDraft: ['repair-drafts update', 'tickets create'],
  withdrawRepairDraft: ['repair-drafts update', 'tickets delete'],
}

let app: TestApp
let admin: RowOf<'account'>
let operator: RowOf<'account'>
/** The sandbox in which admin runs the samples. The operator works in main. */
let mine: string
/** Where rows of that sandbox and of admin are. */
let places: { table: string; column: string; value: string | number }[]

beforeAll(async () => {
  app = await createTestApp()
  // Background changes of an open shop would look like changes by a request.
  await app.services.endBackground()
  await keepFew(app, 30)
  const accountOf = ({ account }: { account: string }) =>
    app.db.selectFrom('account').selectAll().where('account', '=', account).executeTakeFirstOrThrow()
  ;[admin, operator] = [await accountOf(ADMIN), await accountOf(OPERATOR)]
  mine = (await (await begin(admin)).call(forkSandbox, { body: { name: 'mine' } })).id
  const scopes = { sandbox_id: mine, account_id: admin.id }
  places = (await app.db.introspection.getTables())
    .filter(({ name }) => !LOGS.includes(name))
    .flatMap(({ name: table, columns }) =>
      Object.entries(scopes)
        .filter(([column]) => columns.some(one => one.name === column))
        .map(([column, value]) => ({ table, column, value })),
    )
})
afterAll(() => app.close())
// Removes rows that count towards limits, and given roles, so that the next test can run.
afterEach(async () => {
  const { db } = app
  const deleted = { deleted_at: new Date().toISOString() }
  await db.updateTable('sandbox').set(deleted).where('account_id', '=', admin.id).where('id', '!=', mine).execute()
  await db.updateTable('account').set(admin).where('id', '=', admin.id).execute()
  await db.updateTable('role').set(deleted).where('sandbox_id', '=', mine).where('id', '>', ROLES.length).execute()
  await db.deleteFrom('role_holder').where('sandbox_id', '=', mine).execute()
})

/** Creates a session of an account without the slow check of its password. */
async function begin({ id, account }: RowOf<'account'>, place: { sandboxId?: string; previewRoleId?: number } = {}) {
  const { token } = await createSession(app.db, id, { address: 'in process', agent: 'test' }, place)
  return { ...app.as(token), account, password: ADMIN.password, levelCode: LEVEL_CODE }
}
const enter = () => begin(admin, { sandboxId: mine })

/** The response to a request, or its refusal. */
async function ask({ send }: ReturnType<TestApp['as']>, endpoint: Endpoint, input: SampleInput) {
  try {
    return await send(endpoint, input as never)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** Every request writes to these tables. */
const LOGS = ['traffic', 'task_progress']

/** Every row of the sandbox and account that run the samples, as text. */
async function ownRows(): Promise<string[]> {
  const found = await Promise.all(
    places.map(async ({ table, column, value }) => {
      const all = app.db.selectFrom(table as 'session').selectAll()
      const rows = await all.where(column as 'sandbox_id', '=', value as string).execute()
      return rows.map(row => `${table} ${JSON.stringify({ ...row, used_at: undefined })}`)
    }),
  )
  return found.flat().sort()
}

describe.each(writes)('$id', operation => tryWrite(operation))

/** Who may write which rows is part of the queries, which are the same on both databases. */
const triesCallers = process.env.TEST_DATABASE === 'sqlite' || isLong

function tryWrite(operation: SampledWrite) {
  const { id, entity, endpoint, sample } = operation
  const isPublic = endpoint.needs === 'public'

  // One test, because preparing the request and reading all rows takes longest.
  if (!isPublic && triesCallers)
    test('changes nothing for others, without the permission, or at another version', async () => {
      const me = await enter()
      const [other, viewer] = [await begin(operator), await begin(admin, { sandboxId: mine, previewRoleId: VIEWER.id })]
      if (FIRST_CREATES.includes(id)) await me.send(endpoint, (await sample.prepare(me)) as never)
      const input = await sample.prepare(me)
      const before = await ownRows()
      const { status } = await ask(other, endpoint, input)
      if (endpoint.path.includes(':') && !NAMES_WHAT_ALL_HAVE.includes(id)) expect([403, 404]).toContain(status)
      else expect(status).toBeLessThan(500)
      expect((await ask(app.as(), endpoint, input)).status).toBe(401)
      if (!isPermitted(VIEWERS, endpoint.needs)) expect((await ask(viewer, endpoint, input)).status).toBe(403)
      if (takesVersion(endpoint.headers)) {
        const { 'if-match': _, ...others } = { 'if-match': '', ...input.headers }
        expect((await ask(me, endpoint, { ...input, headers: others })).status).toBe(428)
        const stale = { ...input, headers: { ...input.headers, 'if-match': '"0"' } }
        expect((await ask(me, endpoint, stale)).status).toBe(412)
      }
      expect(await ownRows()).toEqual(before)
    })

  if (isIdempotent(endpoint.headers))
    test('runs once per Idempotency-Key', async () => {
      const me = await enter()
      const input = await sample.prepare(me)
      const keyed = { ...input, headers: { ...input.headers, 'idempotency-key': crypto.randomUUID() } }
      const first = await me.send(endpoint, keyed as never)
      const rows = await ownRows()
      const again = await me.send(endpoint, keyed as never)
      expect([again.status, again.body]).toEqual([first.status, first.body])
      expect(again.headers.get('idempotent-replayed')).toBe('true')
      if (endpoint.query) {
        const other = await ask(me, endpoint, { ...keyed, query: OTHER_QUERIES[id] ?? {} })
        expect(other).toMatchObject({ status: 422, code: 'key-reused' })
      }
      expect(await ownRows()).toEqual(rows)
    })

  test('writes its audit entries, and its response to the traffic log, and no other operator can read its row', async () => {
    const me = await enter()
    if (FIRST_CREATES.includes(id)) await me.send(endpoint, (await sample.prepare(me)) as never)
    const reply = await me.send(endpoint, (await sample.prepare(me)) as never)
    const requestId = reply.headers.get('x-request-id') ?? ''
    const records = await app.db
      .selectFrom('audit')
      .selectAll()
      .where('request_id', '=', requestId)
      .orderBy('id')
      .execute()
    const kinds = new Set(records.map(record => `${record.entity} ${record.action}`))
    expect([...kinds]).toEqual(
      !isRecorded({ id, endpoint }) ? [] : (RECORDS[id] ?? [`${entity} ${actionOf(endpoint)}`]),
    )
    for (const record of records) {
      expect(record).toMatchObject({ account_id: admin.id, endpoint: id })
      const scope = entities.get(record.entity)?.scope
      if (scope) expect(record.sandbox_id).toBe(scope === 'sandbox' ? mine : null)
      if (record.action === 'create') expect([record.before, record.after === null]).toEqual([null, false])
      if (record.action === 'delete') expect([record.before === null, record.after]).toEqual([false, null])
    }
    if (!endpoint.isUnlogged && !isPublic) await expectLogged(requestId, reply.body)
    const location = reply.headers.get('location')
    if (location && !entities.get(entity)?.isReadableByLink)
      expect([404, 405]).toContain((await (await begin(operator)).exchange(location, {})).status)
  })
}

/** The audit action that follows from an endpoint's method and path. */
function actionOf({ method, path, replies }: Endpoint): string {
  if (method !== 'POST') return method === 'DELETE' ? 'delete' : 'update'
  return 201 in replies ? 'create' : (path.split('/').at(-1) ?? '')
}

type Logged = { reply_bytes: number; reply_body: string | null; is_reply_cut: 0 | 1 }

/** Expects that the log has the response as it was sent, without its secrets. Without practice there is none. */
async function expectLogged(requestId: string, body: unknown) {
  if (!existsSync('practice')) return
  await app.services.traffic.settled()
  const found = await sql<Logged>`select * from traffic where request_id = ${requestId}`.execute(app.db)
  const [row] = found.rows
  const answer = body === undefined ? '' : JSON.stringify(body)
  expect(row?.reply_bytes).toBe(Buffer.byteLength(answer))
  const kept = row?.reply_body ?? ''
  if (!kept.includes(REDACTED)) expect(kept).toBe(row?.is_reply_cut ? answer.slice(0, kept.length) : answer)
}

test('the trail contains no hashes or secrets', async () => {
  const rows = await app.db.selectFrom('audit').select(['before', 'after']).execute()
  const text = rows.map(row => `${row.before}${row.after}`).join()
  expect(rows.length).toBeGreaterThan(moreThan(100))
  for (const secret of ['argon2', 'password', 'correct horse', 'token', LEVEL_CODE]) expect(text).not.toContain(secret)
})

test('each record of a row continues the one before it', async () => {
  const rows = await app.db.selectFrom('audit').selectAll().where('version', 'is not', null).orderBy('id').execute()
  // A day that passes moves the times of rows, which is no change of theirs.
  const stateOf = (text: string | null) => text?.replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"a time"')
  const latest = new Map<string, (typeof rows)[number]>()
  let compared = 0
  for (const row of rows) {
    const key = JSON.stringify([row.place, row.entity, row.row_id])
    const last = latest.get(key)
    latest.set(key, row)
    if (last?.after == null || row.before === null || row.version !== (last.version ?? 0) + 1) continue
    expect(stateOf(row.before), `${row.endpoint} of ${row.entity}`).toBe(stateOf(last.after))
    compared++
  }
  expect(compared).toBeGreaterThan(moreThan(20))
})
