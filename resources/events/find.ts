import type { Selectable, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import type { Event } from './contract.ts'
import type { EventKind, EventSubject } from './rules.ts'
import type { EventTable } from './table.ts'

const COLUMNS = ['id', 'at', 'kind', 'subject', 'subject_id', 'member_id'] as const

export const eventOf = (row: Selectable<EventTable>): Event => ({
  id: row.id,
  at: row.at,
  kind: row.kind,
  subject: row.subject,
  subjectId: row.subject_id,
  memberId: row.member_id,
})

/** The delivered events, and those that were recorded in a sandbox. */
export const selectDelivered = (db: Reader) => db.selectFrom('event').select(COLUMNS)
export const selectRecorded = (rows: Rows) => rows('recorded_event').clearSelect().select(COLUMNS)

export type EventFilter = {
  kind?: EventKind | undefined
  subject?: EventSubject | undefined
  subjectId?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

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
