import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { RowId } from '#shared/row.ts'

export const title = { en: 'Tracks', zh: '軌跡' }

/** A trip of a delivery van. */
export const Track = z.object({
  id: RowId,
  plate: z.string(),
  /** The driver. */
  memberId: RowId,
  startedAt: z.iso.datetime(),
})
export type Track = z.infer<typeof Track>

export const TrackWithPoints = z.extend(Track, {
  /** [seconds since the start, longitude, latitude] of each point. */
  points: z.array(z.tuple([z.number(), z.number(), z.number()])),
})

export const listTracks = endpoint({
  method: 'GET',
  path: '/api/tracks',
  summary: { en: 'List tracks of delivery vans, without their points', zh: '列出配送車的軌跡，不含座標點' },
  needs: 'tracks:read',
  query: z.object({
    plate: z.optional(z.string().check(z.maxLength(20))),
    memberId: z.optional(RowId),
    sort: z._default(sortQuery(['id', 'startedAt']), '-startedAt'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Track) },
})

export const readTrack = endpoint({
  method: 'GET',
  path: '/api/tracks/:trackId',
  summary: { en: 'Get a track with all its points', zh: '讀取軌跡與所有座標點' },
  needs: 'tracks:read',
  params: z.object({ trackId: RowId }),
  replies: { 200: TrackWithPoints, 404: refusal(['not-found']) },
})
