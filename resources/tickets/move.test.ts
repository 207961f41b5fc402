import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteSandbox, forkSandbox, listSandboxes } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { assign, columnOf, firstOf, moveTo } from '#resources/tickets/samples.ts'
import { scopedRows } from '#server/entities/scoped-rows.ts'
import { MAX_INTEGER } from '#shared/row.ts'
import { atVersion } from '#shared/sample.ts'
import { ADMIN, createTestApp, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import { closedRanks } from './closed-ranks.ts'
import { listTickets, readTicket, updateTicket } from './contract.ts'
import { PRIORITIES, TICKET_STATUSES, type TicketStatus } from './rules.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let sandboxId: string
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(ADMIN)
})
afterAll(() => app.close())

async function enterFreshSandbox() {
  for (const { id, isShared } of (await me.call(listSandboxes)).rows)
    if (!isShared) await me.call(deleteSandbox, { params: { sandboxId: id } })
  sandboxId = (await me.call(forkSandbox, { body: { name: 'board' } })).id
  await me.call(switchSandbox, { body: { sandboxId } })
}
beforeAll(enterFreshSandbox)

const idsOf = async (status: TicketStatus) => (await columnOf(me, status)).map(({ id }) => id)
const wrong = (pointer: string, code: string) => ({ status: 422, code: 'move-refused', errors: [{ pointer, code }] })

