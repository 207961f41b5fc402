import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent } from '#shared/headers.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { Day, Names, RowId } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { Moment } from '#shared/time/moment.ts'
import { fields } from './fields.ts'
import { EVENT_KINDS, EVENT_SUBJECTS, MAX_RECORDED } from './rules.ts'

export const title = { en: 'Events', zh: '事件' }
export const description = 'What happened in the company: orders, tickets, products and parcels, newest first.'

/** Something that happened. It never changes. Seeded events are shared by all sandboxes; recorded ones are not. */
export const Event = schemaOf(fields)
export type Event = z.infer<typeof Event>

/** An event with names in the current sandbox: null if the row is gone, or if the operator may not read it. */
export const NamedEvent = z.object({
  ...Event.shape,
  /** The name of the product, service point or member, or the title of the ticket; null for an order. */
  subjectName: z.nullable(Names),
  /** The number of the product; null for other subjects. */
  sku: z.nullable(z.string()),
  /** null for a customer or a machine. */
  memberName: z.nullable(Names),
})
export type NamedEvent = z.infer<typeof NamedEvent>

/** The number of something on each day. */
export const DayCount = z.object({ day: Day, count: z.int() })

const filters = {
  kind: z.optional(z.enum(EVENT_KINDS)),
  subject: z.optional(z.enum(EVENT_SUBJECTS)),
  subjectId: z.optional(RowId),
  /** `from` is inclusive, `to` exclusive. */
  from: z.optional(Moment),
  to: z.optional(Moment),
}

export const listEvents = endpoint('GET /api/events', {
  summary: { en: 'List events', zh: '列出事件' },
  needs: 'events:read',
  query: z.object({ ...filters, sort: z._default(sortQuery(['at']), '-at'), ...pageQuery }),
  replies: { 200: pageOf(NamedEvent) },
})

export const readEvent = endpoint('GET /api/events/:eventId', {
  summary: { en: 'Get an event', zh: '讀取事件' },
  needs: 'events:read',
  replies: { 200: NamedEvent },
})

export const listEventDays = endpoint('GET /api/event-days', {
  summary: { en: 'Count events by day (UTC)', zh: '統計每天（UTC）的事件數' },
  needs: 'events:read',
  query: z.object(filters),
  replies: { 200: z.object({ days: z.array(DayCount) }) },
})

export const recordEvents = endpoint('POST /api/events', {
  summary: {
    en: `Record up to ${MAX_RECORDED} events in this sandbox`,
    zh: `在這個沙盒記錄事件，一次最多 ${MAX_RECORDED} 則`,
  },
  needs: 'events:write',
  headers: z.object(idempotent),
  body: z.object({ count: z.int().check(z.minimum(1), z.maximum(MAX_RECORDED)) }),
  replies: { 201: z.object({ rows: z.array(NamedEvent) }), 422: refusal(['key-reused', 'limit-reached']) },
})
