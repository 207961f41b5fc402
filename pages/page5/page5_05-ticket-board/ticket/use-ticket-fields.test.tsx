import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { useColumn } from '#pages/page5/page5_05-ticket-board/columns/use-column.ts'
import { listTickets, readTicket, type Ticket } from '#resources/tickets/contract.ts'
import type { TicketStatus } from '#resources/tickets/rules.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useTicketFields } from './use-ticket-fields.ts'

// The fields need only these of a ticket.
const ticket = (version: number, status: TicketStatus = 'waiting') => ({ id: 7, version, status }) as Ticket

let held: HeldRequest[]
beforeEach(() => {
  toast.dismissAll()
  held = holdRequests()
})
/** The pane of a ticket beside its column, which has been read. */
async function open(of: Ticket) {
  const hook = renderHook(({ of }) => ({ ...useTicketFields(of), column: useColumn('waiting', {} as never) }), {
    wrapper: pageAt(),
    initialProps: { of },
  })
  await expect.poll(() => held.length).toBe(1)
  await act(async () => held[0]?.reply(200, { rows: [of], next: null, count: { value: 1, isCapped: false } }))
  await expect.poll(() => hook.result.current.column.tickets).toHaveLength(1)
  await act(async () => void hook.result.current.save({ priority: 'high' }))
  return hook
}
const writes = () => held.filter(({ method }) => method === 'PATCH')
const reply = (status: number, answer: object) => act(async () => writes().at(-1)?.reply(status, answer))
const last = () => useToasts.getState().toasts.at(-1)?.text
const readings = () => held.filter(({ method, path }) => method === 'GET' && path.startsWith(listTickets.path)).length

test('a field is saved at once, and pane and board go on with the new version before they are read again', async () => {
  const { result } = await open(ticket(3))
  expect(result.current.isSending).toBe(true)
  expect(writes()[0]).toMatchObject({
    path: '/api/tickets/7',
    headers: { 'if-match': '"3"' },
    body: { priority: 'high' },
  })
  await reply(200, ticket(4))
  expect(queryClient.getQueryData(api.query(readTicket, { params: { ticketId: 7 } }).queryKey)).toEqual(ticket(4))
  await expect.poll(() => result.current.column.tickets[0]?.version).toBe(4)
  expect([result.current.isSending, last(), readings()]).toEqual([false, 'Ticket 7 was saved.', 2])
})

test.each([
  [ticket(5, 'resolved'), 'Somebody else moved it to “Resolved”. Check it, then try again.'],
  [ticket(5, 'waiting'), 'Somebody else changed it. Check it, then try again.'],
])(
  'a ticket that somebody else has changed says whether it was moved, and is read again (%o)',
  async (current, why) => {
    await open(ticket(3))
    await reply(412, { code: 'stale', current })
    expect(last()).toBe(`The ticket could not be saved. ${why}`)
    await expect.poll(readings).toBe(2)
  },
)

test('a ticket whose column needs an assignee says so; other refusals say their own reason', async () => {
  const { result } = await open(ticket(3, 'in-progress'))
  await reply(422, { code: 'move-refused' })
  expect(last()).toBe('The ticket could not be saved. A ticket in “In progress” needs an assignee.')
  await act(async () => void result.current.save({ assigneeId: 99 }))
  await reply(422, { code: 'unknown-member' })
  expect(last()).toMatch(/^The ticket could not be saved\. (?!A ticket)./)
})

test('nobody knows whether a field whose reply was lost is saved', async () => {
  const { result } = await open(ticket(3))
  await act(async () => writes()[0]?.cut())
  expect([last(), result.current.isSending]).toEqual([expect.stringContaining('unknown whether'), false])
})
