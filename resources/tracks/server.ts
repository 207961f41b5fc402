import type { Selectable } from 'kysely'
import { answerList, answerOne } from '#server/entities/list.ts'
import { serve } from '#server/http/serve.ts'
import { listTracks, readTrack, type Track } from './contract.ts'
import type { TrackTable } from './table.ts'

const trackOf = (row: Pick<Selectable<TrackTable>, 'id' | 'plate' | 'member_id' | 'started_at'>): Track => ({
  id: row.id,
  plate: row.plate,
  memberId: row.member_id,
  startedAt: row.started_at,
})

const withPoints = (row: Selectable<TrackTable>) => ({ ...trackOf(row), points: JSON.parse(row.points) })

export const endpoints = [
  serve(listTracks, ({ db, rows, query: { plate, memberId, ...page } }) => {
    // A trip has thousands of points, so only the endpoint for a single trip returns them.
    let found = rows('track').clearSelect().select(['id', 'plate', 'member_id', 'started_at'])
    if (plate) found = found.where('plate', '=', plate)
    if (memberId !== undefined) found = found.where('member_id', '=', memberId)
    return answerList(db, found, trackOf, { ...page, sorts: { id: 'id', startedAt: 'started_at' } })
  }),

  serve(readTrack, ({ rows, params: { trackId } }) => answerOne(rows('track'), trackId, withPoints)),
]
