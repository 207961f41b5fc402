import type { Position } from 'geojson'
import type { Box } from '#resources/sites/rules.ts'

/** The smallest box around a county. Null if the map has no such county, or its shapes can't be loaded. */
export async function boxOfCounty(id: string): Promise<Box | null> {
  const { loadCounties } = await import('#client/ui/map/counties/counties.ts')
  const shapes = await loadCounties().catch(() => null)
  const county = shapes?.areas.features.find(({ properties }) => properties.code === id)
  if (!county) return null
  const { type, coordinates } = county.geometry
  const rings = type === 'Polygon' ? coordinates : coordinates.flat()
  return boxAround(rings.flat())
}

function boxAround(points: readonly Position[]): Box {
  const [lngs, lats] = [points.map(([lng = 0]) => lng), points.map(([, lat = 0]) => lat)]
  return { west: Math.min(...lngs), east: Math.max(...lngs), south: Math.min(...lats), north: Math.max(...lats) }
}
