import type { Map as MapLibre } from 'maplibre-gl'
import type { LngLat } from './viewpoint.ts'

export type Point = { x: number; y: number }

/** Projects locations to pixels from the top left corner, on a WebGL map or on a sketch. */
export type Plane = {
  project: (place: LngLat) => Point
  unproject: (point: Point) => LngLat
  /** Calls the listener on every frame that moves locations. Returns a function that removes it. */
  onMove: (listener: () => void) => () => void
}

export const mapPlane = (map: MapLibre): Plane => ({
  project: place => map.project(place),
  unproject: ({ x, y }) => map.unproject([x, y]),
  onMove(listener) {
    map.on('move', listener)
    map.on('resize', listener)
    return () => {
      map.off('move', listener)
      map.off('resize', listener)
    }
  },
})
