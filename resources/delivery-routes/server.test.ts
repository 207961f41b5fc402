import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#resources/audit/contract.ts'
import { deleteSandbox, forkSandbox, listSandboxes, resetSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { listSites } from '#resources/sites/contract.ts'
import { testReader } from '#tests/reader.ts'
import { ADMIN, createTestApp, match, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  checkRouteName,
  createDeliveryRoute,
  type DeliveryRouteFields,
  deleteDeliveryRoute,
  listDeliveryRoutes,
  readDeliveryRoute,
  restoreDeliveryRoute,
  updateDeliveryRoute,
} from './contract.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let sandboxId: string
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(ADMIN)
})
afterAll(() => app.close())

const FIELDS: DeliveryRouteFields = { name: 'TNN-2 臺南', siteId: 1, weekday: 'tue', slot: 'evening' }
const create = (fields: Partial<DeliveryRouteFields> = {}, who = me) =>
  who.call(createDeliveryRoute, { body: { ...FIELDS, ...fields } })
const update = (routeId: number, version: number, body: Partial<DeliveryRouteFields>) =>
  me.call(updateDeliveryRoute, { params: { routeId }, headers: match(version), body })
const remove = (routeId: number, version: number) =>
  me.call(deleteDeliveryRoute, { params: { routeId }, headers: match(version) })
const restore = (routeId: number) => me.call(restoreDeliveryRoute, { params: { routeId } })
const check = (name: string, exceptId?: number) => me.call(checkRouteName, { query: { name, exceptId } })
const read = (routeId: number) => me.call(readDeliveryRoute, { params: { routeId } })
const NAME_TAKEN = { status: 422, code: 'name-taken', errors: [{ pointer: '/body/name', code: 'name-taken' }] }

describe('the seeded routes', () => {
  testReader(() => me, {
    list: listDeliveryRoutes,
    read: readDeliveryRoute,
    count: 12,
    sorts: { id: row => row.id, name: row => row.name },
  })

  test('start at a service point, shown with its township and county', async () => {
    const { rows } = await me.call(listDeliveryRoutes)
    const taipei = rows.find(({ name }) => name === 'TPE-1 臺北')
    expect(taipei?.place).toMatchObject({ county: { en: 'Taipei City', zh: '臺北市' } })
    expect(taipei?.place.townshipId).toMatch(/^63000/)
    for (const { siteId, place } of rows) {
      const sites = await me.call(listSites, { query: { township: place.townshipId, limit: 200 } })
      expect(sites.rows.find(({ id }) => id === siteId)?.name).toEqual(place.site)
    }
  })

  test('are found by part of a name, in any case and width', async () => {
    const { rows } = await me.call(listDeliveryRoutes, { query: { search: 'ｔｘｇ' } })
    expect(rows.map(({ name }) => name)).toEqual(['TXG-1 臺中', 'TXG-2 臺中'])
    for (const search of ['%', '_', '\\'])
      expect((await me.call(listDeliveryRoutes, { query: { search } })).rows).toEqual([])
  })

  test.each([['%00'], ['%20'], [''], ['x'.repeat(61)], ['%E2%80%8B']])('refuse to check %j', async name => {
    const reply = await app.request(`/api/delivery-routes/name-check?name=${name}`, {
      headers: { authorization: `Bearer ${me.token}` },
    })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ errors: [{ pointer: '/query/name' }] })
  })

  test.each([
    [{ name: 'a\0b' }, '/body/name', 'not-readable'],
    [{ name: ' ' }, '/body/name', 'too-small'],
    [{ weekday: 'someday' }, '/body/weekday', 'invalid-value'],
    [{ slot: null }, '/body/slot', 'invalid-value'],
    [{ siteId: 0 }, '/body/siteId', 'too-small'],
  ])('refuses %j', async (fields, pointer, code) => {
    // The type system would stop a typed client from sending this.
    expect(await refusalOf(create(fields as never))).toMatchObject({ status: 400, errors: [{ pointer, code }] })
  })
})

