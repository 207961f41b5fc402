import { createHash } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkAnswers } from '#resources/form-answers/rules.ts'
import { totalsOf } from '#resources/orders/rules.ts'
import { install } from '#resources/sandboxes/install.ts'
import type { Db } from '#server/database/open.ts'
import type { CopiedTable, SharedTable } from '#server/sandboxes/tables.ts'
import { MAIN, SEED } from '#shared/platform/sandboxes.ts'
import { freshDatabase } from '#tests/fresh-database.ts'
import { BEGIN, END, isOfficeHour } from './calendar.ts'
import { makeCompany } from './company.ts'
import { covers, readTownships } from './places.ts'

// Checks the whole data set, not a sample.
const rowsOf = await makeCompany()
const [member, team, customer, product] = [rowsOf('member'), rowsOf('team'), rowsOf('customer'), rowsOf('product')]
const [site, order, order_line, support_ticket] = [
  rowsOf('site'),
  rowsOf('order'),
  rowsOf('order_line'),
  rowsOf('support_ticket'),
]
const [area, track, events] = [rowsOf('area'), rowsOf('track'), [...rowsOf('event')]]

const byId = <T extends { id: number }>(rows: T[]) => new Map(rows.map(row => [row.id, row]))
const [members, products, sites, orders] = [byId(member), byId(product), byId(site), byId(order)]

