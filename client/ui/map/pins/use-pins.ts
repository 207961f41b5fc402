import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect } from 'react'
import { drawPin, type PinLook } from './pins.ts'

/** The prefix of the pins' image ids; the name of a look follows. */
export const PIN = 'pin-'

/**
 * Draws a pin when the map first misses it, and again after a change of base map has removed it. `lookOf` must not
 * change.
 */
export function usePins(map: MapLibre, lookOf: (name: string) => PinLook): void {
  useEffect(() => {
    const ratio = Math.max(2, Math.ceil(devicePixelRatio))
    map.setMissingStyleImageResolver(id => {
      if (!id.startsWith(PIN)) return
      map.addImage(id, drawPin(lookOf(id.slice(PIN.length)), ratio), { pixelRatio: ratio })
    })
    return () => void map.setMissingStyleImageResolver(null)
  }, [map, lookOf])
}
