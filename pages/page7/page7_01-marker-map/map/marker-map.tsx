import type { KeyboardEvent } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import layout from '#client/ui/map/map-page.module.css'
import { Cross, MapTool } from '#client/ui/map/map-tool.tsx'
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
    <section className={layout.frame} aria-label={t('map')} onKeyDown={handleKeyDown}>
      <MapView label={t('map')} view={view} onViewChange={onViewChange} fallback={<Sketch {...props} />}>
        {map => <MarkerOverlay map={map} {...props} />}
      </MapView>
      <MapTool
        label={t(isPlacing ? 'placingStop' : 'placing')}
        isPressed={isPlacing}
        onClick={() => onPlacingChange(!isPlacing)}
      />
      <p className={isPlacing ? `${look.rounded} ${styles.placingHint}` : undefined} role="status">
        {isPlacing && t('placingHint')}
      </p>
      {isPlacing && <Cross />}
    </section>
  )
}
