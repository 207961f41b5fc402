import type { LngLat } from './viewpoint.ts'

export type Point = { x: number; y: number }

/** Where places stand on what is shown, be it drawn by WebGL or as a sketch: pixels from its upper left corner. */
export type Plane = {
  project: (place: LngLat) => Point
  unproject: (point: Point) => LngLat
  /** Hears of each frame in which places stand elsewhere. Returns what stops hearing. */
  onMove: (listener: () => void) => () => void
}
