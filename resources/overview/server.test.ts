import { expect, test } from 'vitest'
import { listLogins } from '#resources/login-log/contract.ts'
import { sumOrders } from '#resources/orders/contract.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { countEvents, countOrders, countSignIns, countTickets, readServerState, sumSales } from './contract.ts'
import { dayOf, daysBefore, lastDays } from './days.ts'

const app = await openTestApp()
const me = await app.signInAs()

const addLoginAt = (at: string, outcome: 'signed-in' | 'refused') =>
  app.db
    .insertInto('login')
    .values({
      sent_key: `${at}${outcome}`,
      outcome,
      reason: null,
      account: 'admin',
      email: '',
      level: 'normal',
      login_time: at,
      address: '',
      agent: '',
      received_at: at,
    })
    .execute()

test('counts today and the week in days of the zone, and its bounds list exactly the counted rows', async () => {
  const now = new Date()
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
  await addLoginAt(now.toISOString(), 'signed-in')
  await addLoginAt(now.toISOString(), 'refused')
  await addLoginAt(ago(48), 'signed-in')
  await addLoginAt(ago(24 * 30), 'signed-in')
  const counts = await me.call(countSignIns, { query: { zone: 'Asia/Taipei' } })
  expect(counts.today).toMatchObject({ signedIn: 1, refused: 1 })
  expect(counts.span).toMatchObject({ signedIn: 2, refused: 1 })
  expect(counts.trend).toHaveLength(7)
  expect(counts.span.before).toEqual({ signedIn: 0, refused: 0 })
  const { rows } = await me.call(listLogins, { query: { from: counts.span.from, to: counts.span.to } })
  expect(rows).toHaveLength(3)
})

// Wherever it is noon, in one of the two it is another day than in UTC.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('today is that of %s', async zone => {
  const [today] = lastDays(zone, 1, Temporal.Now.instant())
  const counted = await me.call(countSignIns, { query: { zone } })
  expect(counted.today).toMatchObject({ from: today?.from, to: today?.to })
})

test('a day has 23 or 25 hours when daylight saving time starts or ends', () => {
  const days = lastDays('Europe/Berlin', 2, Temporal.Instant.from('2026-10-25T12:00:00Z'))
  expect(days).toEqual([
    { day: '2026-10-24', from: '2026-10-23T22:00:00.000Z', to: '2026-10-24T22:00:00.000Z' },
    { day: '2026-10-25', from: '2026-10-24T22:00:00.000Z', to: '2026-10-25T23:00:00.000Z' },
  ])
})

test('counts days up to the newest row if that is older than today, and returns which', async () => {
  const counted = await me.call(countOrders, { query: { days: 7 } })
  expect(counted).toMatchObject({ firstDay: '2026-10-25', lastDay: '2026-10-31', newestDay: '2026-10-31' })
  expect(counted).toMatchObject({ from: '2026-10-24T16:00:00.000Z', to: '2026-10-31T16:00:00.000Z' })
  expect(counted.trend.map(({ day }) => day)).toHaveLength(7)
  const today = dayOf(new Date().toISOString(), 'Asia/Taipei')
  expect(await me.call(countOrders, { query: { from: today, to: today } })).toMatchObject({ count: 0, lastDay: today })
})

test('all numbers are of the same days, even if the newest row of one is older', async () => {
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'quiet' } })
  await me.call(switchSandbox, { body: { sandboxId } })
  await app.db
    .deleteFrom('support_ticket')
    .where('sandbox_id', '=', sandboxId)
    .where('created_at', '>=', '2026-10-29T16:00:00.000Z')
    .execute()
  const counted = await Promise.all([me.call(countOrders), me.call(countTickets), me.call(countEvents)])
  expect(counted.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual(
    counted.map(() => ['2026-10-25', '2026-10-31']),
  )
  expect(counted[1].newestDay).toBe('2026-10-29')
  await me.call(switchSandbox, { body: { sandboxId: 'main' } })
})

test('a row at midnight belongs to the day that begins', async () => {
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'midnight' } })
  await me.call(switchSandbox, { body: { sandboxId } })
  const days = { from: '2026-10-20', to: '2026-10-21', zone: 'Asia/Taipei' }
  const counts = async () => (await me.call(countOrders, { query: days })).trend.map(({ count }) => count)
  const [first = 0, second = 0] = await counts()
  const last = app.db
    .selectFrom('order')
    .select('id')
    .where('sandbox_id', '=', sandboxId)
    .where('placed_at', '<', '2026-10-19')
  const { id } = await last.orderBy('placed_at', 'desc').limit(1).executeTakeFirstOrThrow()
  await app.db
    .updateTable('order')
    .set({ placed_at: '2026-10-20T16:00:00.000Z' })
    .where('sandbox_id', '=', sandboxId)
    .where('id', '=', id)
    .execute()
  expect(await counts()).toEqual([first, second + 1])
  await me.call(switchSandbox, { body: { sandboxId: 'main' } })
})