describe('a move', () => {
  test('puts a ticket at the top of a column or below another ticket, and keeps the order of the rest', async () => {
    const ticket = await firstOf(me, 'in-progress')
    const [first = 0, second = 0, ...rest] = await idsOf('waiting')
    const moved = await moveTo(me, ticket, 'waiting', first)
    expect(moved).toMatchObject({ id: ticket.id, status: 'waiting', version: ticket.version + 1 })
    expect(await idsOf('waiting')).toEqual([first, ticket.id, second, ...rest])
    const top = await moveTo(me, moved, 'waiting')
    expect(await idsOf('waiting')).toEqual([ticket.id, first, second, ...rest])
    const last = rest.at(-1) ?? 0
    await moveTo(me, top, 'waiting', last)
    expect((await idsOf('waiting')).at(-1)).toBe(ticket.id)
    expect(await idsOf('in-progress')).not.toContain(ticket.id)
  })

  test('finds a rank after many moves to the same position', async () => {
    const [anchor = 0, ...others] = await idsOf('in-progress')
    for (let round = 0; round < 15; round++) {
      const id = others[round % 2 === 0 ? 1 : 0] ?? 0
      await moveTo(me, await me.call(readTicket, { params: { ticketId: id } }), 'in-progress', anchor)
      expect((await idsOf('in-progress')).slice(0, 2)).toEqual([anchor, id])
    }
    const ids = await idsOf('in-progress')
    expect(ids.toSorted((a, b) => a - b)).toEqual([anchor, ...others].toSorted((a, b) => a - b))
    const ranks = (await columnOf(me, 'in-progress')).map(({ rank }) => rank)
    expect(new Set(ranks).size).toBe(ranks.length)
  })

  test('between two neighbours without room spreads the column, in the same order', async () => {
    const column = (await columnOf(me, 'waiting')).toSorted((one, other) => one.id - other.id)
    const [moved, above, next, ...others] = column
    if (!moved || !above || !next) throw new Error('The column has no three tickets.')
    for (const [at, { id }] of [above, next, ...others, moved].entries())
      await app.db
        .updateTable('support_ticket')
        .set({ rank: 1000 + at })
        .where('sandbox_id', '=', sandboxId)
        .where('id', '=', id)
        .execute()
    await moveTo(me, moved, 'waiting', above.id)
    const now = await columnOf(me, 'waiting')
    expect(now.map(({ id }) => id)).toEqual([above, moved, next, ...others].map(({ id }) => id))
    expect(new Set(now.map(({ rank }) => rank)).size).toBe(now.length)
  })

  test('finds a rank at both ends of a column, even at the limits', async () => {
    const [top, ...others] = await columnOf(me, 'waiting')
    const bottom = others.at(-1)
    const put = (id: number | undefined, rank: number) =>
      app.db
        .updateTable('support_ticket')
        .set({ rank })
        .where('sandbox_id', '=', sandboxId)
        .where('id', '=', id ?? 0)
        .execute()
    await put(top?.id, -MAX_INTEGER)
    await put(bottom?.id, MAX_INTEGER)
    const [one, other] = (await columnOf(me, 'in-progress')).slice(-2)
    if (!one || !other) throw new Error('The column has no two tickets.')
    await moveTo(me, one, 'waiting')
    await moveTo(me, other, 'waiting', bottom?.id)
    const expected = [one.id, top?.id, ...others.map(({ id }) => id), other.id]
    expect(await idsOf('waiting')).toEqual(expected)
  })

  test('records when a ticket was resolved and closed, and clears it when the ticket is reopened', async () => {
    const ticket = await firstOf(me, 'in-progress')
    const resolved = await moveTo(me, ticket, 'resolved')
    expect(resolved).toMatchObject({ resolvedAt: expect.any(String), closedAt: null })
    // Only its position changes, so it stays resolved since then.
    const at = { resolved_at: '2026-10-01T08:00:00.000Z' }
    await app.db
      .updateTable('support_ticket')
      .set(at)
      .where('sandbox_id', '=', sandboxId)
      .where('id', '=', ticket.id)
      .execute()
    const lower = await moveTo(me, resolved, 'resolved', (await idsOf('resolved')).at(-1))
    expect(lower.resolvedAt).toBe(at.resolved_at)
    const again = await moveTo(me, lower, 'in-progress')
    expect(again.resolvedAt).toBeNull()
    const closed = await moveTo(me, await moveTo(me, again, 'resolved'), 'closed')
    expect(closed).toMatchObject({ status: 'closed', closedAt: expect.any(String), closedBy: ticket.assigneeId })
    expect(closed.resolvedAt).not.toBeNull()
    // It is the first of its column, wherever it was dropped, and the others follow by the time of their closing.
    const column = await columnOf(me, 'closed')
    expect(column[0]?.id).toBe(ticket.id)
    expect(column.length).toBe(200)
    expect(column.map(({ closedAt }) => closedAt)).toEqual(
      column
        .map(({ closedAt }) => closedAt)
        .toSorted()
        .reverse(),
    )
  })

  test('against the rules of its status is refused, with the reason', async () => {
    const [open, closed] = [await firstOf(me, 'open'), await firstOf(me, 'closed')]
    for (const status of ['resolved', 'closed'] as const)
      expect(await refusalOf(moveTo(me, open, status))).toMatchObject(wrong('/body/status', 'not-from-here'))
    for (const status of ['in-progress', 'waiting'] as const)
      expect(await refusalOf(moveTo(me, open, status))).toMatchObject(wrong('/body/status', 'no-assignee'))
    for (const status of TICKET_STATUSES)
      expect(await refusalOf(moveTo(me, closed, status))).toMatchObject(wrong('/body/status', 'stays-closed'))
    expect(await me.call(readTicket, { params: { ticketId: open.id } })).toEqual(open)
  })

  test('below a ticket of another column is refused', async () => {
    const [ticket, closed] = [await firstOf(me, 'in-progress'), await firstOf(me, 'closed')]
    for (const below of [closed.id, 999_999, ticket.id])
      expect(await refusalOf(moveTo(me, ticket, 'waiting', below))).toMatchObject(wrong('/body/below', 'not-there'))
  })

  test('of an older version is refused with the current ticket', async () => {
    const ticket = await firstOf(me, 'in-progress')
    const now = await moveTo(me, ticket, 'waiting')
    expect(await refusalOf(moveTo(me, ticket, 'resolved'))).toMatchObject({ status: 412, current: now })
  })

  test('among many simultaneous ones to a position without room gets a rank of its own', async () => {
    const [first, ...others] = (await columnOf(me, 'resolved')).slice(0, 51)
    if (!first) throw new Error('Some tickets are resolved.')
    // The same rank for all, as if there were no room left. The first move redistributes the ranks of the column.
    await app.db
      .updateTable('support_ticket')
      .set({ rank: first.rank })
      .where('sandbox_id', '=', sandboxId)
      .where('status', '=', 'resolved')
      .execute()
    await Promise.all(others.map(one => moveTo(me, one, 'resolved', first.id)))
    const [top, ...moved] = (await idsOf('resolved')).slice(0, 51)
    expect([top, moved.toSorted()]).toEqual([first.id, others.map(({ id }) => id).toSorted()])
    const ranks = (await columnOf(me, 'resolved')).map(({ rank }) => rank)
    expect(new Set(ranks).size).toBe(ranks.length)
  })
})

