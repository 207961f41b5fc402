import { expect, test, vi } from 'vitest'
import { DAY_MS, END, isoOf } from '#company/calendar.ts'
import type { JobContext } from '#resources/jobs/kind.ts'
import { readRole, updateRole } from '#resources/roles/contract.ts'
import { forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { passDays } from '#resources/shop/contract.ts'
import { scopedRows } from '#server/entities/scoped-rows.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { testReader } from '#tests/reader.ts'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { type Event, listEventDays, listEvents, readEvent, recordEvents } from './contract.ts'
import { part } from './job.ts'
import { EVENT_SUBJECTS, MAX_RECORDED } from './rules.ts'

const app = await openTestApp()
const me = await app.signInAs()

testReader(() => me, {
  list: listEvents,
  read: readEvent,
  count: 100_000,
  paged: { query: { from: '2025-06-01T00:00:00.000Z', to: '2025-06-02T00:00:00.000Z' }, count: 116 },
  sorts: { at: row => row.at },
  hasVersion: false,
})

const list = (query: object) => me.call(listEvents, { query: { limit: 200, ...query } })

test('filters by kind, subject and subject id', async () => {
  const placed = await list({ kind: 'order.placed' })
  expect(placed.count.value).toBe(3000)
  expect(placed.rows.every(row => row.kind === 'order.placed' && row.subject === 'order')).toBe(true)
  const order = await list({ subject: 'order', subjectId: 5, sort: 'at' })
  expect(order.rows[0]).toMatchObject({ kind: 'order.placed', subjectId: 5 })
  for (const subject of EVENT_SUBJECTS)
    expect((await list({ subject })).rows.every(row => row.subject === subject)).toBe(true)
})

test('names what events are about, as the current sandbox does', async () => {
  const [viewed] = (await list({ subject: 'product', limit: 1 })).rows
  expect(viewed).toMatchObject({ sku: expect.stringMatching(/-\d{4}$/), subjectName: { en: expect.any(String) } })
  for (const subject of ['member', 'ticket', 'site'] as const)
    expect(
      (await list({ subject, limit: 5 })).rows.map(({ subjectName, sku }) => [typeof subjectName?.zh, sku]),
    ).toEqual(Array.from({ length: 5 }, () => ['string', null]))
  expect((await list({ subject: 'order', limit: 1 })).rows).toMatchObject([{ subjectName: null, sku: null }])
  const packed = (await list({ kind: 'order.packed', limit: 200 })).rows.filter(({ memberId }) => memberId !== null)
  expect(packed.every(({ memberName }) => memberName !== null)).toBe(true)

  // Another sandbox has another name for it, and a ticket that is gone has none.
  const mine = await app.signInAs()
  const { id: sandboxId } = await mine.call(forkSandbox, { body: { name: 'named' } })
  await mine.call(switchSandbox, { body: { sandboxId } })
  const product = app.db.updateTable('product').where('sandbox_id', '=', sandboxId)
  await product
    .set({ name_en: 'Renamed' })
    .where('id', '=', viewed?.subjectId ?? 0)
    .execute()
  const read = () => mine.call(readEvent, { params: { eventId: viewed?.id ?? 0 } })
  expect((await read()).subjectName?.en).toBe('Renamed')
  const [asked] = (await mine.call(listEvents, { query: { subject: 'ticket', limit: 1 } })).rows
  const ticketId = asked?.subjectId ?? 0
  await app.db.deleteFrom('support_ticket').where('sandbox_id', '=', sandboxId).where('id', '=', ticketId).execute()
  expect(await mine.call(readEvent, { params: { eventId: asked?.id ?? 0 } })).toEqual({ ...asked, subjectName: null })
  expect((await list({ subject: 'product', limit: 1 })).rows).toEqual([viewed])
})

test('hides the names of what the operator may not read', async () => {
  const mine = await app.signInAs()
  const { id: sandboxId } = await mine.call(forkSandbox, { body: { name: 'unnamed' } })
  await mine.call(switchSandbox, { body: { sandboxId } })
  const first = async (subject: 'product' | 'ticket') =>
    (await mine.call(listEvents, { query: { subject, limit: 1 } })).rows[0]
  const [product, ticket] = [await first('product'), await first('ticket')]
  expect(product).toMatchObject({ sku: expect.any(String), subjectName: { en: expect.any(String) } })

  const params = { roleId: 1 }
  const { version, permissions } = await mine.call(readRole, { params })
  const others = permissions.filter(right => !right.startsWith('products:'))
  await mine.call(updateRole, { params, headers: { 'if-match': `"${version}"` }, body: { permissions: others } })
  const unnamed = { ...product, subjectName: null, sku: null }
  expect(await first('product')).toEqual(unnamed)
  expect(await mine.call(readEvent, { params: { eventId: product?.id ?? 0 } })).toEqual(unnamed)
  expect(await first('ticket')).toEqual(ticket)
})

test('filters by time', async () => {
  const [from, to] = ['2025-06-01T00:00:00.000Z', '2025-06-02T00:00:00.000Z']
  const { rows, count } = await list({ from, to })
  expect(count.value).toBeGreaterThan(50)
  expect(rows.every(({ at }) => at >= from && at < to)).toBe(true)
  expect(await refusalOf(list({ from: 'yesterday' }))).toMatchObject({ errors: [{ pointer: '/query/from' }] })
})

test('counts the events of each day', async () => {
  const { days } = await me.call(listEventDays)
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(100_000)
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
  const [day = { day: '', count: 0 }] = days.slice(300)
  const of = { from: `${day.day}T00:00:00.000Z`, to: `${day.day}T23:59:59.999Z` }
  expect((await list(of)).count.value).toBe(day.count)
  const placed = await me.call(listEventDays, { query: { kind: 'order.placed', subject: 'order' } })
  expect(placed.days.reduce((sum, { count }) => sum + count, 0)).toBe(3000)
  expect((await me.call(listEventDays, { query: { kind: 'order.placed', subject: 'site' } })).days).toEqual([])
  const within = { from: `${day.day}T06:00:00.000Z`, to: `${day.day}T18:00:00.000Z` }
  const { count } = await list(within)
  expect(count.value).toBeLessThan(day.count)
  expect((await me.call(listEventDays, { query: within })).days).toEqual([{ day: day.day, count: count.value }])
  expect(await refusalOf(me.call(listEventDays, { query: { kind: 'none' as 'order.paid' } }))).toMatchObject({
    status: 400,
  })
})

test('recorded events come first, only in their own sandbox, until it is reset', async () => {
  const mine = await app.signInAs()
  const { id: sandboxId } = await mine.call(forkSandbox, { body: { name: 'events' } })
  await mine.call(switchSandbox, { body: { sandboxId } })
  const before = await mine.call(listEvents, { query: { limit: 3 } })
  // All within a millisecond.
  vi.useFakeTimers({ toFake: ['Date'] })
  const [{ rows: first }, { rows: second }] = [
    await mine.call(recordEvents, { body: { count: 3 } }),
    await mine.call(recordEvents, { body: { count: 2 } }),
  ]
  vi.useRealTimers()
  const newest = [...first, ...second].reverse()
  expect(new Set(newest.map(({ at }) => at)).size).toBe(5)
  const { rows, next } = await mine.call(listEvents, { query: { limit: 4 } })
  expect(rows).toEqual(newest.slice(0, 4))
  // A cursor continues from recorded to seeded events.
  const after = await mine.call(listEvents, { query: { limit: 4, cursor: next ?? '' } })
  expect(after.rows).toEqual([newest[4], ...before.rows])
  const [, oldest] = (await mine.call(listEvents, { query: { sort: 'at', limit: 2 } })).rows
  expect(oldest?.id).toBe(2)
  expect(await mine.call(readEvent, { params: { eventId: newest[0]?.id ?? 0 } })).toEqual(newest[0])
  expect(await refusalOf(me.call(readEvent, { params: { eventId: newest[0]?.id ?? 0 } }))).toMatchObject({
    status: 404,
  })
  const { days } = await mine.call(listEventDays)
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(100_005)
  expect(days.at(-1)).toEqual({ day: newest[0]?.at.slice(0, 10), count: 5 })
  expect((await list({ limit: 1 })).rows).toEqual(before.rows.slice(0, 1))

  await mine.call(resetSandbox, { params: { sandboxId } })
  expect((await mine.call(listEvents, { query: { limit: 3 } })).rows).toEqual(before.rows)
  // An id is never reused, not even after a reset.
  const [again] = (await mine.call(recordEvents, { body: { count: 1 } })).rows
  expect(again?.id).toBeGreaterThan(newest[0]?.id ?? 0)
})

test('when a day has passed, an event by itself has the later date that its row in the list has', async () => {
  const mine = await app.signInAs()
  const { id: sandboxId } = await mine.call(forkSandbox, { body: { name: 'a day later' } })
  await mine.call(switchSandbox, { body: { sandboxId } })
  const ofOrder = async () =>
    (await mine.call(listEvents, { query: { subject: 'order', subjectId: 5, sort: 'at' } })).rows
  const before = await ofOrder()
  await mine.call(passDays, { body: { days: 1 } })
  const after = await ofOrder()
  expect(after.map(({ at }) => at)).not.toEqual(before.map(({ at }) => at))
  for (const row of after) expect(await mine.call(readEvent, { params: { eventId: row.id } })).toEqual(row)
})

test('refuses to record more events than the limit', async () => {
  const refused = (count: number) => refusalOf(me.call(recordEvents, { body: { count } }))
  for (const count of [0, MAX_RECORDED + 1, 1.5])
    expect(await refused(count)).toMatchObject({ status: 400, errors: [{ pointer: '/body/count' }] })
})

test('an export that goes on after midnight keeps the dates with which it began', async () => {
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'midnight' } })
  const operator = { sandboxId } as Operator
  const read: Event[] = []
  const thread = { run: async (_: string, { events }: { events: Event[] }) => void read.push(...events) }
  const context = {
    db: app.db,
    rows: scopedRows(app.db, operator),
    operator,
    thread,
    createdAt: '2026-10-31T16:00:00Z',
  }
  const input = { kind: 'export-events', format: 'csv', eventKind: 'order.placed' } as const
  // The export asks for no more of an operator and of a thread.
  const plan = () => part.plan(context as unknown as JobContext, input)
  const first = await (await plan()).next(null)
  await app.db
    .updateTable('sandbox')
    .set({ events_end_at: isoOf(END + DAY_MS) })
    .where('id', '=', sandboxId)
    .execute()
  const { total, next } = await plan()
  for (let step = first; !step.isLast; ) step = await next(step.position)
  expect(new Set(read.map(({ id }) => id)).size).toBe(total)
  expect(read.map(({ at }) => at)).toEqual(
    read
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
})
