import { writeCsv as writeRows } from '#client/files/write-csv.ts'
import type { MapFilter, Marker } from '#client/state/state.ts'

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

/** The markers as CSV with a head, for spreadsheets. */
export function writeCsv(markers: readonly Marker[], filter: readonly MapFilter[]): string {
  const lists = listsById(filter)
  const rows = markers.map(({ id, name, lng, lat, list }) => {
    const on = lists.get(list ?? '')
    return [id, name, lat, lng, on?.name ?? '', on?.type ?? '']
  })
  return writeRows([['id', 'name', 'lat', 'lng', 'list', 'type'], ...rows])
}
