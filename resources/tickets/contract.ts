import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
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

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/tickets',
  summary: {
    en: 'Tickets by status, priority, who sees to them and time of opening; sorted, a page at a time',
    zh: '工單：依狀態、優先順序、負責人與建立時間篩選，可排序，逐頁讀取',
  },
  needs: 'tickets:read',
  query: z.object({
    status: z.optional(z.enum(TICKET_STATUSES)),
    priority: z.optional(z.enum(PRIORITIES)),
    assigneeId: z.optional(RowId),
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
  params: z.object({ ticketId: RowId }),
  replies: { 200: Ticket, 404: refusal(['not-found']) },
  sends: ['etag'],
})
