import Papa from 'papaparse'
import type { MapFilter, Marker } from '#client/state.ts'

const listsById = (filter: readonly MapFilter[]) => new Map(filter.map(list => [list.id, list]))

/** The markers as GeoJSON (RFC 7946), one feature a line. */
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

/** The markers as CSV with a head, for spreadsheets: a mark says that it is UTF-8, and no cell is a formula. */
export function writeCsv(markers: readonly Marker[], filter: readonly MapFilter[]): string {
  const lists = listsById(filter)
  const rows = markers.map(({ id, name, lng, lat, list }) => {
    const on = lists.get(list ?? '')
    return [guarded(id), guarded(name), lat, lng, guarded(on?.name ?? ''), guarded(on?.type ?? '')]
  })
  return `\ufeff${Papa.unparse([['id', 'name', 'lat', 'lng', 'list', 'type'], ...rows])}\r\n`
}

/** A quote before what a spreadsheet would run; one before a quoted one, so that reading takes away no more than this added. */
const guarded = (cell: string) => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
