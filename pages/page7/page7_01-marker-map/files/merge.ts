import type { MapFilter, MapState, Marker } from '#client/state/state.ts'
import { newId, toLocation } from '#pages/page7/page7_01-marker-map/markers/actions.ts'
import { listTypeOf } from '#pages/page7/page7_01-marker-map/markers/list-types.ts'
import type { Imported } from './imported.ts'

export type Manner = 'merge' | 'replace'

/** How many markers would be added, changed and removed. */
export type Effect = { added: number; changed: number; removed: number }

export function effectOf({ markers }: MapState, imported: readonly Imported[], manner: Manner): Effect {
  const here = new Set(markers.map(marker => marker.id))
  const changed = imported.filter(({ id }) => id !== undefined && here.has(id)).length
  return { added: imported.length - changed, changed, removed: manner === 'replace' ? markers.length - changed : 0 }
}

/** Merges a file into markers and lists: a marker with a known id replaces that marker, the others are appended. */
export function merged({ markers, filter }: MapState, imported: readonly Imported[], manner: Manner): MapState {
  const lists = [...filter]
  const read = imported.map(one => toMarker(one, lists))
  const byId = new Map(read.map(marker => [marker.id, marker]))
  const kept = markers.flatMap((marker): Marker[] => {
    const other = byId.get(marker.id)
    if (!other) return manner === 'replace' ? [] : [marker]
    byId.delete(marker.id)
    return [{ ...marker, ...other }]
  })
  return { markers: [...kept, ...byId.values()], filter: lists.length > filter.length ? lists : filter }
}

/** The marker with the id of its list, which is created if no list has that name. */
function toMarker({ id = newId(), name, list, ...place }: Imported, lists: MapFilter[]): Marker {
  const marker = { id, name, ...toLocation(place) }
  if (!list) return { ...marker, list: undefined }
  const known = lists.find(one => one.name === list.name)
  const on = known ?? { id: newId(), name: list.name, type: listTypeOf(list.type) }
  if (!known) lists.push(on)
  return { ...marker, list: on.id }
}
