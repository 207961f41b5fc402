import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { RowId } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { Moment } from '#shared/time/moment.ts'
import { fields } from './fields.ts'
import { PRIORITIES, TICKET_STATUSES } from './rules.ts'

export const title = { en: 'Tickets', zh: '工單' }
export const description = 'Support tickets with their status, priority and assignee.'

/** A customer's request. */
export const Ticket = schemaOf(fields)
export type Ticket = z.infer<typeof Ticket>

export const listTickets = endpoint('GET /api/tickets', {
  summary: { en: 'List tickets', zh: '列出工單' },
  needs: 'tickets:read',
  query: z.object({
    status: z.optional(z.enum(TICKET_STATUSES)),
    priority: z.optional(z.enum(PRIORITIES)),
    assigneeId: z.optional(RowId),
    teamId: z.optional(RowId),
    /** Words of the title in either language, in any order, or the number. */
    search,
    /** `from` is inclusive, `to` exclusive. */
    from: z.optional(Moment),
    to: z.optional(Moment),
    sort: z._default(sortQuery(['createdAt', 'rank']), '-createdAt'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Ticket) },
})

export const readTicket = endpoint('GET /api/tickets/:ticketId', {
  summary: { en: 'Get a ticket', zh: '讀取工單' },
  needs: 'tickets:read',
  replies: { 200: Ticket },
})

/** The fields that an operator can edit. Status and position change by moving the ticket. */
export const TicketFields = z.object({
  /** null for nobody. */
  assigneeId: z.nullable(RowId),
  priority: z.enum(PRIORITIES),
})
export type TicketFields = z.infer<typeof TicketFields>

export const updateTicket = endpoint('PATCH /api/tickets/:ticketId', {
  summary: { en: 'Update the assignee or the priority of a ticket', zh: '更新工單的負責人或優先順序' },
  needs: 'tickets:write',
  headers: z.object(ifMatch),
  body: z.partial(TicketFields),
  replies: { 200: Ticket, 422: refusal(['unknown-member', 'move-refused']) },
})

export const moveTicket = endpoint('POST /api/tickets/:ticketId/move', {
  summary: { en: 'Move a ticket to a column and position on the board', zh: '將工單移到看板的某一欄與位置' },
  needs: 'tickets:write',
  headers: z.object(ifMatch),
  body: z.object({
    status: z.enum(TICKET_STATUSES),
    /** The ticket above the new position; null for the top of the column. Closed tickets are sorted, newest first. */
    below: z.nullable(RowId),
  }),
  replies: { 200: Ticket, 422: refusal(['move-refused']) },
})
