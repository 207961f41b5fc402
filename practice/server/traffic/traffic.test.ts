import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { clearFaults, createFault } from '#resources/faults/contract.ts'
import { createKey, revokeKey } from '#resources/keys/contract.ts'
import { createLiveTicket, type LiveMessage } from '#resources/live/contract.ts'
import { exportLogins } from '#resources/login-log/contract.ts'
import { readProfile } from '#resources/profile/contract.ts'
import { endSession } from '#resources/sessions/contract.ts'
import { byStat, forEachStat } from '#resources/species/rules.ts'
import { createSpread } from '#resources/spreads/contract.ts'
import { clearTraffic, listTraffic, readTraffic } from '#resources/traffic/contract.ts'
import { createLocalBus } from '#server/bus/bus.ts'
import type { Fault } from '#shared/platform/faults.ts'
import { MAX_ENTRIES, MAX_LEARNER_ENTRIES } from '#shared/platform/traffic.ts'
import { ADMIN, createTestApp, listen, OPERATOR, type TestApp } from '#tests/test-app.ts'
import { turnsDuring } from '#tests/turns.ts'
import type { Noted } from './row.ts'
import { removeTraffic } from './store.ts'
import { createTraffic } from './traffic.ts'

type Client = Awaited<ReturnType<TestApp['signInAs']>>
let app: TestApp
let server: Awaited<ReturnType<typeof listen>>
let me: Client
let colleague: Client
const opened: WebSocket[] = []
beforeAll(async () => {
  app = await createTestApp()
  server = await listen(app)
  ;[me, colleague] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
})
beforeEach(() => me.call(clearTraffic))
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate()
  await me.call(clearFaults)
})
afterAll(async () => {
  server.close()
  await app.close()
})

