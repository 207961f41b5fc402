import type { BaseMap } from '#shared/platform/base-map.ts'

/** The origin of an https address without secrets in it; null for anything else. What a policy names must be nothing more. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, origin, username, password } = new URL(text)
  // A host may hold braces, and a policy must not.
  return protocol === 'https:' && username === '' && password === '' && /^[\w.:/[\]-]+$/.test(origin) ? origin : null
}

/** A path of the console's own origin. */
const isOwnPath = (text: string) => /^\/(?![/\\])[^\s\\]*$/.test(text)

/** Raster tiles name the places of zoom, column and row; everything else is a style. null: neither https nor of the own origin. */
export function parseBaseMap(text: string): Omit<BaseMap, 'credit'> | null {
  if (!isOwnPath(text) && originOf(text) === null) return null
  const isRaster = ['{z}', '{x}', '{y}'].every(place => text.includes(place))
  return { kind: isRaster ? 'raster' : 'style', url: text }
}

/** Origins between spaces, such as a style takes its tiles from; null when one is none. */
export function parseOrigins(text: string): string[] | null {
  const origins = text.split(/\s+/).map(one => (originOf(one) === one ? one : null))
  return origins.includes(null) ? null : origins.filter(one => one !== null)
}

/** What pages may connect to for their maps, besides the console. */
export const mapOrigins = (baseMap: BaseMap | null, hosts: readonly string[]): string[] => [
  ...new Set([...[baseMap && originOf(baseMap.url)].filter(origin => origin !== null), ...hosts]),
]
