import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { Moment } from '#shared/moment.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { RowId } from '#shared/row.ts'
import { EVENT_KINDS, EVENT_SUBJECTS } from './rules.ts'

export const title = { en: 'Events', zh: '事件' }

/** Something that happened; the events are the same in every sandbox, and nobody changes them. */
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

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: {
    en: 'A hundred thousand events by kind, subject and time; a page at a time',
    zh: '十萬筆事件：依種類、對象與時間篩選，逐頁讀取',
  },
  needs: 'events:read',
  query: z.object({
    kind: z.optional(z.enum(EVENT_KINDS)),
    subject: z.optional(z.enum(EVENT_SUBJECTS)),
    subjectId: z.optional(RowId),
    /** At or after this moment, and before the other. */
    from: z.optional(Moment),
    to: z.optional(Moment),
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
