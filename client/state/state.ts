import * as z from 'zod/mini'
import { create } from 'zustand'
import type { Level, Permission } from '#shared/permissions.ts'
import { STORED, storage } from './storage.ts'

/** S-STATE-1's global state, with the session's token and permissions. */
export type GlobalState = {
  isLogin: boolean
  user: string
  email: string
  address: string
  level: Level
  time_zone: string
  token: string | null
  permissions: readonly Permission[]
  /** The sandbox in which this tab works. Another tab may have switched the session since. */
  sandboxId: string | null
}

const DEFAULT_TIME_ZONE = 'Asia/Taipei'
const storedLevel = (): Level => (storage.read(STORED.level) === 'supersuper' ? 'supersuper' : 'normal')

/**
 * The state that local storage holds at the start. The stored level grants nothing: permissions come from the server.
 */
const restoreGlobal = (): GlobalState => ({
  isLogin: storage.read(STORED.name) !== null && storage.read(STORED.token) !== null,
  user: storage.read(STORED.name) ?? '',
  email: storage.read(STORED.email) ?? '',
  address: storage.read(STORED.address) ?? '',
  level: storedLevel(),
  time_zone: DEFAULT_TIME_ZONE,
  token: storage.read(STORED.token),
  permissions: [],
  sandboxId: null,
})
export const useGlobal = create<GlobalState>(restoreGlobal)

type ProfileState = { name: string; age: number; email: string; login: boolean; isWebSocketOpen: boolean }
const EMPTY_PROFILE: ProfileState = { name: '', age: 0, email: '', login: false, isWebSocketOpen: false }
export const useProfile = create<ProfileState>(() => EMPTY_PROFILE)
/** S-STATE-2: the profile's own log-out action. */
export const resetProfile = () => useProfile.setState(EMPTY_PROFILE)

/** A marker of the map: a named location, on one filter list or none. Unknown fields of older versions are kept. */
export const Marker = z.looseObject({
  id: z.string(),
  name: z.string(),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  /** The id of its filter list. */
  list: z.optional(z.string()),
})
export type Marker = z.infer<typeof Marker>
/** A list of markers that the map can be filtered by. Its type determines how the markers are drawn. */
export type MapFilter = { id: string; name: string; type: string }
export type MapState = { filter: MapFilter[]; markers: Marker[] }

/**
 * S-STATE-4: of broken JSON or a wrong shape, the markers that can be read, never an error. `isWhole`: nothing was
 * dropped.
 */
export function parseMarkers(text: string | null): { markers: Marker[]; isWhole: boolean } {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(parsed)) return { markers: [], isWhole: false }
    const byId = new Map<string, Marker>()
    for (const entry of parsed) {
      const { success, data } = z.safeParse(Marker, entry)
      if (success && !byId.has(data.id)) byId.set(data.id, data)
    }
    return { markers: [...byId.values()], isWhole: byId.size === parsed.length }
  } catch {
    return { markers: [], isWhole: false }
  }
}
export const useMap = create<MapState>(() => ({
  filter: [],
  markers: parseMarkers(storage.read(STORED.markers)).markers,
}))
