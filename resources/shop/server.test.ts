import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, dayOf, END, isoOf } from '#company/calendar.ts'
import { listAudit } from '#resources/audit/contract.ts'
import { listEventDays, listEvents, readEvent } from '#resources/events/contract.ts'
import { MAX_IN_SANDBOX } from '#resources/events/rules.ts'
import { createOrder, listOrders } from '#resources/orders/contract.ts'
import { forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { listTickets } from '#resources/tickets/contract.ts'
import { rowsToCopy } from '#tests/server/fill-up.ts'
import { ADMIN, createTestApp, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import { runOpenShops } from './background.ts'
import { closeShop, openShop, passDays, readShop } from './contract.ts'
import { drawn } from './span.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let sandboxId: string
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  me = await app.signInAs(ADMIN)
  sandboxId = await work('mine')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  // An operator can have only five.
  const deleted_at = new Date().toISOString()
  await app.db.updateTable('sandbox').set({ deleted_at }).where('account_id', 'is not', null).execute()
})
afterAll(() => app.close())

async function work(name: string, who = me): Promise<string> {
  const { id } = await who.call(forkSandbox, { body: { name } })
  await who.call(switchSandbox, { body: { sandboxId: id } })
  return id
}
const today = (day: string) => vi.stubEnv('STRIVE_TODAY', day)
const pass = (days: number) => me.call(passDays, { body: { days } })
const newest = async () => {
  const [order] = (await me.call(listOrders, { query: { sort: '-placedAt', limit: 1 } })).rows
  const [event] = (await me.call(listEvents, { query: { limit: 1 } })).rows
  return { order: order?.placedAt ?? '', event: event?.at ?? '' }
}
const orderRows = async (sandbox = sandboxId) =>
  (await app.db.selectFrom('order').selectAll().where('sandbox_id', '=', sandbox).orderBy('id').execute()).map(
    ({ sandbox_id, ...row }) => row,
  )

test('days pass, and the shop opens, only while there is room for events', async () => {
  await pass(1)
  const events = rowsToCopy(app, 'recorded_event', sandboxId)
  await events.copy(MAX_IN_SANDBOX - (await events.count()) - 1)
  await pass(1)
  for (const refused of [() => pass(1), () => me.call(openShop, { body: { minutes: 1 } })])
    expect(await refusalOf(refused())).toMatchObject({ status: 422, code: 'limit-reached' })
  // What is missing until now is still added.
  expect((await pass(0)).shop.openUntil).toBeNull()
})

const moved = (at: string | null, days: number) => at && isoOf(Date.parse(at) + days * DAY_MS)

test('a new sandbox and a reset end today, with the events of their orders', async () => {
  const before = await orderRows()
  today('2026-12-10')
  const id = await work('later')
  const after = await orderRows(id)
  expect(after.map(row => row.placed_at)).toEqual(before.map(row => moved(row.placed_at, 40)))
  expect(after.map(row => row.delivered_at)).toEqual(before.map(row => moved(row.delivered_at, 40)))
  expect(await me.call(readShop)).toEqual({ endsAt: isoOf(END + 40 * DAY_MS), openUntil: null })
  // The shared events are returned with the dates of this sandbox.
  const [shipped] = after.filter(row => row.shipped_at).slice(-1)
  const query = { kind: 'order.shipped', subject: 'order', subjectId: shipped?.id } as const
  expect((await me.call(listEvents, { query })).rows[0]?.at).toBe(shipped?.shipped_at)
  const inTime = {
    from: shipped?.shipped_at ?? '',
    to: isoOf(Date.parse(shipped?.shipped_at ?? '') + 1),
    kind: 'order.shipped',
  } as const
  expect((await me.call(listEvents, { query: inTime })).rows.map(({ subjectId }) => subjectId)).toContain(shipped?.id)
  expect((await me.call(listEventDays)).days.at(-1)?.day).toBe('2026-12-10')

  await me.call(resetSandbox, { params: { sandboxId: id } })
  expect((await orderRows(id)).map(row => row.placed_at)).toEqual(after.map(row => row.placed_at))
})

