import type { Selectable } from 'kysely'
import type { EventTable } from '#server/database/company-schema.ts'
import { answerList, answerOne } from '#server/sandboxes/list.ts'
import { serve } from '#server/serve.ts'
import { type Event, listEvents, readEvent } from './contract.ts'

const eventOf = (row: Selectable<EventTable>): Event => ({
  id: row.id,
  at: row.at,
  kind: row.kind,
  subject: row.subject,
  subjectId: row.subject_id,
  memberId: row.member_id,
})

export const endpoints = [
  serve(listEvents, ({ db, query: { kind, subject, subjectId, from, to, ...page } }) => {
    let rows = db.selectFrom('event').selectAll()
    if (kind) rows = rows.where('kind', '=', kind)
    if (subject) rows = rows.where('subject', '=', subject)
    if (subjectId !== undefined) rows = rows.where('subject_id', '=', subjectId)
    if (from) rows = rows.where('at', '>=', from)
    if (to) rows = rows.where('at', '<', to)
    return answerList(db, rows, eventOf, { ...page, sorts: { at: 'at' } })
  }),

  serve(readEvent, ({ db, params: { eventId } }) => answerOne(db.selectFrom('event').selectAll(), eventId, eventOf)),
]