describe('in a new sandbox', () => {
  beforeEach(async () => {
    for (const { id, isShared } of (await me.call(listSandboxes)).rows)
      if (!isShared) await me.call(deleteSandbox, { params: { sandboxId: id } })
    sandboxId = (await me.call(forkSandbox, { body: { name: 'routes' } })).id
    await me.call(switchSandbox, { body: { sandboxId } })
  })

  test('creates, updates, deletes and restores a route, each with an audit entry', async () => {
    const route = await create({ name: ' TNN-2 臺南 ' })
    expect(route).toMatchObject({ ...FIELDS, version: 1 })
    expect(await update(route.id, 1, { weekday: 'sun', siteId: 2 })).toMatchObject({ weekday: 'sun', version: 2 })
    await remove(route.id, 2)
    expect(await refusalOf(read(route.id))).toMatchObject({ status: 404 })
    expect(await restore(route.id)).toMatchObject({ weekday: 'sun', siteId: 2 })
    expect(await read(route.id)).toMatchObject({ name: FIELDS.name, weekday: 'sun' })
    const query = { entity: 'delivery-routes', rowId: String(route.id) }
    const actions = (await me.call(listAudit, { query })).rows.map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['create', 'delete', 'restore', 'update'])
  })

  test.each(['TNN-2 臺南', 'ｔｎｎ－２　臺南', '  tnn-2   臺南  ', 'TNN-2\u200b 臺南'])(
    'refuses %j beside TNN-2 臺南, with an issue on its field',
    async name => {
      await create()
      const other = await create({ name: 'another' })
      expect(await refusalOf(create({ name }))).toMatchObject(NAME_TAKEN)
      expect(await refusalOf(update(other.id, 1, { name }))).toMatchObject(NAME_TAKEN)
    },
  )

  test('lets a route change the case of its own name', async () => {
    const { id } = await create()
    expect(await update(id, 1, { name: 'tnn-2 臺南' })).toMatchObject({ name: 'tnn-2 臺南', version: 2 })
  })

  test('of two simultaneous creations with one name, only one succeeds, even if the check called it free', async () => {
    expect(await check('Race')).toMatchObject({ isFree: true })
    const other = await app.signInAs(ADMIN)
    await other.call(switchSandbox, { body: { sandboxId } })
    const settled = await Promise.allSettled([create({ name: 'Race' }), create({ name: 'ＲＡＣＥ' }, other)])
    const refused = settled.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(1)
    expect(refused[0].body).toMatchObject(NAME_TAKEN)
    expect(await check('Race')).toMatchObject({ isFree: false })
  })

  test('resending a creation with its key creates one route', async () => {
    const again = () => me.call(createDeliveryRoute, { headers: { 'idempotency-key': 'once' }, body: FIELDS })
    expect(await again()).toEqual(await again())
  })

  test('a deleted route releases its name, and can be restored only while the name is free', async () => {
    const { id } = await create()
    await remove(id, 1)
    const heir = await create()
    expect(await refusalOf(restore(id))).toMatchObject(NAME_TAKEN)
    await update(heir.id, 1, { name: 'elsewhere' })
    expect(await restore(id)).toMatchObject({ name: FIELDS.name })
    expect(await refusalOf(restore(id))).toMatchObject({ status: 404 })
  })

  test('the check names the route with that name, and suggests free names', async () => {
    const { id } = await create()
    await create({ name: 'TNN-2 臺南 2' })
    const taken = { isFree: false, takenBy: { id, name: FIELDS.name } }
    expect(await check('ｔｎｎ－２ 臺南')).toMatchObject(taken)
    expect((await check('TNN-2 臺南')).suggestions).toEqual(['TNN-2 臺南 3', 'TNN-2 臺南 4', 'TNN-2 臺南 5'])
    expect(await check('TNN-2 臺南', id)).toMatchObject({ isFree: true, takenBy: null, suggestions: [] })
    expect(await check('  Nobody has this ')).toMatchObject({ name: 'Nobody has this', isFree: true })
  })

  test('refuses an unknown service point on creation and update', async () => {
    const unknown = { status: 422, code: 'unknown-site', errors: [{ pointer: '/body/siteId', code: 'unknown-site' }] }
    expect(await refusalOf(create({ siteId: 999_999 }))).toMatchObject(unknown)
    const { id } = await create()
    expect(await refusalOf(update(id, 1, { siteId: 999_999 }))).toMatchObject(unknown)
  })

  test('refuses to update or delete an older version, and returns the current row', async () => {
    const { id } = await create()
    await update(id, 1, { slot: 'morning' })
    const stale = { status: 412, current: { id, slot: 'morning', version: 2 } }
    expect(await refusalOf(update(id, 1, { slot: 'evening' }))).toMatchObject(stale)
    expect(await refusalOf(remove(id, 1))).toMatchObject(stale)
  })

  test('is hidden from other sandboxes, which can use the same name', async () => {
    const { id } = await create()
    const other = await app.signInAs(OPERATOR)
    const elsewhere = { params: { routeId: id } }
    const headers = match(1)
    const calls = [
      () => other.call(readDeliveryRoute, elsewhere),
      () => other.call(updateDeliveryRoute, { ...elsewhere, headers, body: { slot: 'morning' } }),
      () => other.call(deleteDeliveryRoute, { ...elsewhere, headers }),
      () => other.call(restoreDeliveryRoute, elsewhere),
    ]
    for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 404 })
    expect(await other.call(checkRouteName, { query: { name: FIELDS.name } })).toMatchObject({ isFree: true })
  })

  test('a write during a reset is applied before or after it, never partly', async () => {
    const [made] = await Promise.allSettled([
      create({ name: 'meanwhile' }),
      me.call(resetSandbox, { params: { sandboxId } }),
    ])
    const { rows } = await me.call(listDeliveryRoutes)
    expect([12, 13]).toContain(rows.length)
    if (rows.length === 13) expect(made.status).toBe('fulfilled')
  })
})
