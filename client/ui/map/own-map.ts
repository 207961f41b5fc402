import type { StyleSpecification } from 'maplibre-gl'
import { api } from '#client/api/api.ts'
import { type BaseMap, readBaseMap } from '#resources/base-map/contract.ts'

const ANSWERS_WITHIN_MS = 8000

/** The base map that the deployment sets; `failed` when it does not answer, `none` when none is set. */
export type OwnMap = { is: 'set'; baseMap: BaseMap } | { is: 'failed' } | { is: 'none' }

/** Asks for the deployment's base map, and whether it is to be had: MapLibre says nothing of tiles that are not there. */
export async function loadOwnMap(): Promise<OwnMap> {
  // A console that does not answer is no reason to show no map.
  const { baseMap } = await api.call(readBaseMap).catch(() => ({ baseMap: null }))
  if (!baseMap) return { is: 'none' }
  try {
    const { ok } = await fetch(sampleOf(baseMap), { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    return ok ? { is: 'set', baseMap } : { is: 'failed' }
  } catch {
    return { is: 'failed' }
  }
}

/** A part that must be there: the style itself, or the one tile of the whole world. */
const sampleOf = ({ url }: BaseMap) => url.replace('{z}', '0').replace('{x}', '0').replace('{y}', '0')

/** What MapLibre draws it with: a style's address as it is, tiles as the one layer of a style. */
export function ownStyle({ kind, url }: BaseMap): StyleSpecification | string {
  // Both may be paths of this server.
  const address = url.startsWith('/') ? location.origin + url : url
  if (kind === 'style') return address
  return {
    version: 8,
    sources: { tiles: { type: 'raster', tiles: [address], tileSize: 256, maxzoom: 19 } },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  }
}
