import { isoOf } from '#company/calendar.ts'
import { areas } from '#resources/areas/entity.ts'
import { members } from '#resources/members/entity.ts'
import { sites } from '#resources/sites/entity.ts'
import type { RowOf } from '#server/entities/entity.ts'
import { namesOf } from '#server/entities/fields.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { inTurns } from '#server/in-turns.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { Words } from '#shared/messages.ts'
import { isPermitted } from '#shared/permissions.ts'
import { tourOf } from './columns.ts'
import type { Track, TrackNotice, TrackWithPoints } from './contract.ts'
import { type Fence, maxLateOf, type Notice, noticesOf, pointsUntil, visitsOf } from './rules.ts'
import type { Tour } from './tour.ts'

type Row = RowOf<'track'>
export type TrackReader = { rows: Rows; operator: Pick<Operator, 'permissions'> }

/** How far a van gets: to the end of its tour, or to the moment at which the shop closes. */
function lastSecondOf({ started_at, ends_at }: Pick<Row, 'started_at' | 'ends_at'>, { points }: Tour): number {
  const driven = points.at(-1)?.[0] ?? 0
  return ends_at === null ? driven : Math.min(driven, Math.floor((Date.parse(ends_at) - Date.parse(started_at)) / 1000))
}

/** A tour up to a moment. */
function untilNow(row: Row, now: number) {
  const tour = tourOf(row)
  const startMs = Date.parse(row.started_at)
  const end = lastSecondOf(row, tour)
  const seconds = Math.min(Math.floor((now - startMs) / 1000), end)
  return { tour, startMs, seconds, finishedAt: seconds < end ? null : isoOf(startMs + end * 1000) }
}

export const plainOf = (row: Row, finishedAt: string | null): Track => ({
  id: row.id,
  plate: row.plate,
  memberId: row.member_id,
  routeId: row.route_id,
  startedAt: row.started_at,
  finishedAt,
})

export const trackOf = (row: Row): Track => plainOf(row, untilNow(row, Date.now()).finishedAt)

/** The areas whose borders are watched, with their names. None without the permission to see them. */
export type Fences = { all: readonly Fence[]; names: ReadonlyMap<number, Words> }

export async function readFences({ rows, operator }: TrackReader): Promise<Fences> {
  if (!isPermitted(operator.permissions, 'areas:read')) return { all: [], names: new Map() }
  const found = await rows(areas).orderBy('id').execute()
  return {
    // Validated when they were written.
    all: found.map(({ id, shape }) => ({ id, shape: JSON.parse(shape) })),
    names: new Map(found.map(row => [row.id, namesOf(row)])),
  }
}

export async function readSiteNames(rows: Rows, tours: readonly Tour[]): Promise<ReadonlyMap<number, Words>> {
  const ids = [...new Set(tours.flatMap(({ stops }) => stops.map(({ siteId }) => siteId)))]
  if (ids.length === 0) return new Map()
  const found = await rows(sites).clearSelect().select(['id', 'name_en', 'name_zh']).where('id', 'in', ids).execute()
  return new Map(found.map(site => [site.id, namesOf(site)]))
}

const NO_NAME = { en: '', zh: '' }

export type Names = { sites: ReadonlyMap<number, Words>; areas: ReadonlyMap<number, Words> }

export const noticeToApi = (
  { seconds, ...notice }: Notice,
  { id, startMs }: { id: number; startMs: number },
  { sites, areas }: Names,
): TrackNotice => ({
  ...notice,
  trackId: id,
  at: isoOf(startMs + seconds * 1000),
  name: sites.get(notice.siteId ?? 0) ?? areas.get(notice.areaId ?? 0) ?? null,
})

/** Rows as the API returns them: with everything that follows from their points, up to now. */
export async function describeTracks(reader: TrackReader, found: readonly Row[]): Promise<TrackWithPoints[]> {
  const { rows, operator } = reader
  const now = Date.now()
  const tracks = found.map(row => ({ row, ...untilNow(row, now) }))
  const [fences, sites, drivers, routes] = await Promise.all([
    readFences(reader),
    readSiteNames(
      rows,
      tracks.map(({ tour }) => tour),
    ),
    readDrivers(reader, found),
    readRoutes(rows, operator, found),
  ])
  const described: TrackWithPoints[] = []
  // One at a time: with a hundred areas, the crossings of a day's tours take long.
  for await (const part of inTurns(tracks, 1)) described.push(...part.map(describe))
  return described

  function describe({ row, tour, startMs, seconds, finishedAt }: (typeof tracks)[number]): TrackWithPoints {
    const points = pointsUntil(tour.points, seconds)
    const { visits, others } = visitsOf(points, tour.stops)
    const notices = noticesOf(tour.points, tour.stops, fences.all).filter(notice => notice.seconds <= seconds)
    const momentOf = (at: number) => isoOf(startMs + at * 1000)
    const momentOrNull = (at: number | null) => (at === null ? null : momentOf(at))
    return {
      ...plainOf(row, finishedAt),
      route: routes.get(row.route_id ?? 0) ?? null,
      driver: drivers.get(row.member_id) ?? null,
      points,
      stops: visits.map(({ siteId, lng, lat, dueSeconds, arrivedSeconds, leftSeconds }) => ({
        siteId,
        name: sites.get(siteId) ?? NO_NAME,
        lng,
        lat,
        dueAt: momentOf(dueSeconds),
        arrivedAt: momentOrNull(arrivedSeconds),
        leftAt: momentOrNull(leftSeconds),
      })),
      stays: others.map(({ from, to, lng, lat }) => ({ from: momentOf(from), to: momentOrNull(to), lng, lat })),
      notices: notices.map(notice => noticeToApi(notice, { id: row.id, startMs }, { sites, areas: fences.names })),
      maxLateSeconds: maxLateOf(notices),
    }
  }
}

/** The greatest delay of a tour so far. */
export function maxLateSecondsOf(row: Row): number {
  const { tour, seconds } = untilNow(row, Date.now())
  return maxLateOf(noticesOf(tour.points, tour.stops, []).filter(notice => notice.seconds <= seconds))
}

async function readDrivers({ rows, operator }: TrackReader, tracks: readonly Row[]) {
  const ids = [...new Set(tracks.map(({ member_id }) => member_id))]
  if (ids.length === 0 || !isPermitted(operator.permissions, 'members:read')) return new Map<number, Words>()
  const found = await rows(members).where('id', 'in', ids).execute()
  return new Map(found.map(row => [row.id, namesOf(row)]))
}

async function readRoutes(rows: Rows, { permissions }: TrackReader['operator'], tracks: readonly Row[]) {
  const ids = [...new Set(tracks.flatMap(({ route_id }) => route_id ?? []))]
  if (ids.length === 0 || !isPermitted(permissions, 'delivery-routes:read')) return new Map<number, string>()
  const found = await rows('delivery_route').clearSelect().select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, name }) => [id, name]))
}
