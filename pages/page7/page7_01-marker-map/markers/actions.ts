import type { MapFilter, Marker } from '#client/state/state.ts'
import type { LngLat } from '#client/ui/map/viewpoint.ts'
import { roundDegrees } from '#shared/geometry/degrees.ts'
import { commit } from './history.ts'
import type { ListType } from './list-types.ts'

/** A location on earth, even if the pointer was on a repeated copy of the world. */
export const toLocation = ({ lng, lat }: LngLat): LngLat => ({
  lng: roundDegrees(Math.abs(lng) <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180),
  lat: roundDegrees(Math.max(-90, Math.min(90, lat))),
})

export const newId = (): string => crypto.randomUUID().slice(0, 8)

/** The fields of a marker that an operator edits. */
type MarkerFields = LngLat & { name: string; list?: string }

/** Returns the new marker's id. */
export function addMarker(fields: MarkerFields): string {
  const id = newId()
  commit(({ markers }) => ({ markers: [...markers, { ...fields, ...toLocation(fields), id }] }))
  return id
}

export const updateMarker = (id: string, patch: Partial<MarkerFields>): void =>
  commit(({ markers }) => ({
    markers: markers.map(one => (one.id === id && differs(one, patch) ? { ...one, ...patch } : one)),
  }))

const differs = (marker: Marker, patch: Partial<MarkerFields>) =>
  Object.entries(patch).some(([key, value]) => marker[key] !== value)

export const moveMarker = (id: string, to: LngLat): void => updateMarker(id, toLocation(to))

export const removeMarker = (id: string): void =>
  commit(({ markers }) => ({ markers: markers.filter(one => one.id !== id) }))

/** Returns the new list's id. */
export function addList(name: string, type: ListType): string {
  const id = newId()
  commit(({ filter }) => ({ filter: [...filter, { id, name, type }] }))
  return id
}

export const updateList = (id: string, patch: Partial<Omit<MapFilter, 'id'>>): void =>
  commit(({ filter }) => ({ filter: filter.map(one => (one.id === id ? { ...one, ...patch } : one)) }))

/** Its markers stay, without a list. */
export const removeList = (id: string): void =>
  commit(({ filter, markers }) => ({
    filter: filter.filter(one => one.id !== id),
    markers: markers.some(one => one.list === id)
      ? markers.map(one => (one.list === id ? { ...one, list: undefined } : one))
      : markers,
  }))