const put = (fault: Fault, path: string) => me.call(createFault, { body: { method: '*', path, fault } })
/** Uses a real connection, which a fault can cut. */
const send = (path: string, init: RequestInit = {}) =>
  fetch(`http://${server.host}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
  })
const newest = async (endpoint: string) => {
  const { rows } = await me.call(listTraffic, { query: { endpoint } })
  return me.call(readTraffic, { params: { requestId: String(rows[0]?.id) } })
}

test('a cut connection has status 0 and no response, and the log tells what cut it', async () => {
  await put({ lost: true }, '/api/profile')
  const body = JSON.stringify({ name: 'kept' })
  await expect(send('/api/profile', { method: 'PATCH', body })).rejects.toThrow()
  expect(await newest('updateProfile')).toMatchObject({
    status: 0,
    fault: expect.stringMatching(/^lost;rule=/),
    requestBody: body,
    replyBody: null,
    replyBytes: 0,
    replyHeaders: {},
  })
  await me.call(clearFaults)
  await put({ offline: true }, '/api/profile')
  await expect(send('/api/profile')).rejects.toThrow()
  expect(await newest('readProfile')).toMatchObject({ status: 0, fault: expect.stringMatching(/^offline;rule=/) })
})

test('a response that a fault changed is recorded as it was sent', async () => {
  const whole = await (await send('/api/profile')).text()
  await put({ break: 'truncate', drip: 100_000 }, '/api/profile')
  const broken = await (await send('/api/profile')).text()
  expect(broken.length).toBeLessThan(whole.length)
  const entry = await newest('readProfile')
  expect(entry).toMatchObject({ replyBody: broken, replyBytes: broken.length, status: 200 })
  expect(entry.fault).toMatch(/^break=truncate;drip=100000;rule=/)
})

test('a delay counts towards the duration, and a duplicated request is recorded once', async () => {
  await put({ delay: 60, duplicate: 0 }, '/api/profile')
  await send('/api/profile')
  const entry = await newest('readProfile')
  expect(entry.durationMs).toBeGreaterThan(55)
  expect(entry.fault).toMatch(/^delay=60;duplicate=200;/)
  expect((await me.call(listTraffic, { query: {} })).rows.map(row => row.endpoint)).toEqual([
    'readProfile',
    'createFault',
  ])
})

test('a stream is recorded when it ends, with its length and its start', async () => {
  const csv = await (await me.call(exportLogins, { query: { columns: ['user'] } })).arrayBuffer()
  expect(csv.byteLength).toBeGreaterThan(0)
  expect(await newest('exportLogins')).toMatchObject({
    replyBody: new TextDecoder().decode(csv),
    replyBytes: csv.byteLength,
    isReplyCut: false,
    replyHeaders: { 'content-type': 'text/csv; charset=utf-8' },
  })
})

test('a stream is recorded when its reader disconnects', async () => {
  const { body } = await app.request('/api/login-log/export?columns=user', {
    headers: { authorization: `Bearer ${me.token}` },
  })
  await body?.cancel()
  expect(await newest('exportLogins')).toMatchObject({ status: 200 })
})

const FULL = { ivs: forEachStat(() => 31), evs: byStat([4, 252, 0, 0, 0, 252]) }
test('the response to a write with an Idempotency-Key is recorded as it was sent, also when it is replayed', async () => {
  const body = { name: 'Kept', pokemonId: 445, nature: 'jolly' as const, level: 50, ...FULL }
  const first = await me.call(createSpread, { headers: { 'idempotency-key': 'kept' }, body })
  expect(JSON.parse((await newest('createSpread')).replyBody ?? '')).toEqual(first)
  await me.call(createSpread, { headers: { 'idempotency-key': 'kept' }, body })
  const replayed = await newest('createSpread')
  expect(replayed).toMatchObject({ status: 201, replyHeaders: { 'idempotent-replayed': 'true' } })
  expect(JSON.parse(replayed.replyBody ?? '')).toEqual(first)
})

test('refusals of an ended session or key appear in its owner’s log', async () => {
  const refused = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    expect((await app.request('/api/species', { headers })).status).toBe(401)
    return newest('listSpecies')
  }
  const elsewhere = await app.signInAs(ADMIN)
  await me.call(endSession, { params: { sessionId: elsewhere.session.id } })
  expect(await refused(elsewhere.token)).toMatchObject({ status: 401 })
  const { token, key } = await me.call(createKey, { body: { name: 'Gone', scope: 'read', origins: [] } })
  await app.request('/api/species', { headers: { authorization: `Bearer ${token}` } })
  expect(await newest('listSpecies')).toMatchObject({ keyName: 'Gone', sessionId: null })
  await me.call(revokeKey, { params: { keyId: key.id } })
  expect(await refused(token)).toMatchObject({ status: 401, keyName: null })
  // An unknown token belongs to no account, so no log records it.
  const before = (await me.call(listTraffic, { query: {} })).count.value
  expect((await app.request('/api/species', { headers: { authorization: 'Bearer unknown' } })).status).toBe(401)
  expect((await me.call(listTraffic, { query: {} })).count.value).toBe(before)
})

test('the operator’s own tabs are notified of new entries, and a colleague’s are not', async () => {
  const open = async (who: Client) => {
    const { ticket } = await who.call(createLiveTicket)
    const socket = new WebSocket(`ws://${server.host}/ws/live`, ['strive', ticket], { origin: `http://${server.host}` })
    opened.push(socket)
    const heard: LiveMessage[] = []
    socket.on('message', text => heard.push(JSON.parse(String(text))))
    await expect.poll(() => heard[0]?.type).toBe('hello')
    return heard
  }
  const [mine, theirs] = [await open(me), await open(colleague)]
  await send('/api/profile')
  // The requests for tickets are announced too, earlier or together with this one.
  const grown = { type: 'traffic', lastId: (await newest('readProfile')).id }
  await expect.poll(() => mine).toContainEqual(grown)
  expect(theirs).not.toContainEqual(grown)
})

const PER_INSERT = 500

