import { type SelectQueryBuilder, sql } from 'kysely'
import { DAY_MS, END, isoOf } from '#company/calendar.ts'
import { readMergedPage } from '#server/database/keyset.ts'
import { mappingOf } from '#server/database/mapping.ts'
import type { Reader } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { fields } from './fields.ts'
import type { EventKind, EventSubject } from './rules.ts'

const COLUMNS = ['id', 'at', 'kind', 'subject', 'subject_id', 'member_id'] as const

export const { toApi: eventOf } = mappingOf(fields)

/**
 * By how many days the seeded events are moved in a sandbox. All sandboxes share these rows, so dates are moved when
 * they are read, and filters are moved back.
 */
export async function readMovedDays(db: Reader, { sandboxId }: Pick<Operator, 'sandboxId'>): Promise<number> {
  const sandbox = await db.selectFrom('sandbox').select('events_end_at').where('id', '=', sandboxId).executeTakeFirst()
  return sandbox ? Math.round((Date.parse(sandbox.events_end_at) - END) / DAY_MS) : 0
}

export const movedBy = (at: string, days: number): string => (days === 0 ? at : isoOf(Date.parse(at) + days * DAY_MS))

/** The seeded events, and those that a sandbox recorded. */
export const selectDelivered = (db: Reader) => db.selectFrom('event').select(COLUMNS)
export const selectRecorded = (rows: Rows) => rows('recorded_event').clearSelect().select(COLUMNS)

export type EventFilter = {
  kind?: EventKind | undefined
  subject?: EventSubject | undefined
  subjectId?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Moves the filter back to the stored dates of the seeded events. */
export const movedBack = (filter: EventFilter, days: number): EventFilter => ({
  ...filter,
  from: filter.from && movedBy(filter.from, -days),
  to: filter.to && movedBy(filter.to, -days),
})

/** Both tables have these columns. */
const column = (name: (typeof COLUMNS)[number]) => sql.ref<string | number>(name)

export function filtered<T extends 'event' | 'recorded_event', O>(
  query: SelectQueryBuilder<Tables, T, O>,
  { kind, subject, subjectId, from, to }: EventFilter,
) {
  let rows = query
  if (kind) rows = rows.where(column('kind'), '=', kind)
  if (subject) rows = rows.where(column('subject'), '=', subject)
  if (subjectId !== undefined) rows = rows.where(column('subject_id'), '=', subjectId)
  if (from) rows = rows.where(column('at'), '>=', from)
  if (to) rows = rows.where(column('at'), '<', to)
  return rows
}

type Wanted = { isDescending: boolean; limit: number; cursor?: string }

/** The seeded and the recorded events that the filter finds, each as a query, and a page of both as one list. */
export function findEvents({ db, rows: scoped, days }: { db: Reader; rows: Rows; days: number }, filter: EventFilter) {
  const delivered = filtered(selectDelivered(db), movedBack(filter, days))
  // The two tables have the same columns, and each query uses its own index.
  const recorded = filtered(selectRecorded(scoped), filter) as unknown as typeof delivered
  return {
    queries: [delivered, recorded] as const,
    async readPage(wanted: Wanted) {
      const { rows, next } = await readMergedPage(
        [
          {
            query: delivered,
            show: row => ({ ...row, at: movedBy(row.at, days) }),
            seek: ([at, id = 0]) => [movedBy(String(at), -days), id],
          },
          { query: recorded },
        ],
        { columns: ['at', 'id'] as ('at' | 'id')[], ...wanted },
      )
      return { rows: rows.map(eventOf), next }
    },
  }
}
