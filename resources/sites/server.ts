import { localityOf, townshipOf, townships } from '#company/townships.ts'
import { sortsOf } from '#server/database/mapping.ts'
import { nameContains } from '#server/database/text/text.ts'
import { defineList, serveList, serveRead } from '#server/endpoints/endpoints.ts'
import { isWithin } from '#server/endpoints/list.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { serve } from '#server/http/serve.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { refuse } from '#shared/errors.ts'
import { roundDegrees } from '#shared/geometry/degrees.ts'
import { getExisting } from '#shared/objects.ts'
import { type Group, groupsIn } from './clusters.ts'
import { clusterSites, listNearestSites, listSites, readSite, type Site, type SiteCluster } from './contract.ts'
import { openHours, sites } from './entity.ts'
import { fields } from './fields.ts'
import { filterLocations } from './filter-locations.ts'
import { locationsOf } from './locations.ts'
import { nearestTo } from './nearest.ts'
import { type Box, type LngLat, PICK_UP_KINDS } from './rules.ts'
import { shopsWithStock } from './stock.ts'

const list = defineList(sites, listSites, {
  filters: {
    kind: (found, kind) => found.where('kind', '=', kind),
    township: (found, digits) => found.where(isWithin('township_id', digits)),
    isOpen: (found, isOpen) => found.where('hours', isOpen ? 'in' : 'not in', openHours()),
    productId: (found, productId, rows) => found.where('id', 'in', shopsWithStock(rows, productId)),
    west: (found, west) => found.where('lng', '>=', west),
    south: (found, south) => found.where('lat', '>=', south),
    east: (found, east) => found.where('lng', '<', east),
    north: (found, north) => found.where('lat', '<', north),
    isPickUp: (found, isPickUp) => found.where('kind', isPickUp ? 'in' : 'not in', PICK_UP_KINDS),
    search: (found, text) => found.where(nameContains(text)),
  },
  sorts: sortsOf(fields),
})

type Context = { rows: Rows; operator: Operator }

/** The sites with these ids, in this order. */
async function readSites({ rows, operator }: Context, ids: readonly number[]): Promise<Site[]> {
  if (ids.length === 0) return []
  const found = new Map((await rows(sites).where('id', 'in', ids).execute()).map(row => [row.id, row]))
  return ids.flatMap(id => found.get(id) ?? []).map(row => sites.toApi(row, operator))
}

const roundBox = ({ west, south, east, north }: Box): Box => ({
  west: roundDegrees(west),
  south: roundDegrees(south),
  east: roundDegrees(east),
  north: roundDegrees(north),
})

const clusterOf = ({ lng, lat, count, bounds }: Group): SiteCluster => ({
  lng: roundDegrees(lng),
  lat: roundDegrees(lat),
  count,
  bounds: roundBox(bounds),
  locality: localityOf(nearestTo({ lng, lat }, townships(), 1)[0]?.id ?? ''),
})

/** The middle of a township, or the point of the query. */
function originOf({ lng, lat, townshipId }: Partial<LngLat> & { townshipId?: string }) {
  if (townshipId !== undefined) {
    const township = townshipOf(townshipId)
    if (!township) throw refuse('not-found')
    return { lng: township.lng, lat: township.lat, locality: localityOf(townshipId) }
  }
  // Without a township, the contract requires both.
  return { lng: lng as number, lat: lat as number, locality: null }
}

export const endpoints = [
  serveList(list),
  serveRead(sites, readSite),

  serve(clusterSites, async ({ query, ...context }) => {
    const { west, south, east, north, zoom, clustering, ...filter } = query
    const matched = await filterLocations(context.rows, await locationsOf(context.db), filter)
    const box = { west, south, east, north }
    const { groups, ...found } = groupsIn(context.db, matched, { box, zoom, clustering })
    const single = groups.filter(({ count }) => count === 1).map(({ siteId }) => siteId)
    const body = {
      ...found,
      clusters: groups.filter(({ count }) => count > 1).map(clusterOf),
      sites: await readSites(context, single),
    }
    return { status: 200, body }
  }),

  serve(listNearestSites, async ({ query, ...context }) => {
    const { lng, lat, townshipId, limit, ...filter } = query
    const origin = originOf({ lng, lat, townshipId })
    const { all } = await filterLocations(context.rows, await locationsOf(context.db), filter)
    const nearest = nearestTo(origin, all, limit)
    const metres = new Map(nearest.map(({ id, distanceMetres }) => [id, Math.round(distanceMetres)]))
    const found = await readSites(context, [...metres.keys()])
    // Each site that was found is one of them.
    const rows = found.map(site => ({ ...site, distanceMetres: getExisting(metres, site.id) }))
    return { status: 200, body: { origin, rows } }
  }),
]
