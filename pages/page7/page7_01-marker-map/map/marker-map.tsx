import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { KeyboardEvent } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { MapView } from '#client/ui/map/map-view.tsx'
import type { Viewpoint } from '#client/ui/map/viewpoint.ts'
import { messages } from '#pages/page7/page7_01-marker-map/messages.ts'
import styles from './map.module.css'
import { MarkerOverlay } from './marker-overlay.tsx'
import type { MarkerMapProps } from './props.ts'
import { Sketch } from './sketch.tsx'

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
