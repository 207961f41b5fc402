import { counties as countiesUrl } from 'virtual:base-map'
import type { Feature, MultiLineString, MultiPolygon, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Language } from '#shared/messages.ts'

/** The properties of a county's feature: official code, name in both languages, and the position of its label. */
export type CountyProperties = Record<Language, string> & { code: string; at: [lng: number, lat: number] }

/** The counties as maps draw them: filled areas, shared borders drawn once, and the coastline. */
export type CountyShapes = {
  areas: { type: 'FeatureCollection'; features: Feature<Polygon | MultiPolygon, CountyProperties>[] }
  borders: MultiLineString
  edges: MultiLineString
}
type Counties = Topology<{ counties: GeometryCollection<CountyProperties> }>

let loading: Promise<CountyShapes> | null = null

/** Fetches the counties once. After a failure, the next call tries again. */
export function loadCounties(): Promise<CountyShapes> {
  loading ??= fetchCounties().catch(error => {
    loading = null
    throw error
  })
  return loading
}

async function fetchCounties(): Promise<CountyShapes> {
  const reply = await fetch(countiesUrl)
  if (!reply.ok) throw new Error(`the counties were answered with ${reply.status}`)
  // Our own build writes this file.
  const atlas: Counties = await reply.json()
  const { counties } = atlas.objects
  return {
    // The build gives each county these properties (scripts/build/base-map).
    areas: feature(atlas, counties) as CountyShapes['areas'],
    borders: mesh(atlas, counties, (a, b) => a !== b),
    edges: mesh(atlas, counties, (a, b) => a === b),
  }
}