/** A checksum that does not depend on the order of the columns. */
function checksum(rows: readonly object[]): string {
  const hash = createHash('sha256')
  for (const row of rows) hash.update(JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
  return hash.digest('hex').slice(0, 16)
}

/**
 * When a sum changes, change EDITION (shared/platform/sandboxes.ts) too. Otherwise existing installations keep the old
 * rows.
 */
const CHECKSUMS: Record<CopiedTable | SharedTable, string> = {
  role: '11bc22d33c095065',
  role_holder: 'e3b0c44298fc1c14',
  counter: checksum([]),
  team: 'aa77a19858f9b826',
  member: '818ee01640b3bec6',
  customer: '2765d44651cc660a',
  product: '696bdf2ef5d5351e',
  site: 'f196f33ce9398f50',
  order: 'c50fe164d8031e3d',
  order_line: '3c54f51648492974',
  support_ticket: '40be557b3c1778e9',
  ticket_comment: '7e7a17ce758eef17',
  repair: checksum([]),
  area: '837b1dde86038f23',
  track: '7d777a2f7cd66221',
  member_import: checksum([]),
  recorded_event: checksum([]),
  error_group: checksum([]),
  error_report: checksum([]),
  delivery_route: '33540836dafa38ec',
  form: '74c8135ecad77f45',
  form_version: '1adf7eca65c548a7',
  form_answer: '55b4b0be8dbd48a7',
  floor_plan: '5fc7747c5c78a97e',
  floor_plan_step: 'a10e634a51c06f60',
  plan_version: checksum([]),
  room: '4cc61bcbb77d3209',
  room_message: 'd858763e47cecea5',
  repair_visit: '49bafaf48a97dedc',
  translation: 'cfa5e19c016e93ba',
  translation_release: checksum([]),
  event: '529838997436a082',
}

const { event: _event, site: _site, ...copied } = CHECKSUMS
// The checksums cover every copied table.
const TABLES = Object.keys(copied) as CopiedTable[]

const readRows = async (db: Db, table: CopiedTable, sandboxId: string) => {
  let query = db.selectFrom(table).selectAll().where('sandbox_id', '=', sandboxId)
  const keys: Partial<Record<CopiedTable, string[]>> = {
    order_line: ['order_id', 'line'],
    role_holder: ['account_id'],
    counter: ['account_id'],
    repair: ['ticket_id'],
    form_version: ['form_id', 'number'],
    floor_plan_step: ['plan_id', 'number'],
    room_message: ['room_id', 'number'],
    translation_release: ['number'],
  }
  const order = keys[table] ?? ['id']
  for (const column of order) query = query.orderBy(column as never)
  return (await query.execute()).map(({ sandbox_id, ...row }) => row)
}

test('every installation has the same rows on both databases, and a second start does not change them', async () => {
  const db = await freshDatabase()
  const sums = async (sandboxId: string) => {
    const found: Record<string, string> = {}
    for (const table of TABLES) found[table] = checksum(await readRows(db, table, sandboxId))
    for (const table of ['event', 'site'] as const)
      found[table] = checksum(await db.selectFrom(table).selectAll().orderBy('id').execute())
    return found
  }
  await install(db)
  for (const table of TABLES) expect(checksum(rowsOf(table)), table).toBe(CHECKSUMS[table])
  expect(await sums(SEED)).toEqual(CHECKSUMS)
  expect(await sums(MAIN)).toEqual(CHECKSUMS)
  await db.deleteFrom('track').where('sandbox_id', '=', MAIN).execute()
  await install(db)
  expect(await readRows(db, 'track', MAIN)).toEqual([])
  await db.destroy()
})

test('two runs make the same company, no matter which table is read first', async () => {
  const again = await makeCompany()
  for (const table of TABLES.toReversed()) expect(checksum(again(table))).toBe(checksum(rowsOf(table)))
  expect(checksum([...again('event')])).toBe(checksum(events))
})

test('ids count from 1, and names are in both languages', () => {
  for (const rows of [team, member, customer, product, site, order, support_ticket, area, track, events])
    expect(rows.every(({ id }, index) => id === index + 1)).toBe(true)
  const named = [team, member, customer, product, site, area].flat()
  expect(
    named.filter(({ name_en, name_zh }) => !/^[\w'. -]+$/.test(name_en) || !/\p{Script=Han}/u.test(name_zh)),
  ).toEqual([])
  for (const people of [member, team]) expect(new Set(people.map(row => row.name_zh)).size).toBe(people.length)
  expect(new Set(product.map(({ sku }) => sku)).size).toBe(product.length)
})

test('a form response fits the version of the form that was answered', () => {
  const [form_version, form_answer] = [rowsOf('form_version'), rowsOf('form_answer')]
  const fieldsOf = new Map(form_version.map(({ number, fields }) => [number, JSON.parse(fields)]))
  const issues = form_answer.flatMap(
    row => checkAnswers(fieldsOf.get(row.form_version), JSON.parse(row.answers)).issues,
  )
  expect([form_answer.length, issues]).toEqual([36, []])
})

test('the org tree has one root, no cycles, and a current manager in every team', () => {
  const teams = byId(team)
  expect(team.filter(({ parent_id }) => parent_id === null)).toHaveLength(1)
  for (const { id } of team) {
    let [at, steps] = [teams.get(id), 0]
    while (at && at.parent_id !== null && steps++ < team.length) at = teams.get(at.parent_id)
    expect(at?.parent_id).toBeNull()
  }
  const managed = new Set(member.filter(one => one.job === 'manager' && !one.archived_at).map(one => one.team_id))
  expect(managed.size).toBe(team.length)
})

test('the total of an order is the sum of its lines with tax, in whole dollars', () => {
  const linesOf = Map.groupBy(order_line, line => line.order_id)
  for (const { id, subtotal_cents, tax_cents, total_cents } of order) {
    const lines = (linesOf.get(id) ?? []).map(line => ({ ...line, unitPriceCents: line.unit_price_cents }))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1))
    expect(totalsOf(lines)).toEqual({ subtotalCents: subtotal_cents, taxCents: tax_cents, totalCents: total_cents })
    expect(total_cents % 100).toBe(0)
  }
  expect(linesOf.size).toBe(order.length)
})

test('the history of an order fits its status, in chronological order and within the two years', () => {
  const steps = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const
  for (const row of order) {
    const times = steps.map(step => row[`${step}_at`])
    const reached = times.filter(time => time !== null)
    expect(times.slice(0, reached.length)).toEqual(reached)
    expect(reached.toSorted()).toEqual(reached)
    if (row.status === 'cancelled') expect([row.shipped_at, row.cancelled_at !== null]).toEqual([null, true])
    else expect([steps[reached.length - 1], row.cancelled_at]).toEqual([row.status, null])
    const last = row.cancelled_at ?? reached.at(-1) ?? ''
    expect(row.updated_at).toBe(last)
    expect(Date.parse(row.placed_at) >= BEGIN && Date.parse(last) < END).toBe(true)
  }
  const counts = Map.groupBy(order, ({ status }) => status)
  for (const status of [...steps, 'cancelled'] as const) expect(counts.get(status)?.length, status).toBeGreaterThan(2)
})

test('office work happens in office hours; customers buy from 8 to 22', () => {
  const byOffice = [
    ...order.flatMap(row => [row.packed_at, row.shipped_at, row.delivered_at, row.cancelled_at]),
    ...support_ticket.flatMap(row => [row.resolved_at, row.closed_at]),
    ...events.filter(({ kind }) => kind === 'stock.counted' || kind === 'member.signed-in').map(({ at }) => at),
  ].filter(time => time !== null)
  expect(byOffice.length).toBeGreaterThan(20_000)
  expect(byOffice.filter(time => !isOfficeHour(Date.parse(time)))).toEqual([])
  const hours = order.map(({ placed_at }) => (new Date(placed_at).getUTCHours() + 8) % 24)
  expect([Math.min(...hours), Math.max(...hours)]).toEqual([8, 21])
})

test('most products are in stock; some are low, some sold out, and a few discontinued', () => {
  const count = (is: (row: (typeof product)[number]) => boolean) => product.filter(is).length
  expect(count(({ stock }) => stock > 0)).toBeGreaterThan(200)
  expect(count(({ stock, reorder_at }) => stock <= reorder_at)).toBeGreaterThan(20)
  expect(count(({ stock }) => stock === 0)).toBeGreaterThan(3)
  const discontinued = count(row => row.discontinued_at !== null)
  expect([discontinued > 3, discontinued < 20]).toEqual([true, true])
})

test('a fifth of the customers place two thirds of the orders', () => {
  const counts = [...Map.groupBy(order, row => row.customer_id).values()].map(rows => rows.length).sort((a, b) => b - a)
  const most = counts.slice(0, customer.length / 5).reduce((sum, count) => sum + count, 0)
  expect(most / order.length).toBeGreaterThan(0.6)
  expect((counts[0] ?? 0) / order.length).toBeLessThan(0.1)
})

test('sales were made by current members; goods are picked up at service points that were open', () => {
  for (const { member_id, site_id, placed_at } of order) {
    const [seller, at] = [members.get(member_id ?? 0), sites.get(site_id ?? 0)]
    if (member_id) expect(seller && seller.joined_on <= placed_at && (seller.archived_at ?? '9') > placed_at).toBe(true)
    if (site_id) expect(at && at.opened_on <= placed_at && /pick-up|shop/.test(at.kind)).toBe(true)
  }
})

test('a ticket belongs to an order of its customer, and its history fits its status', () => {
  for (const row of support_ticket) {
    const about = orders.get(row.order_id ?? 0)
    expect([about?.customer_id, about && about.placed_at < row.created_at]).toEqual([row.customer_id, true])
    expect(row.assignee_id === null).toBe(row.status === 'open')
    expect(row.closed_at !== null && row.closed_by !== null).toBe(row.status === 'closed')
    expect(row.resolved_at !== null).toBe(row.status === 'closed' || row.status === 'resolved')
    if (row.resolved_at) expect(row.created_at < row.resolved_at).toBe(true)
    if (row.closed_at) expect((row.resolved_at ?? '9') < row.closed_at).toBe(true)
  }
  expect(Map.groupBy(support_ticket, ({ status }) => status).size).toBe(5)
  expect(support_ticket.filter(({ status }) => status !== 'closed').length).toBeGreaterThan(30)
})

test('service points lie within their townships, in every county', () => {
  const townships = new Map(readTownships().map(township => [township.id, township]))
  expect(new Set(site.map(({ township_id }) => township_id.slice(0, 5))).size).toBe(22)
  const astray = site.filter(row => {
    const { rings = [], lng, lat } = townships.get(row.township_id) ?? {}
    const isItsPlace = row.lng === lng && row.lat === lat
    return !isItsPlace && !rings.some(ring => covers(ring, row))
  })
  expect(astray).toEqual([])
  expect([...Map.groupBy(site, ({ kind }) => kind).keys()].sort()).toEqual(['locker', 'pick-up', 'shop', 'workshop'])
})

test('areas are closed rings that do not overlap; vans drive tours within their area, with a current driver', () => {
  const rings = area.map(({ shape }) => JSON.parse(shape)[0][0] as [number, number][])
  for (const [index, ring] of rings.entries()) {
    expect(ring.at(0)).toEqual(ring.at(-1))
    const others = rings.filter((_, other) => other !== index)
    expect(ring.some(([lng, lat]) => others.some(other => covers(other, { lng, lat })))).toBe(false)
  }
  for (const { points, member_id, started_at } of track) {
    const path = JSON.parse(points) as [number, number, number][]
    const home = rings.find(ring => covers(ring, { lng: path[0]?.[1] ?? 0, lat: path[0]?.[2] ?? 0 }))
    expect(path.every(([, lng, lat]) => home && covers(home, { lng, lat }))).toBe(true)
    const seconds = path.map(([at]) => at)
    expect(seconds.every((at, index) => index === 0 || at > (seconds[index - 1] ?? at))).toBe(true)
    expect(
      isOfficeHour(Date.parse(started_at)) && isOfficeHour(Date.parse(started_at) + (seconds.at(-1) ?? 0) * 1000),
    ).toBe(true)
    expect(members.get(member_id)).toMatchObject({ job: 'driver', archived_at: null })
  }
})

test('100,000 events in chronological order refer to existing rows', () => {
  expect(events).toHaveLength(100_000)
  expect(events.every(({ at }, index) => index === 0 || at >= (events[index - 1]?.at ?? ''))).toBe(true)
  const counts = {
    order: order.length,
    ticket: support_ticket.length,
    product: product.length,
    site: site.length,
    member: member.length,
  }
  expect(events.filter(({ subject, subject_id }) => subject_id < 1 || subject_id > counts[subject])).toEqual([])
  const shipped = events.filter(({ kind }) => kind === 'order.shipped')
  expect(shipped).toHaveLength(order.filter(row => row.shipped_at).length)
  expect(shipped.every(({ at, subject_id }) => orders.get(subject_id)?.shipped_at === at)).toBe(true)
  expect(products.size).toBe(240)
})

test('without practice data, a new database has only what the console needs', async () => {
  vi.stubEnv('STRIVE_PRACTICE_DATA', '0')
  onTestFinished(() => void vi.unstubAllEnvs())
  const without = await makeCompany()
  expect([without('member'), without('order'), [...without('event')]]).toEqual([[], [], []])
  expect(without('role')).toEqual(rowsOf('role'))
})
