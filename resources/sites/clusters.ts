import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster'
import type { Reader } from '#server/database/open.ts'
import { getExisting } from '#shared/objects.ts'
import type { Matched } from './filter-locations.ts'
import { isIn, type Location } from './locations.ts'
import { type Box, type Clustering, cellSize, type LngLat, MAX_ZOOM, WORLD_PX } from './rules.ts'

/** Locations that are drawn as one. A group of one is the site itself. */
export type Group = { lng: number; lat: number; count: number; bounds: Box; siteId: number }

/** Keeps a reply below 40 KB. */
export const MAX_GROUPS = 140
/** A box can be this many cells wide. A wider one gets larger cells. */
const MAX_CELLS_WIDE = 40

type Wanted = { box: Box; zoom: number; clustering: Clustering }

/** The groups of the locations in a box, at the highest zoom level (up to the wanted one) at which they are few enough. */
export function groupsIn(db: Reader, matched: Matched, { box, zoom: wanted, clustering }: Wanted) {
  const inBox = matched.all.filter(location => isIn(box, location))
  const group = clustering === 'grid' ? (zoom: number) => groupByCell(inBox, zoom) : groupByDistance(db, matched, box)
  let zoom = Math.min(wanted, highestZoom(box))
  let groups = group(zoom)
  while (groups.length > MAX_GROUPS && zoom > 0) groups = group(--zoom)
  return { count: inBox.length, zoom, groups: groups.toSorted((a, b) => b.count - a.count) }
}

function highestZoom({ west, east }: Box): number {
  const cells = (east - west) / cellSize(0).width
  return Math.max(0, Math.floor(Math.log2(MAX_CELLS_WIDE / cells)))
}

function widen(bounds: Box, other: Box): void {
  bounds.west = Math.min(bounds.west, other.west)
  bounds.south = Math.min(bounds.south, other.south)
  bounds.east = Math.max(bounds.east, other.east)
  bounds.north = Math.max(bounds.north, other.north)
}

const pointBox = ({ lng, lat }: LngLat): Box => ({ west: lng, south: lat, east: lng, north: lat })

function groupByCell(locations: readonly Location[], zoom: number): Group[] {
  const { width, height } = cellSize(zoom)
  const groups = new Map<number, Group>()
  for (const location of locations) {
    const { lng, lat, id } = location
    // Even at the highest zoom level, no row has 2^25 cells.
    const cell = Math.floor(lat / height) * 2 ** 25 + Math.floor(lng / width)
    const group = groups.get(cell)
    if (!group) groups.set(cell, { lng, lat, count: 1, bounds: pointBox(location), siteId: id })
    else {
      // Sums, until all locations have been added.
      group.lng += lng
      group.lat += lat
      group.count++
      widen(group.bounds, pointBox(location))
    }
  }
  return [...groups.values()].map(group => ({ ...group, lng: group.lng / group.count, lat: group.lat / group.count }))
}

type Site = { siteId: number }
type Index = Supercluster<Site, Site & Box>

const RADIUS_PX = 60
/** How many sites the indexes have together. An index of all 20,000 takes about 8 MB. */
const MAX_INDEXED = 25_000
type Kept = { index: Index; count: number }
const indexes = new WeakMap<Reader, Map<string, Kept>>()

/** Building an index takes longer than all else, so those of the latest filters are kept. */
function groupByDistance(db: Reader, { key, all }: Matched, { west, south, east, north }: Box) {
  const recent = indexes.getOrInsertComputed(db, () => new Map())
  const kept = recent.get(key) ?? { index: indexOf(all), count: all.length }
  // A map lists its keys in the order in which they were added, so the oldest are dropped first.
  recent.delete(key)
  let room = MAX_INDEXED - kept.count
  for (const [other, { count }] of [...recent].toReversed()) {
    room -= count
    if (room < 0) recent.delete(other)
  }
  recent.set(key, kept)
  return (zoom: number) => kept.index.getClusters([west, south, east, north], zoom).map(groupOf)
}

function indexOf(all: readonly Location[]): Index {
  const byId = new Map(all.map(location => [location.id, location]))
  return new Supercluster<Site, Site & Box>({
    radius: RADIUS_PX,
    extent: WORLD_PX,
    maxZoom: MAX_ZOOM,
    // Each id is that of a location.
    map: ({ siteId }) => ({ siteId, ...pointBox(getExisting(byId, siteId)) }),
    reduce: widen,
  }).load(
    all.map(({ id, lng, lat }) => ({
      type: 'Feature',
      properties: { siteId: id },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  )
}

function groupOf({ geometry, properties }: ClusterFeature<Site & Box> | PointFeature<Site>): Group {
  // The coordinates of a point.
  const [lng, lat] = geometry.coordinates as [number, number]
  const { siteId } = properties
  if (!('cluster' in properties)) {
    return { lng, lat, count: 1, siteId, bounds: pointBox({ lng, lat }) }
  }
  const { point_count: count, west, south, east, north } = properties
  return { lng, lat, count, siteId, bounds: { west, south, east, north } }
}
