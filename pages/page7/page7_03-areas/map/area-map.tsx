import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { mayLeave } from '#client/shell/leave-guard.tsx'
import layout from '#client/ui/map/map-page.module.css'
import { Cross, MapTool } from '#client/ui/map/map-tool.tsx'
import { MapView } from '#client/ui/map/map-view.tsx'
import type { Viewpoint } from '#client/ui/map/viewpoint.ts'
import { Sketch } from '#pages/page7/page7_03-areas/later.tsx'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import { AreaOverlay } from './area-overlay.tsx'
import styles from './map.module.css'
import type { AreaMapProps } from './props.ts'

type Props = AreaMapProps & { view: Viewpoint | null; onViewChange: (view: Viewpoint) => void }

/** The map with the areas, or a sketch of the counties with them if there is no WebGL. */
export function AreaMap({ view, onViewChange, ...props }: Props) {
  const t = useMessages(messages)
  const { drawing, draft, draw } = props.editor
  const [isPlaced] = useState(view !== null)
  // The open area may have unsaved details.
  const handleDraw = () => void mayLeave().then(isFree => isFree && draw('area'))
  return (
    <section className={`${layout.frame} ${styles.frame}`} aria-label={t('map')} data-drawing={drawing !== null}>
      <MapView label={t('map')} view={view} onViewChange={onViewChange} fallback={<Sketch {...props} />}>
        {map => <AreaOverlay map={map} isPlaced={isPlaced} {...props} />}
      </MapView>
      {props.canEdit && !drawing && !draft.isOpen && <MapTool label={t('drawArea')} onClick={handleDraw} />}
      {drawing && <Cross />}
    </section>
  )
}
