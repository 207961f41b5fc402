import * as z from 'zod/mini'
import { endpoint, events, refusal } from '#shared/contract.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { Day, MAX_INTEGER, Names, RowId } from '#shared/row.ts'
import { TimeZone } from '#shared/time/time-zone.ts'
import { MAX_MISSED_SECONDS, NOTICE_KINDS } from './rules.ts'

export const title = { en: 'Tracks', zh: '軌跡' }
export const description = 'Where the delivery vans were, and where they are now.'

/** A tour of a delivery van. */
export const Track = z.object({
  id: RowId,
  plate: z.string(),
  /** The driver. */
  memberId: RowId,
  /** The delivery route; null for the tours that the practice data brings along. */
  routeId: z.nullable(RowId),
  startedAt: z.iso.datetime(),
  /** null while the van is under way. */
  finishedAt: z.nullable(z.iso.datetime()),
})
export type Track = z.infer<typeof Track>

/** Something about a van that its dispatcher should know, at the moment at which it was recognised. */
export const TrackNotice = z.object({
  trackId: RowId,
  at: z.iso.datetime(),
  kind: z.enum(NOTICE_KINDS),
  /** The service point, for `arrived` and `late`; otherwise null. */
  siteId: z.nullable(RowId),
  /** The area, for `entered` and `left`; otherwise null. */
  areaId: z.nullable(RowId),
  /** The name of the service point or area; null for other notices. */
  name: z.nullable(Names),
  /** For `arrived`, negative if the van was early; otherwise null. */
  lateSeconds: z.nullable(z.int()),
})
export type TrackNotice = z.infer<typeof TrackNotice>

/** A planned stop and when the van was there. */
export const TrackStop = z.object({
  siteId: RowId,
  name: Names,
  lng: z.number(),
  lat: z.number(),
  dueAt: z.iso.datetime(),
  /** null until it has arrived. */
  arrivedAt: z.nullable(z.iso.datetime()),
  /** null until it has left. */
  leftAt: z.nullable(z.iso.datetime()),
})

/** A tour up to this moment. */
export const TrackWithPoints = z.extend(Track, {
  /** The name of the route; null without one. */
  route: z.nullable(z.string()),
  /** null if the van has no driver. */
  driver: z.nullable(Names),
  /** [seconds since the start, longitude, latitude]. Between two points the van drove straight at a constant speed. */
  points: z.array(z.tuple([z.number(), z.number(), z.number()])),
  stops: z.array(TrackStop),
  /** Where else it stood. `to` is null if it still does. */
  stays: z.array(
    z.object({
      from: z.iso.datetime(),
      /** null while it is still there. */
      to: z.nullable(z.iso.datetime()),
      lng: z.number(),
      lat: z.number(),
    }),
  ),
  /** In chronological order. Crossings of areas need the permission `areas:read`, and use the areas as they are now. */
  notices: z.array(TrackNotice),
  /** The greatest delay of its arrivals. */
  maxLateSeconds: z.int(),
})
export type TrackWithPoints = z.infer<typeof TrackWithPoints>

export const listTracks = endpoint('GET /api/tracks', {
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

export const TrackDay = z.object({
  day: Day,
  count: z.int(),
  /** The greatest delay of all arrivals. */
  maxLateSeconds: z.int(),
})

const zone = z._default(TimeZone, 'Asia/Taipei')

export const listTrackDays = endpoint('GET /api/tracks/days', {
  summary: {
    en: 'List the days on which vans were on tour, the latest first',
    zh: '列出有配送車出車的日期，最近的在前',
  },
  needs: 'tracks:read',
  query: z.object({ zone }),
  replies: { 200: z.object({ rows: z.array(TrackDay) }) },
})

export const readTrackDay = endpoint('GET /api/tracks/day', {
  summary: { en: 'Get all tracks that begin on a day, with their points', zh: '讀取某日開始的所有軌跡與座標點' },
  needs: 'tracks:read',
  query: z.object({ day: Day, zone }),
  replies: { 200: z.object({ day: Day, rows: z.array(TrackWithPoints) }) },
})

/** Where the vans of the open shop are at a second. */
export const VanSecond = z.object({
  /** Unix time. It is the id of the event, so a reader that reconnects continues with the next second. */
  second: z.int(),
  isOpen: z.boolean(),
  /** Seconds that are left out, because the reader was away for too long. Their tracks can be read from the API. */
  omitted: z.optional(z.int()),
  vans: z.array(z.object({ trackId: RowId, lng: z.number(), lat: z.number() })),
  notices: z.array(TrackNotice),
})
export type VanSecond = z.infer<typeof VanSecond>

export const streamVans = endpoint('GET /api/tracks/live', {
  summary: {
    en: `Stream the positions of the vans every second while the shop is open, resuming after Last-Event-ID (up to ${MAX_MISSED_SECONDS / 60} minutes)`,
    zh: `商店營業時每秒傳送配送車的位置，可從 Last-Event-ID 之後接續（最長 ${MAX_MISSED_SECONDS / 60} 分鐘）`,
  },
  needs: 'tracks:read',
  query: z.object({ after: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_INTEGER))) }),
  /** Overrides `after`, because a browser that reconnects repeats the original URL. */
  headers: z.object({ 'last-event-id': z.optional(z.string().check(z.regex(/^\d{1,10}$/))) }),
  replies: { 200: events(VanSecond), 429: refusal(['too-many-streams'], { limit: z.int() }) },
})

export const readTrack = endpoint('GET /api/tracks/:trackId', {
  summary: { en: 'Get a track with its points, stops and notices', zh: '讀取軌跡與其座標點、停靠點與通知' },
  needs: 'tracks:read',
  replies: { 200: TrackWithPoints },
})
