import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { ifMatch } from '#shared/headers.ts'
import { Moment } from '#shared/moment.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { Names, RowId, versioned } from '#shared/row.ts'
import { PRIORITIES, TICKET_STATUSES } from './rules.ts'

export const title = { en: 'Tickets', zh: '工單' }

const Time = z.nullable(z.iso.datetime())

/** What a customer asked. */
export const Ticket = z.object({
  id: RowId,
  title: Names,
  customerId: RowId,
  orderId: z.nullable(RowId),
  /** The member who sees to it; null: nobody yet. */
  assigneeId: z.nullable(RowId),
  status: z.enum(TICKET_STATUSES),
  priority: z.enum(PRIORITIES),
  /** The place among the tickets of a status, lowest first. */
  rank: z.int(),
  createdAt: z.iso.datetime(),
  resolvedAt: Time,
  closedAt: Time,
  closedBy: z.nullable(RowId),
  ...versioned,
})
export type Ticket = z.infer<typeof Ticket>

const params = z.object({ ticketId: RowId })
const notFound = refusal(['not-found'])
const stale = refusal(['stale'], { current: Ticket })
const unversioned = refusal(['version-required'])

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/tickets',
  summary: {
    en: 'Tickets by status, priority, who sees to them and of which team, and time of opening; sorted, a page at a time',
    zh: '工單：依狀態、優先順序、負責人、團隊與建立時間篩選，可排序，逐頁讀取',
  },
  needs: 'tickets:read',
  query: z.object({
    status: z.optional(z.enum(TICKET_STATUSES)),
    priority: z.optional(z.enum(PRIORITIES)),
    assigneeId: z.optional(RowId),
    /** Of the member who sees to it. */
    teamId: z.optional(RowId),
    /** Opened at or after this moment, and before the other. */
    from: z.optional(Moment),
    to: z.optional(Moment),
    sort: z._default(sortQuery(['createdAt', 'rank']), '-createdAt'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Ticket) },
})

export const readTicket = endpoint({
  method: 'GET',
  path: '/api/tickets/:ticketId',
  summary: { en: 'One ticket', zh: '讀取一張工單' },
  needs: 'tickets:read',
  params,
  replies: { 200: Ticket, 404: notFound },
  sends: ['etag'],
})

/** The fields of a ticket that an operator may change by themselves; its status and place change by a move. */
export const TicketFields = z.object({ assigneeId: z.nullable(RowId), priority: z.enum(PRIORITIES) })
export type TicketFields = z.infer<typeof TicketFields>

export const updateTicket = endpoint({
  method: 'PATCH',
  path: '/api/tickets/:ticketId',
  summary: {
    en: 'Give a ticket to a member, or another priority. If-Match names the version that was read',
    zh: '指派工單的負責人，或變更優先順序。以 If-Match 指明讀到的版本',
  },
  needs: 'tickets:write',
  params,
  headers: z.object(ifMatch),
  body: z.partial(TicketFields),
  replies: {
    200: Ticket,
    404: notFound,
    412: stale,
    422: refusal(['unknown-member', 'move-refused']),
    428: unversioned,
  },
  sends: ['etag'],
})

export const moveTicket = endpoint({
  method: 'POST',
  path: '/api/tickets/:ticketId/move',
  summary: {
    en: 'Put a ticket into a column of the board, below another or at the top; refused where its status may not become that. If-Match names the version that was read',
    zh: '把工單移到看板的某一欄，放在另一張之下或最上方；狀態規則不允許時會拒絕。以 If-Match 指明讀到的版本',
  },
  needs: 'tickets:write',
  params,
  headers: z.object(ifMatch),
  body: z.object({
    status: z.enum(TICKET_STATUSES),
    /** The ticket of that column that it comes to stand below; null: at the top. */
    below: z.nullable(RowId),
  }),
  replies: { 200: Ticket, 404: notFound, 412: stale, 422: refusal(['move-refused']), 428: unversioned },
  sends: ['etag'],
})
