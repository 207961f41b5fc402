import { QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Slot } from '#pages/page5/page5_05-ticket-board/board.ts'
import { listTickets, type Ticket } from '#resources/tickets/contract.ts'
import type { TicketStatus } from '#resources/tickets/rules.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useMoves } from './use-moves.ts'

// A move needs only these fields of a ticket.
const ticketAt = (version: number, status: TicketStatus, id = 1) =>
  ({ id, version, status, assigneeId: 5, title: { en: 'Tent leaks', zh: '帳篷漏水' } }) as Ticket
const slot = (status: TicketStatus, below: number | null = null): Slot => ({ status, below })

const [focus, say, onAssign, onColumn] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
let sent: HeldRequest[]
let hook: { current: ReturnType<typeof useMoves> }
beforeEach(async () => {
  vi.clearAllMocks()
  toast.dismissAll()
  sent = holdRequests()
  // The board is on the screen, and has been read.
  const board = { ...api.query(listTickets, { query: {} }), staleTime: Number.POSITIVE_INFINITY, retry: false }
  queryClient.setQueryData(board.queryKey, { rows: [], next: null, count: { value: 0, isCapped: false } })
  onTestFinished(new QueryObserver(queryClient, board).subscribe(() => {}))
  const options = { focus: { focus, follow: vi.fn(), forget: vi.fn() }, say, onAssign, onColumn }
  hook = renderHook(() => useMoves(options)).result
})
const does = (action: () => unknown) => act(async () => void action())
const move = (ticket: Ticket, to: Slot, from: Slot | null = slot(ticket.status)) =>
  does(() => hook.current.move(ticket, to, from))
const writes = () => sent.filter(({ method }) => method === 'POST')
const asked = () => writes().map(({ path, headers, body }) => [path, headers['if-match'], body])
const reply = (index: number, answer: object, status = 200) => does(() => writes()[index]?.reply(status, answer))
const answerBoard = () =>
  does(() => sent.findLast(({ method }) => method === 'GET')?.reply(200, { rows: [], next: null, count: { value: 0 } }))
const shown = () =>
  hook.current.underWay.map(({ ticket, slot: at }) => [ticket.id, ticket.version, at.status, at.below])
const last = () => useToasts.getState().toasts.at(-1)

test('a moved card stays where it was dropped until the board has been read again', async () => {
  await move(ticketAt(1, 'open'), slot('in-progress', 7))
  expect([shown(), hook.current.isUnderWay(1)]).toEqual([[[1, 1, 'in-progress', 7]], true])
  await reply(0, ticketAt(2, 'in-progress'))
  // It may be moved again, in its new version.
  expect([shown(), hook.current.isUnderWay(1)]).toEqual([[[1, 2, 'in-progress', 7]], false])
  await answerBoard()
  await vi.waitFor(() => expect(shown()).toEqual([]))
})

test('the board that is read after one move takes no later one away', async () => {
  await move(ticketAt(1, 'open'), slot('in-progress'))
  await move(ticketAt(1, 'open', 2), slot('waiting'))
  await reply(0, ticketAt(2, 'in-progress'))
  await move(ticketAt(2, 'in-progress'), slot('resolved'))
  await answerBoard()
  await does(() => Promise.resolve())
  expect(shown()).toEqual([
    [2, 1, 'waiting', null],
    [1, 2, 'resolved', null],
  ])
  expect(asked()[2]).toEqual(['/api/tickets/1/move', '"2"', slot('resolved')])
})

test('of two moves of a card that are both under way, the later one is shown', async () => {
  await move(ticketAt(1, 'open'), slot('in-progress'))
  await move(ticketAt(1, 'open'), slot('waiting'), null)
  await reply(0, ticketAt(2, 'in-progress'))
  expect([shown(), hook.current.isUnderWay(1)]).toEqual([[[1, 1, 'waiting', null]], true])
})

test('Undo moves the card back in the version of the move, with the focus on it', async () => {
  await move(ticketAt(1, 'open'), slot('in-progress'), slot('open', 4))
  await reply(0, ticketAt(2, 'in-progress'))
  await does(() => last()?.action?.onClick())
  expect(asked()[1]).toEqual(['/api/tickets/1/move', '"2"', slot('open', 4)])
  expect(focus).toHaveBeenCalledWith(1)
  await reply(1, ticketAt(3, 'open'))
  // What was undone is not offered again, and neither is a way back that the rules forbid.
  expect(last()?.action).toBeUndefined()
  await move(ticketAt(3, 'open'), slot('waiting'))
  await reply(2, ticketAt(4, 'waiting'))
  expect([last()?.text, last()?.action]).toEqual(['“Tent leaks” was moved to Waiting.', undefined])
})

test('a refused drop says why in the column that it was meant for, and the card goes back', async () => {
  await move(ticketAt(1, 'open'), slot('in-progress'))
  const errors = [{ pointer: '/body/status', code: 'no-assignee' }]
  await reply(0, { code: 'move-refused', errors }, 422)
  expect(hook.current.refusal).toMatchObject({ ticketId: 1, from: 'open', to: 'in-progress', isUnassigned: true })
  expect(onColumn.mock.calls).toEqual([['open']])
  await answerBoard()
  await vi.waitFor(() => expect(shown()).toEqual([]))
  // The next move leaves it behind.
  await move(ticketAt(1, 'open', 2), slot('waiting'))
  expect(hook.current.refusal).toBeNull()
})

test('a move from the pane is refused in a message, which leads to the assignee', async () => {
  await move(ticketAt(1, 'open'), slot('in-progress'), null)
  await reply(0, { code: 'move-refused', errors: [{ pointer: '/body/status', code: 'no-assignee' }] }, 422)
  last()?.action?.onClick()
  expect([onAssign.mock.calls, hook.current.refusal]).toEqual([[[1]], null])
})

test('a card that somebody else has moved says where it is now', async () => {
  await move(ticketAt(1, 'open'), slot('open', 7))
  await reply(0, { code: 'stale', current: ticketAt(5, 'resolved') }, 412)
  expect(hook.current.refusal?.text).toContain('Somebody else moved it to “Resolved”.')
  expect(onColumn).not.toHaveBeenCalled()
})

test('a card that somebody else has changed where it is was not moved by them', async () => {
  await move(ticketAt(1, 'open'), slot('in-progress'))
  await reply(0, { code: 'stale', current: ticketAt(5, 'open') }, 412)
  expect(hook.current.refusal?.text).toContain('Somebody else changed it.')
})
