import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent } from '#shared/headers.ts'
import { Moment } from '#shared/moment.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { Day, RowId } from '#shared/row.ts'
import { EVENT_KINDS, EVENT_SUBJECTS, MAX_RECORDED } from './rules.ts'

export const title = { en: 'Events', zh: '事件' }

/** Something that happened. The delivered ones are the same in every sandbox; those that were recorded are its own. Nobody changes any. */
export const Event = z.object({
  id: RowId,
  at: z.iso.datetime(),
  kind: z.enum(EVENT_KINDS),
  subject: z.enum(EVENT_SUBJECTS),
  subjectId: RowId,
  /** Who did it; null: a customer or a machine. */
  memberId: z.nullable(RowId),
})
export type Event = z.infer<typeof Event>

const filters = {
  kind: z.optional(z.enum(EVENT_KINDS)),
  subject: z.optional(z.enum(EVENT_SUBJECTS)),
  subjectId: z.optional(RowId),
  /** At or after this moment, and before the other. */
  from: z.optional(Moment),
  to: z.optional(Moment),
}

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: {
    en: 'A hundred thousand events by kind, subject and time; a page at a time',
    zh: '十萬筆事件：依種類、對象與時間篩選，逐頁讀取',
  },
  needs: 'events:read',
  query: z.object({
    ...filters,
    sort: z._default(sortQuery(['at']), '-at'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Event) },
})

export const readEvent = endpoint({
  method: 'GET',
  path: '/api/events/:eventId',
  summary: { en: 'One event', zh: '讀取一筆事件' },
  needs: 'events:read',
  params: z.object({ eventId: RowId }),
  replies: { 200: Event, 404: refusal(['not-found']) },
})

export const listEventDays = endpoint({
  method: 'GET',
  path: '/api/event-days',
  summary: {
    en: 'How many events there are on each day (UTC) that has any, oldest first: what a list must know to show a place in the middle',
    zh: '每一天（UTC）有多少事件，由舊到新；清單可據此直接顯示中間的任何位置',
  },
  needs: 'events:read',
  query: z.object(filters),
  replies: { 200: z.object({ days: z.array(z.object({ day: Day, count: z.int() })) }) },
})

export const recordEvents = endpoint({
  method: 'POST',
  path: '/api/events',
  summary: {
    en: `Record up to ${MAX_RECORDED} events that happen now, in this sandbox`,
    zh: `在這個沙盒中記錄剛發生的事件，一次最多 ${MAX_RECORDED} 筆`,
  },
  needs: 'events:write',
  headers: z.object(idempotent),
  body: z.object({ count: z.int().check(z.minimum(1), z.maximum(MAX_RECORDED)) }),
  replies: { 201: z.object({ rows: z.array(Event) }), 422: refusal(['key-reused']) },
})