describe('the assignee of a ticket', () => {
  test('can be set, and removed while the ticket is open; then the ticket can be started', async () => {
    const ticket = await firstOf(me, 'open')
    const given = await assign(me, ticket, 5)
    expect(given).toMatchObject({ assigneeId: 5, status: 'open', version: ticket.version + 1 })
    const back = await assign(me, given, null)
    const taken = await moveTo(me, await assign(me, back, 5), 'in-progress')
    expect(await refusalOf(assign(me, taken, null))).toMatchObject(wrong('/body/assigneeId', 'no-assignee'))
    expect((await assign(me, taken, 6)).assigneeId).toBe(6)
  })

  test('must be a current member', async () => {
    const ticket = await firstOf(me, 'open')
    const left = await app.db.selectFrom('member').select('id').where('archived_at', 'is not', null).executeTakeFirst()
    for (const id of [999_999, left?.id ?? 0])
      expect(await refusalOf(assign(me, ticket, id))).toMatchObject({
        code: 'unknown-member',
        errors: [{ pointer: '/body/assigneeId', code: 'unknown-member' }],
      })
  })

  test('has a team, by which tickets can be filtered', async () => {
    const { assigneeId } = await firstOf(me, 'waiting')
    const member = app.db.selectFrom('member').select('team_id').where('sandbox_id', '=', sandboxId)
    const { team_id } = await member.where('id', '=', assigneeId ?? 0).executeTakeFirstOrThrow()
    const mates = await app.db
      .selectFrom('member')
      .select('id')
      .where('sandbox_id', '=', sandboxId)
      .where('team_id', '=', team_id)
      .execute()
    const { rows, count } = await me.call(listTickets, { query: { teamId: team_id, status: 'waiting', limit: 200 } })
    expect(rows).toHaveLength(count.value)
    expect(rows.map(row => row.assigneeId)).toContain(assigneeId)
    expect(rows.every(row => mates.some(({ id }) => id === row.assigneeId))).toBe(true)
  })
})

test('tickets that are closed at the same moment get ranks of their own, the latest on top', async () => {
  const rankOf = await closedRanks(scopedRows(app.db, { sandboxId, accountId: 0 }))
  const at = Date.UTC(2027, 0, 1)
  const [first = 0, second = 0, later = 0] = [at, at, at + 10_000].map(rankOf)
  expect(second).toBeLessThan(first)
  expect(later).toBeLessThan(second)
})

test('a priority that was saved is read afterwards, by itself and in the list', async () => {
  let ticket = await firstOf(me, 'open')
  for (const priority of PRIORITIES.toReversed()) {
    const { id, version } = ticket
    ticket = await me.call(updateTicket, {
      params: { ticketId: id },
      headers: atVersion({ version }),
      body: { priority },
    })
    expect(ticket.priority).toBe(priority)
    expect((await me.call(readTicket, { params: { ticketId: id } })).priority).toBe(priority)
    expect((await columnOf(me, 'open')).find(row => row.id === id)?.priority).toBe(priority)
  }
})

test('hides the tickets of other sandboxes', async () => {
  const ticket = await firstOf(me, 'open')
  await app.db.deleteFrom('support_ticket').where('sandbox_id', '=', 'main').where('id', '=', ticket.id).execute()
  const other = await app.signInAs(OPERATOR)
  expect(await refusalOf(moveTo(other, ticket, 'open'))).toMatchObject({ status: 404 })
  expect(await refusalOf(assign(other, ticket, 1))).toMatchObject({ status: 404 })
})
