import type { StyleSpecification } from 'maplibre-gl'
import { api } from '#client/api/api.ts'
import { type BaseMap, readBaseMap } from '#resources/base-map/contract.ts'

const ANSWERS_WITHIN_MS = 8000

/** The deployment's own base map: `failed` if it does not respond, `none` if it has none. */
export type OwnMap = { is: 'set'; baseMap: BaseMap } | { is: 'failed' } | { is: 'none' }

/**
 * Loads the deployment's base map setting, and checks that the map responds: MapLibre does not report missing tiles.
 */
export async function loadOwnMap(): Promise<OwnMap> {
  // If the setting can't be read, the built-in map is shown.
  const { baseMap } = await api.call(readBaseMap).catch(() => ({ baseMap: null }))
  if (!baseMap) return { is: 'none' }
  try {
    const { ok } = await fetch(sampleOf(baseMap), { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    return ok ? { is: 'set', baseMap } : { is: 'failed' }
  } catch {
    return { is: 'failed' }
  }
}

/** A file that must exist: the style itself, or the single tile of zoom level 0. */
const sampleOf = ({ url }: BaseMap) => url.replace('{z}', '0').replace('{x}', '0').replace('{y}', '0')

/** The style for MapLibre: the URL of a style, or a style with the tiles as its only layer. */
export function ownStyle({ kind, url }: BaseMap): StyleSpecification | string {
  // Both may be paths on this server.
  const address = url.startsWith('/') ? location.origin + url : url
  if (kind === 'style') return address
  return {
    version: 8,
    sources: { tiles: { type: 'raster', tiles: [address], tileSize: 256, maxzoom: 19 } },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  }
}
