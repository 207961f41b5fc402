import type { Marker } from '#client/state/state.ts'
import type { Bounds, LngLat } from '#client/ui/map/viewpoint.ts'
import type { ListType } from '#pages/page7/page7_01-marker-map/markers/list-types.ts'

/** The markers of the map, and what can be done with them. */
export type MarkerMapProps = {
  markers: readonly Marker[]
  typeOf: (list: string | undefined) => ListType
  chosen: Marker | null
  /** The bounds to fit into view after an import. */
  frame: Bounds | null
  isPlacing: boolean
  onPlace: (place: LngLat) => void
  onChoose: (id: string) => void
  onMove: (to: LngLat) => void
  onRemove: () => void
  onClose: () => void
}
