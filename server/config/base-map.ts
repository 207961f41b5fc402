import type { BaseMap } from '#shared/platform/base-map.ts'

/** The origin of an https URL, or null. It goes into the content security policy, so it can't contain credentials. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, origin, username, password } = new URL(text)
  // A host can contain characters such as braces, which a policy must not.
  return protocol === 'https:' && username === '' && password === '' && /^[\w.:/[\]-]+$/.test(origin) ? origin : null
}

/** Whether the text is a path on the console's own origin. */
const isOwnPath = (text: string) => /^\/(?![/\\])[^\s\\]*$/.test(text)

/**
 * A URL with placeholders for zoom, column and row is a raster tile set. Any other URL is a style. Returns null if the
 * URL is neither https nor on the own origin.
 */
export function parseBaseMap(text: string): Omit<BaseMap, 'credit'> | null {
  if (!isOwnPath(text) && originOf(text) === null) return null
  const isRaster = ['{z}', '{x}', '{y}'].every(place => text.includes(place))
  return { kind: isRaster ? 'raster' : 'style', url: text }
}

/** Parses https origins separated by spaces, such as the tile hosts of a style. Returns null if one is invalid. */
export function parseOrigins(text: string): string[] | null {
  const origins = text.split(/\s+/).map(one => (originOf(one) === one ? one : null))
  return origins.includes(null) ? null : origins.filter(one => one !== null)
}

/** Origins besides the console's own that maps may connect to. */
export const mapOrigins = (baseMap: BaseMap | null, hosts: readonly string[]): string[] => [
  ...new Set([...[baseMap && originOf(baseMap.url)].filter(origin => origin !== null), ...hosts]),
]