test('the newest requests of each operator are kept, fewer of a learner, regardless of other operators', async () => {
  await app.db.deleteFrom('traffic').execute()
  await colleague.call(readProfile)
  await me.call(readProfile)
  await app.services.traffic.settled()
  const { id: _, ...row } = await app.db
    .selectFrom('traffic')
    .selectAll()
    .where('account_id', '=', await accountOf('admin'))
    .executeTakeFirstOrThrow()
  for (let n = 0; n < MAX_ENTRIES / PER_INSERT; n++)
    await app.db
      .insertInto('traffic')
      .values(Array.from({ length: PER_INSERT }, () => row))
      .execute()
  const as = (kind: 'operator' | 'learner') =>
    app.db.updateTable('account').set({ kind }).where('account', '=', 'admin').execute()
  for (const [kind, max] of [
    ['operator', MAX_ENTRIES],
    ['learner', MAX_LEARNER_ENTRIES],
  ] as const) {
    await as(kind)
    for (let n = 0; n < 250; n++) await me.call(readProfile)
    const { count } = await me.call(listTraffic, { query: { limit: 1 } })
    expect(count.value).toBeGreaterThanOrEqual(max)
    expect(count.value).toBeLessThan(max + 250)
  }
  await as('operator')
  expect((await colleague.call(listTraffic, { query: {} })).count.value).toBe(1)
  const accountId = await accountOf('admin')
  // Others get their turn while they are deleted.
  expect(await turnsDuring(() => removeTraffic(app.db, accountId))).toBeGreaterThanOrEqual(2)
  expect((await me.call(listTraffic, { query: {} })).count.value).toBe(0)
})

const accountOf = async (account: string) =>
  (await app.db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id

test('requests beyond the limit are dropped and logged, never waited for', async () => {
  const logged: unknown[] = []
  const log = {
    ...app.services.log,
    warn: (...said: unknown[]) => logged.push(said),
  } as unknown as typeof app.services.log
  const traffic = createTraffic({ db: app.db, bus: createLocalBus(), log })
  for (let n = 0; n < 5_010; n++) traffic.record(noted())
  await traffic.close()
  expect(logged).toEqual([[{ dropped: 10 }, 'the traffic log dropped requests']])
})

test('long bodies count only while they wait', async () => {
  const warn = vi.fn()
  const log = { ...app.services.log, warn } as unknown as typeof app.services.log
  const traffic = createTraffic({ db: app.db, bus: createLocalBus(), log })
  // Only its length matters.
  const received = 'x'.repeat(11_000_000)
  for (let n = 0; n < 3; n++) traffic.record(noted({ received }))
  expect(traffic.waiting()).toBe(2)
  await traffic.settled()
  for (let n = 0; n < 2; n++) traffic.record(noted({ received }))
  expect(traffic.waiting()).toBe(2)
  await traffic.close()
  expect(warn.mock.calls).toEqual([[{ dropped: 1 }, 'the traffic log dropped requests']])
})

test('a failing database only loses the rows', async () => {
  const logged: unknown[] = []
  const log = {
    ...app.services.log,
    warn: (...said: unknown[]) => logged.push(said),
  } as unknown as typeof app.services.log
  const traffic = createTraffic({ db: app.db, bus: createLocalBus(), log })
  traffic.record({ ...noted(), endpoint: null as unknown as string })
  traffic.record(noted())
  await traffic.settled()
  traffic.record(noted())
  await traffic.close()
  expect(logged).toEqual([
    [{ error: expect.any(String) }, 'could not write requests to the traffic log'],
    [{ dropped: 2 }, 'the traffic log dropped requests'],
  ])
})

const noted = (more: Partial<Noted> = {}): Noted => ({
  endpoint: 'readProfile',
  concealer: { address: text => text, requestBody: text => text, replyBody: text => text },
  caller: { accountId: 77, sessionId: null, keyName: null, sandboxId: 'main' },
  requestId: 'one',
  request: { method: 'GET', url: 'http://x/api/profile', headers: {} },
  received: null,
  status: 200,
  replyHeaders: new Headers(),
  sent: '{}',
  atMs: Date.now(),
  durationMs: 1,
  queryCount: 1,
  ...more,
})
