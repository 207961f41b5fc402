import Papa from 'papaparse'
import type { MapFilter, Marker } from '#client/state/state.ts'
import { guardFormula } from '#shared/text/formula-guard.ts'

const listsById = (filter: readonly MapFilter[]) => new Map(filter.map(list => [list.id, list]))

/** The markers as GeoJSON (RFC 7946), one feature per line. */
export function writeGeoJson(markers: readonly Marker[], filter: readonly MapFilter[]): string {
  const lists = listsById(filter)
  const features = markers.map(({ id, name, lng, lat, list }) => {
    const on = lists.get(list ?? '')
    return JSON.stringify({
      type: 'Feature',
      id,
      properties: { name, ...(on && { list: on.name, listType: on.type }) },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })
  })
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`
}

/**
 * The markers as CSV with a head, for spreadsheets. A byte-order mark says that it is UTF-8, and no cell is a formula.
 */
export function writeCsv(markers: readonly Marker[], filter: readonly MapFilter[]): string {
  const lists = listsById(filter)
  const rows = markers.map(({ id, name, lng, lat, list }) => {
    const on = lists.get(list ?? '')
    return [guardFormula(id), guardFormula(name), lat, lng, guardFormula(on?.name ?? ''), guardFormula(on?.type ?? '')]
  })
  return `\ufeff${Papa.unparse([['id', 'name', 'lat', 'lng', 'list', 'type'], ...rows])}\r\n`
}
