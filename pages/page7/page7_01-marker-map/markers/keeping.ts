import { create } from 'zustand'
import { type Marker, parseMarkers, useMap } from '#client/state/state.ts'
import { STORED, storage } from '#client/state/storage.ts'

/**
 * Whether local storage holds the markers that are on the screen. `broken`: the stored content can't be read in full,
 * and is not overwritten until the operator agrees.
 */
type Keeping = { is: 'kept' } | { is: 'broken'; text: string } | { is: 'full' } | { is: 'forbidden' }
export const useKeeping = create<{ keeping: Keeping }>(() => ({ keeping: { is: 'kept' } }))

const set = (keeping: Keeping) => useKeeping.setState({ keeping })

/** Local storage is not available at all, as opposed to full. */
function isForbidden(): boolean {
  try {
    return localStorage === null
  } catch {
    return true
  }
}

/** Reads the current content of local storage. */
function readKept(): void {
  const text = storage.read(STORED.markers)
  const { markers, isWhole } = parseMarkers(text)
  if (isForbidden()) set({ is: 'forbidden' })
  else if (!isWhole) set({ is: 'broken', text: text ?? '' })
  else {
    useMap.setState({ markers })
    set({ is: 'kept' })
  }
}

/** Stores the markers. If that fails, they stay on the screen, and the failure is reported. */
export function keepMarkers(markers: readonly Marker[]): void {
  if (useKeeping.getState().keeping.is === 'broken') return
  if (storage.write(STORED.markers, JSON.stringify(markers))) set({ is: 'kept' })
  else set({ is: isForbidden() ? 'forbidden' : 'full' })
}

/** Discards the unreadable content and stores the markers on the screen instead. */
export function replaceBroken(): void {
  set({ is: 'kept' })
  keepMarkers(useMap.getState().markers)
}

/** Markers that could not be stored exist only on the screen, so stored ones must not replace them. */
const isOnlyHere = () => ['full', 'forbidden'].includes(useKeeping.getState().keeping.is)

/** Follows changes of other tabs. Returns a function that stops it. */
export function followKeeping(): () => void {
  if (!isOnlyHere()) readKept()
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORED.markers && newValue !== null && !isOnlyHere()) readKept()
  }
  addEventListener('storage', handleStorage)
  return () => removeEventListener('storage', handleStorage)
}
