import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { KeyboardEvent } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import type { Marker } from '#client/state/state.ts'
import { MapView } from '#client/ui/map/map-view.tsx'
import type { Bounds, LngLat, Viewpoint } from '#client/ui/map/viewpoint.ts'
import type { ListType } from '#pages/page7/page7_01-marker-map/markers/list-types.ts'
import { messages } from '#pages/page7/page7_01-marker-map/messages.ts'
import styles from './map.module.css'
import { MarkerOverlay } from './marker-overlay.tsx'
import { Sketch } from './sketch.tsx'

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
type Props = MarkerMapProps & {
  view: Viewpoint | null
  onViewChange: (view: Viewpoint) => void
  onPlacingChange: (isPlacing: boolean) => void
}

/** The map with the markers, or a sketch of the counties with them if there is no WebGL. */
export function MarkerMap({ view, onViewChange, onPlacingChange, ...props }: Props) {
  const t = useMessages(messages)
  const { isPlacing } = props
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isPlacing) onPlacingChange(false)
  }
  return (
    <section className={styles.frame} aria-label={t('map')} onKeyDown={handleKeyDown}>
      <MapView label={t('map')} view={view} onViewChange={onViewChange} fallback={<Sketch {...props} />}>
        {map => <MarkerOverlay map={map} {...props} />}
      </MapView>
      <button
        type="button"
        className={styles.place}
        aria-pressed={isPlacing}
        onClick={() => onPlacingChange(!isPlacing)}
      >
        <IconPlus size={18} aria-hidden={true} />
        {t(isPlacing ? 'placingStop' : 'placing')}
      </button>
      <p className={styles.placingHint} role="status">
        {isPlacing && t('placingHint')}
      </p>
      {isPlacing && <span className={styles.cross} aria-hidden="true" />}
    </section>
  )
}