test('lists events in order across pages, even where dates are moved', async () => {
  today('2026-12-10')
  await work('later')
  await pass(1)
  const seen: { id: number; at: string }[] = []
  for (let cursor: string | undefined, pages = 0; pages < 5; pages++) {
    const page = await me.call(listEvents, { query: { limit: 100, cursor } })
    seen.push(...page.rows)
    cursor = page.next ?? undefined
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(500)
  expect(seen.map(({ at }) => at)).toEqual(
    seen
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  // By itself, an event has the date that it has in the list.
  const delivered = seen.find(({ id }) => id <= 100_000)
  const alone = await me.call(readEvent, { params: { eventId: delivered?.id ?? 0 } })
  expect(alone.at).toBe(delivered?.at)
  // Both seeded and recorded events.
  expect([seen.some(({ id }) => id > 1_000_000), seen.some(({ id }) => id <= 100_000)]).toEqual([true, true])
})

test('passing a day makes all rows a day older, adds new ones, and continues existing orders', async () => {
  const before = await orderRows()
  const { shop, happened } = await pass(1)
  expect(shop.endsAt).toBe(isoOf(END))
  expect([happened.orders > 0, happened.events > 50]).toEqual([true, true])
  const after = await orderRows()
  expect(after).toHaveLength(before.length + happened.orders)
  expect(after.slice(0, before.length).map(row => row.placed_at)).toEqual(before.map(row => moved(row.placed_at, -1)))
  for (const row of after.slice(before.length)) {
    expect(row.placed_at > isoOf(END - DAY_MS) && row.placed_at <= isoOf(END)).toBe(true)
    const lines = await app.db
      .selectFrom('order_line')
      .selectAll()
      .where('sandbox_id', '=', sandboxId)
      .where('order_id', '=', row.id)
      .execute()
    expect(lines.length).toBeGreaterThan(0)
  }
  // New rows have audit entries; moved ones do not.
  const { rows: trail } = await me.call(listAudit, { query: { entity: 'orders', limit: 200 } })
  expect(trail.filter(({ action }) => action === 'create')).toHaveLength(happened.orders)
})

test('passing several days at once has the same result as one by one', async () => {
  const steps = await work('step by step')
  for (let day = 0; day < 6; day++) await pass(1)
  const atOnce = await work('at once')
  await me.call(resetSandbox, { params: { sandboxId: atOnce } })
  await pass(6)
  const of = async (id: string) => (await orderRows(id)).slice(3000).map(row => [row.placed_at, row.customer_id])
  expect(await of(atOnce)).toEqual(await of(steps))
})

test('some tickets stay open, and wait for an assignee, however many days pass', async () => {
  for (const days of [1, 5, 24]) {
    await pass(days)
    const { rows } = await me.call(listTickets, { query: { status: 'open' } })
    expect(rows.length, `after ${days} more days`).toBeGreaterThanOrEqual(3)
    expect(rows.every(({ assigneeId }) => assigneeId === null)).toBe(true)
    const ranks = await app.db
      .selectFrom('support_ticket')
      .select(['status', 'rank'])
      .where('sandbox_id', '=', sandboxId)
      .execute()
    expect(new Set(ranks.map(row => JSON.stringify(row))).size).toBe(ranks.length)
  }
})

test('orders pass through their statuses in order, and nothing is dated in the future', async () => {
  await pass(30)
  for (const row of await orderRows()) {
    const times = [row.placed_at, row.paid_at, row.packed_at, row.shipped_at, row.delivered_at].filter(
      at => at !== null,
    )
    expect(times.toSorted()).toEqual(times)
    expect((row.cancelled_at ?? times.at(-1) ?? '') <= isoOf(END)).toBe(true)
    if (row.status === 'cancelled') expect(row.shipped_at).toBeNull()
  }
  const negative = await app.db
    .selectFrom('product')
    .select('id')
    .where('sandbox_id', '=', sandboxId)
    .where('stock', '<', 0)
    .execute()
  expect(negative).toEqual([])
  expect(await newest()).toMatchObject({ order: expect.stringMatching(/^2026-10-(30|31)/) })
})

test('a sandbox unused for over a month is brought up to date with one month of new data', async () => {
  today('2027-03-01')
  const { shop, happened } = await pass(0)
  expect(shop.endsAt).toBe('2027-03-01T16:00:00.000Z')
  expect(happened.orders).toBeGreaterThan(80)
  expect((await newest()).order > '2027-02-27').toBe(true)
})

test('in main, only supersuper can let days pass, up to thirty', async () => {
  const other = await app.signInAs(OPERATOR)
  expect(await refusalOf(other.call(passDays, { body: { days: 1 } }))).toMatchObject({ status: 403, code: 'not-yours' })
  expect(await other.call(passDays, { body: { days: 0 } })).toMatchObject({ happened: { orders: 0 } })
  expect(await refusalOf(pass(31))).toMatchObject({ status: 400, errors: [{ pointer: '/body/days' }] })
  expect(await refusalOf(pass(-1))).toMatchObject({ status: 400, errors: [{ pointer: '/body/days' }] })
})

test('an open shop runs by itself until it is closed', async () => {
  expect(await refusalOf(me.call(openShop, { body: { minutes: 31 } }))).toMatchObject({ status: 400 })
  const { openUntil } = await me.call(openShop, { body: { minutes: 5 } })
  expect(Date.parse(openUntil ?? '') - Date.now()).toBeGreaterThan(4 * 60_000)
  const happened = async () =>
    (await me.call(listAudit, { query: { limit: 200 } })).rows.filter(
      ({ endpoint, entity }) => endpoint === 'openShop' && entity !== 'shop',
    )
  await expect.poll(async () => (await happened()).length).toBeGreaterThan(0)
  expect(await me.call(closeShop)).toMatchObject({ openUntil: null })
  const rows = await app.db.selectFrom('sandbox').select('tick_at').where('id', '=', sandboxId).executeTakeFirst()
  expect(rows?.tick_at).toBeNull()
})

test('a shop whose time is over is closed, before anybody has closed it', async () => {
  await me.call(openShop, { body: { minutes: 5 } })
  const open_until = new Date(Date.now() - 1).toISOString()
  await app.db.updateTable('sandbox').set({ open_until, tick_at: null }).where('id', '=', sandboxId).execute()
  expect(await me.call(readShop)).toMatchObject({ openUntil: null })
})

test('of two instances, only one runs a due shop, and it closes when its time is over', async () => {
  await me.call(openShop, { body: { minutes: 1 } })
  const happenings = async () => {
    const trail = app.db.selectFrom('audit').select('request_id').distinct().where('request_id', 'like', 'shop-%')
    return (await trail.execute()).length
  }
  const begun = await happenings()
  const later = Date.now() + 30_000
  await Promise.all([runOpenShops(app.services, later), runOpenShops(app.services, later + 1)])
  expect((await happenings()) - begun).toBe(1)
  await runOpenShops(app.services, Date.now() + 120_000)
  expect((await me.call(readShop)).openUntil).toBeNull()
  expect(await runOpenShops(app.services, Date.now() + 180_000)).toBe(false)
})

test('orders that an operator places progress like the others', async () => {
  today(dayOf(Date.now()))
  await pass(0)
  const [product] = await app.db
    .selectFrom('product')
    .selectAll()
    .where('sandbox_id', '=', sandboxId)
    .where('stock', '>', 5)
    .limit(1)
    .execute()
  const line = { productId: product?.id ?? 0, quantity: 1, unitPriceCents: product?.price_cents ?? 0 }
  const total = Math.round((line.unitPriceCents * 1.05) / 100) * 100
  const { id } = await me.call(createOrder, { body: { customerId: 2, siteId: null, lines: [line], totalCents: total } })
  await pass(10)
  const order = (await orderRows()).find(row => row.id === id)
  // Three in a hundred are cancelled; which ones depends on their number, and that on the date.
  expect(order?.paid_at ?? order?.cancelled_at).toEqual(expect.any(String))
})

test('a moment at which one span ends and the next begins belongs to the first', () => {
  const moments = (from: number, to: number) =>
    drawn('moments', { endsAt: 0, from, to }, () => [{ at: 1_000 }, { at: 2_000 }, { at: 3_000 }]).map(({ at }) => at)
  expect(moments(1_000, 2_000)).toEqual([2_000])
  expect(moments(2_000, 3_000)).toEqual([3_000])
})
