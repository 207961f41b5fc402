import type { Selectable } from 'kysely'
import type { Reader } from '#server/database/open.ts'
import { answerList, answerOne } from '#server/entities/list.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { listTracks, readTrack, type Track } from './contract.ts'
import type { TrackTable } from './table.ts'

const trackOf = (row: Omit<Selectable<TrackTable>, 'points'>): Track => ({
  id: row.id,
  plate: row.plate,
  memberId: row.member_id,
  startedAt: row.started_at,
})

const withPoints = (row: Selectable<TrackTable>) => ({ ...trackOf(row), points: JSON.parse(row.points) })

const ofSandbox = (db: Reader, { sandboxId }: Operator) => db.selectFrom('track').where('sandbox_id', '=', sandboxId)

export const endpoints = [
  serve(listTracks, ({ db, operator, query: { plate, memberId, ...page } }) => {
    // The points of a drive are thousands of numbers: who wants them asks for one.
    let rows = ofSandbox(db, operator).select(['sandbox_id', 'id', 'plate', 'member_id', 'started_at'])
    if (plate) rows = rows.where('plate', '=', plate)
    if (memberId !== undefined) rows = rows.where('member_id', '=', memberId)
    return answerList(db, rows, trackOf, { ...page, sorts: { id: 'id', startedAt: 'started_at' } })
  }),

  serve(readTrack, ({ db, operator, params: { trackId } }) =>
    answerOne(ofSandbox(db, operator).selectAll(), trackId, withPoints),
  ),
]
