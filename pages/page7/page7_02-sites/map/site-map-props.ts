import type { LngLat } from '#client/ui/map/viewpoint.ts'
import type { MapItem, Spot } from '#pages/page7/page7_02-sites/items.ts'
import type { OnHover } from '#pages/page7/page7_02-sites/use-sites.ts'

export type SiteMapProps = {
  items: readonly MapItem[]
  /** Under the pointer or with the focus. A site may be within a cluster. */
  hovered: Spot | null
  onHover: OnHover
  onChoose: (item: MapItem) => void
  /** The open site. */
  chosen: Spot | null
  /** Where distances are measured from. */
  origin: LngLat | null
  nearest: readonly LngLat[]
}
