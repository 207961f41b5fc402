import { counties as countiesUrl } from 'virtual:base-map'
import type { Feature, MultiLineString, MultiPolygon, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Language } from '#shared/messages.ts'

/** What a county's feature says of it: its official code, its name in both languages, and a place for that name. */
export type CountyProperties = Record<Language, string> & { code: string; at: [lng: number, lat: number] }

/** The counties as maps draw them: filled areas, each line between two of them once, and the coast round them. */
export type CountyShapes = {
  areas: { type: 'FeatureCollection'; features: Feature<Polygon | MultiPolygon, CountyProperties>[] }
  borders: MultiLineString
  edges: MultiLineString
}
type Counties = Topology<{ counties: GeometryCollection<CountyProperties> }>

let loading: Promise<CountyShapes> | null = null

/** Fetches the counties once; a failed fetch is tried again at the next call. */
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
  // Our own build wrote it.
  const atlas = (await reply.json()) as Counties
  const { counties } = atlas.objects
  return {
    areas: feature(atlas, counties) as CountyShapes['areas'],
    borders: mesh(atlas, counties, (a, b) => a !== b),
    edges: mesh(atlas, counties, (a, b) => a === b),
  }
}
