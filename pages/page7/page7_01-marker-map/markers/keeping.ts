import { create } from 'zustand'
import { type Marker, parseMarkers, useMap } from '#client/state/state.ts'
import { STORED, storage } from '#client/state/storage.ts'

/**
 * Whether the markers are in local storage as they are on the screen. `broken`: what is there cannot be read in full, and nothing is
 * written over it until the operator says so.
 */
type Keeping = { is: 'kept' } | { is: 'broken'; text: string } | { is: 'full' } | { is: 'forbidden' }
export const useKeeping = create<{ keeping: Keeping }>(() => ({ keeping: { is: 'kept' } }))

const set = (keeping: Keeping) => useKeeping.setState({ keeping })

/** Reads what local storage holds now. */
function readKept(): void {
  const text = storage.read(STORED.markers)
  const { markers, isWhole } = parseMarkers(text)
  if (storage.isForbidden()) set({ is: 'forbidden' })
  else if (!isWhole) set({ is: 'broken', text: text ?? '' })
  else {
    useMap.setState({ markers })
    set({ is: 'kept' })
  }
}

/** Keeps the markers, and notes when that cannot be done: they stay on the screen all the same. */
export function keepMarkers(markers: readonly Marker[]): void {
  if (useKeeping.getState().keeping.is === 'broken') return
  if (storage.write(STORED.markers, JSON.stringify(markers))) set({ is: 'kept' })
  else set({ is: storage.isForbidden() ? 'forbidden' : 'full' })
}

/** Gives up what could not be read: the markers on the screen take its place. */
export function replaceBroken(): void {
  set({ is: 'kept' })
  keepMarkers(useMap.getState().markers)
}

/** Markers that could not be written exist nowhere else: what is read must not take their place. */
const isOnlyHere = () => ['full', 'forbidden'].includes(useKeeping.getState().keeping.is)

/** Follows what other tabs keep. Returns what ends it. */
export function followKeeping(): () => void {
  if (!isOnlyHere()) readKept()
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === STORED.markers && newValue !== null && !isOnlyHere()) readKept()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