test('counts the same number of days before, too', async () => {
  const count = (from: string, to: string) => me.call(countOrders, { query: { from, to } })
  const [{ count: before }, { count: now }] = [
    await count('2026-10-18', '2026-10-24'),
    await count('2026-10-25', '2026-10-31'),
  ]
  expect(before).toBeGreaterThan(0)
  expect(await me.call(countOrders, { query: { days: 7 } })).toMatchObject({ count: now, before: { count: before } })
  expect((await me.call(countEvents)).before.count).toBeGreaterThan(0)
})

test('the days of a chart add up to its number, with the last day', async () => {
  for (const call of [countOrders, countTickets, countEvents]) {
    const { trend: all } = await me.call(call, { query: { from: '2026-09-01', to: '2026-09-30' } })
    // Some days have no tickets.
    const last = all.findLast(day => day.count > 0)?.day ?? ''
    const { count, trend } = await me.call(call, { query: { from: '2026-09-01', to: last } })
    expect(trend.at(-1)?.count, call.path).toBeGreaterThan(0)
    expect(trend.reduce((sum, day) => sum + day.count, 0)).toBe(count)
  }
})

test('sums up sales without cancelled orders, by day, beside those of the days before', async () => {
  const sales = await me.call(sumSales, { query: { days: 7 } })
  const sumOf = (cents: number[]) => cents.reduce((sum, one) => sum + one, 0)
  expect(sales).toMatchObject({ firstDay: '2026-10-25', lastDay: '2026-10-31', newestDay: '2026-10-31' })
  expect(sumOf(sales.trend.map(({ cents }) => cents))).toBe(sales.cents)
  expect(sumOf(sales.trend.map(({ centsBefore }) => centsBefore))).toBe(sales.before.cents)
  const week = { from: '2026-10-24T16:00:00.000Z', to: '2026-10-31T16:00:00.000Z' }
  const { totalCents, byStatus } = await me.call(sumOrders, { query: week })
  const cancelled = byStatus.find(({ status }) => status === 'cancelled')?.totalCents ?? 0
  expect(cancelled).toBeGreaterThan(0)
  expect(sales.cents).toBe(totalCents - cancelled)
  const earlier = await me.call(sumSales, { query: { from: '2026-10-18', to: '2026-10-24' } })
  expect(sales.trend.map(({ centsBefore }) => centsBefore)).toEqual(earlier.trend.map(({ cents }) => cents))
})

test('compares unfinished days with those before up to the same time', () => {
  const zone = 'Asia/Taipei'
  const before = (days: number, now: string) => {
    const at = Temporal.Instant.from(now)
    const found = daysBefore(lastDays(zone, days, Temporal.Instant.from('2026-10-31T04:00:00Z')), zone, at)
    return found.map(({ from, to }) => [from, to])
  }
  const today = '2026-10-29T16:00:00.000Z'
  expect(before(1, '2026-10-31T04:00:00Z')).toEqual([[today, '2026-10-30T04:00:00.000Z']])
  expect(before(1, '2026-12-01T00:00:00Z')).toEqual([[today, '2026-10-30T16:00:00.000Z']])
  expect(before(1, '2026-10-29T00:00:00Z')).toEqual([[today, today]])
  expect(before(2, '2026-10-31T04:00:00Z')).toEqual([
    ['2026-10-27T16:00:00.000Z', '2026-10-28T16:00:00.000Z'],
    ['2026-10-28T16:00:00.000Z', '2026-10-29T04:00:00.000Z'],
  ])
})

test('counts only the rows of the current sandbox', async () => {
  const before = await me.call(countTickets)
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'emptied' } })
  await app.db.deleteFrom('support_ticket').where('sandbox_id', '=', sandboxId).execute()
  expect(await me.call(countTickets)).toEqual(before)
  await me.call(switchSandbox, { body: { sandboxId } })
  expect(await me.call(countTickets)).toMatchObject({ count: 0, newestDay: null })
  expect((await me.call(countOrders)).count).toBeGreaterThan(0)
  await me.call(switchSandbox, { body: { sandboxId: 'main' } })
})

test('refuses a span that ends before it begins, or that exceeds a quarter', async () => {
  const refusal = (query: object) => refusalOf(me.call(countEvents, { query }))
  const at = (code: string) => ({ status: 400, errors: [{ pointer: '/query/from', code }] })
  expect(await refusal({ from: '2026-02-02', to: '2026-02-01' })).toMatchObject(at('backwards'))
  expect(await refusal({ from: '2026-01-01', to: '2026-04-03' })).toMatchObject(at('too-long'))
  expect(await refusal({ days: 93 })).toMatchObject({ code: 'invalid-input' })
})

test('refuses an unknown zone', async () => {
  expect(await refusalOf(me.call(countSignIns, { query: { zone: 'Nowhere/Land' } }))).toMatchObject({
    errors: [{ pointer: '/query/zone', code: 'time-zone' }],
  })
})

test('reports the state of the server', async () => {
  const state = await me.call(readServerState)
  expect(state.database).toBe(process.env.TEST_DATABASE)
  expect(state.memoryBytes).toBeGreaterThan(1_000_000)
  expect(state.connections).toEqual({ live: 0, request: 0 })
})
