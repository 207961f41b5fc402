import { isoOf } from '#company/calendar.ts'
import { createRandom } from '#company/random.ts'
import { deliveryRoutes } from '#resources/delivery-routes/entity.ts'
import { sites } from '#resources/sites/entity.ts'
import type { RowOf } from '#server/entities/entity.ts'
import type { Writing } from '#server/writes/write.ts'
import { toColumns, tourOf } from './columns.ts'
import { planTour } from './tour.ts'
import { plainOf } from './tracks.ts'

/** The vans that drive at a time, one per delivery route. */
const MAX_VANS = 50
/** The driven tours that a sandbox keeps: every fork copies them. */
const MAX_KEPT = 200
const PACE = { stay: [45, 90], seconds: 35 * 60 } as const
/** Degrees around the depot in which a tour begins to look for stops, and how many places it wants to choose from. */
const [REACH, MAX_REACH] = [0.02, 0.64]
const MIN_PLACES = 12

/** Positions are known for each second, so tours begin and end with one. */
const wholeSecond = (at: number) => Math.floor(at / 1000) * 1000

/** The tours that were not over at a moment. */
export const selectUnderWay = (rows: Writing['rows'], now: number) =>
  rows('track').where('route_id', 'is not', null).where('ends_at', '>', isoOf(now)).orderBy('id')

/**
 * Sends out a van for every delivery route until the shop closes. Vans that are already under way go on.
 * Called with the shop's opening, in its transaction.
 */
export async function sendVans(writing: Writing, openedAt: number, closesAt: number): Promise<void> {
  const [now, until] = [wholeSecond(openedAt), wholeSecond(closesAt)]
  const { rows, updateTable, insertInto, nextId, record } = writing
  const underWay = (await selectUnderWay(rows, now).execute()).filter(row => endOf(row) > now)
  for (const { id } of underWay)
    await updateTable('track')
      .set({ ends_at: isoOf(until) })
      .where('id', '=', id)
      .execute()
  const busy = new Set(underWay.map(({ route_id }) => route_id))
  const routes = (await rows(deliveryRoutes).orderBy('id').limit(MAX_VANS).execute()).filter(({ id }) => !busy.has(id))
  const drivers = await rows('member')
    .where('job', '=', 'driver')
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute()
  if (routes.length === 0 || drivers.length === 0) return
  const first = await nextId('track', routes.length)
  const sent = []
  for (const [index, route] of routes.entries()) {
    const places = await findPlaces(rows, route.site_id)
    const depot = places.find(({ id }) => id === route.site_id)
    const driver = drivers[index % drivers.length]
    if (!depot || !driver) continue
    const random = createRandom(`van of route ${route.id} at ${now}`)
    sent.push({
      id: first + index,
      plate: plateOf(route.id),
      member_id: driver.id,
      route_id: route.id,
      started_at: isoOf(now),
      ends_at: isoOf(until),
      ...toColumns(planTour(random, depot, places, PACE)),
    })
  }
  if (sent.length === 0) return
  const inserted = await insertInto('track', sent).returningAll().execute()
  for (const row of inserted)
    record({ entity: 'tracks', id: row.id, action: 'create', before: null, after: plainOf(row, null) })
  await dropOldest(writing)
}

/** Ends all tours that are under way, because the shop has closed. */
export async function stopVans({ updateTable, rows }: Writing, closedAt: number): Promise<void> {
  const now = wholeSecond(closedAt)
  const ids = (await selectUnderWay(rows, now).execute()).map(({ id }) => id)
  if (ids.length > 0)
    await updateTable('track')
      .set({ ends_at: isoOf(now) })
      .where('id', 'in', ids)
      .execute()
}

const endOf = (row: RowOf<'track'>) => Date.parse(row.started_at) + (tourOf(row).points.at(-1)?.[0] ?? 0) * 1000

/** Two letters and four digits, like those of the seeded vans. */
const plateOf = (routeId: number) => `RDL-${String(2000 + (routeId % 8000)).padStart(4, '0')}`

/** A service point and those around it, in a square that grows until there are enough. */
async function findPlaces(rows: Writing['rows'], siteId: number) {
  const located = rows(sites).clearSelect().select(['id', 'lng', 'lat'])
  const depot = await located.where('id', '=', siteId).executeTakeFirst()
  if (!depot) return []
  for (let reach = REACH; ; reach *= 2) {
    const near = await located
      .where(({ between, and }) =>
        and([
          between('lng', depot.lng - reach, depot.lng + reach),
          between('lat', depot.lat - reach, depot.lat + reach),
        ]),
      )
      .orderBy('id')
      .execute()
    if (near.length >= MIN_PLACES || reach >= MAX_REACH) return near
  }
}

async function dropOldest({ rows, deleteFrom }: Writing) {
  const driven = await rows('track')
    .clearSelect()
    .select('id')
    .where('route_id', 'is not', null)
    .orderBy('id', 'desc')
    .execute()
  const dropped = driven.slice(MAX_KEPT).map(({ id }) => id)
  if (dropped.length > 0) await deleteFrom('track').where('id', 'in', dropped).execute()
}
