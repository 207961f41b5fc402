import { parseXml } from '#client/files/parse-xml.ts'
import type { Area } from '#resources/areas/contract.ts'
import type { Polygon, Ring } from '#resources/areas/rules.ts'
import { type Feature, failed, type Reading, readFeatures, type TeamOf } from './imported.ts'

/**
 * Reads the polygons of a KML file (OGC 2.3): each placemark is an area. The browser's XML parser loads no external
 * entities.
 */
export function readKml(text: string): Reading {
  const xml = parseXml(text)
  return xml ? readFeatures([...xml.querySelectorAll('Placemark')], featureOf) : failed('not_xml')
}

function featureOf(placemark: Element): Feature {
  const polygons = [...placemark.querySelectorAll('Polygon')]
  return {
    en: dataOf(placemark, 'name_en') || childText(placemark, 'name'),
    zh: dataOf(placemark, 'name_zh') || childText(placemark, 'name'),
    coordinates: polygons.length === 0 ? null : polygons.map(ringsOf),
    mayOverlap: dataOf(placemark, 'mayOverlap') === 'true',
    team: dataOf(placemark, 'team'),
  }
}

const childText = (element: Element, name: string): string =>
  [...element.children].find(({ localName }) => localName === name)?.textContent?.trim() ?? ''

const dataOf = (placemark: Element, name: string): string =>
  [...placemark.querySelectorAll('Data')].find(data => data.getAttribute('name') === name)?.textContent?.trim() ?? ''

const ringsOf = (polygon: Element): number[][][] =>
  ['outerBoundaryIs', 'innerBoundaryIs'].flatMap(name =>
    [...polygon.querySelectorAll(name)].map(boundary =>
      pointsOf(boundary.querySelector('coordinates')?.textContent ?? ''),
    ),
  )

/** `121.5,25.0,0 121.6,25.0,0`: longitude, latitude and perhaps a height. */
const pointsOf = (text: string): number[][] =>
  text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(point => point.split(',').map(part => (part.trim() === '' ? Number.NaN : Number(part))))

/** The areas as KML, one placemark each. */
export function writeKml(areas: readonly Area[], teamOf: TeamOf): string {
  const placemarks = areas.map(
    ({ name, teamId, mayOverlap, polygons }) => `  <Placemark>
    <name>${escapeXml(name.en)}</name>
    <ExtendedData>
      <Data name="name_en"><value>${escapeXml(name.en)}</value></Data>
      <Data name="name_zh"><value>${escapeXml(name.zh)}</value></Data>
      <Data name="team"><value>${escapeXml(teamOf(teamId))}</value></Data>
      <Data name="mayOverlap"><value>${mayOverlap}</value></Data>
    </ExtendedData>
    <MultiGeometry>
${polygons.map(writePolygon).join('\n')}
    </MultiGeometry>
  </Placemark>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
<Document>
${placemarks.join('\n')}
</Document>
</kml>
`
}

const writePolygon = ([outer = [], ...holes]: Polygon): string =>
  `      <Polygon>${[writeRing('outerBoundaryIs', outer), ...holes.map(hole => writeRing('innerBoundaryIs', hole))].join('')}</Polygon>`

const writeRing = (boundary: string, ring: Ring): string =>
  `<${boundary}><LinearRing><coordinates>${ring.map(point => point.join(',')).join(' ')}</coordinates></LinearRing></${boundary}>`

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
