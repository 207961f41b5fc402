import { answerList, readOne } from '#server/endpoints/list.ts'
import { serve } from '#server/http/serve.ts'
import { refuse } from '#shared/errors.ts'
import { addDays, dayOf, startOfDay } from '#shared/time/zone.ts'
import { listTrackDays, listTracks, readTrack, readTrackDay, streamVans } from './contract.ts'
import { vanSeconds } from './follow.ts'
import { describeTracks, maxLateSecondsOf, trackOf } from './tracks.ts'

export const endpoints = [
  serve(listTracks, ({ db, rows, query: { plate, memberId, ...page } }) => {
    let found = rows('track')
    if (plate) found = found.where('plate', '=', plate)
    if (memberId !== undefined) found = found.where('member_id', '=', memberId)
    return answerList(db, found, trackOf, { ...page, sorts: { id: 'id', startedAt: 'started_at' } })
  }),

  serve(listTrackDays, async ({ rows, query: { zone } }) => {
    const tracks = await rows('track').execute()
    const days = Map.groupBy(tracks, ({ started_at }) => dayOf(started_at, zone))
    const listed = [...days].map(([day, of]) => ({
      day,
      count: of.length,
      maxLateSeconds: Math.max(...of.map(maxLateSecondsOf)),
    }))
    return { status: 200, body: { rows: listed.sort((one, other) => (one.day < other.day ? 1 : -1)) } }
  }),

  serve(readTrackDay, async ({ query: { day, zone }, ...reader }) => {
    const found = await reader
      .rows('track')
      .where('started_at', '>=', startOfDay(day, zone))
      .where('started_at', '<', startOfDay(addDays(day, 1), zone))
      .orderBy('started_at')
      .orderBy('id')
      .execute()
    return { status: 200, body: { day, rows: await describeTracks(reader, found) } }
  }),

  serve(streamVans, async ({ live, operator, cut, query, headers, ...context }) => {
    const last = headers['last-event-id'] ?? query.after
    const after = last === undefined ? null : Number(last)
    const source = (signal: AbortSignal) => vanSeconds({ ...context, operator }, after, signal)
    return { status: 200, body: live.feed({ endpoint: streamVans, operator, source, cut }) }
  }),

  serve(readTrack, async ({ params: { trackId }, ...reader }) => {
    const [track] = await describeTracks(reader, [await readOne(reader.rows('track'), trackId)])
    if (!track) throw refuse('not-found')
    return { status: 200, body: track }
  }),
]
