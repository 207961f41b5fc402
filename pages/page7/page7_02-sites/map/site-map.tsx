import type { Ref } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import layout from '#client/ui/map/map-page.module.css'
import { MapView } from '#client/ui/map/map-view.tsx'
import type { Viewpoint } from '#client/ui/map/viewpoint.ts'
import type { Size } from '#client/ui/size/use-size.ts'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import type { SiteMapProps } from './site-map-props.ts'
import { SiteOverlay } from './site-overlay.tsx'
import { Sketch } from './sketch.tsx'

type Props = SiteMapProps & {
  /** Null until the size of the map is known. */
  view: Viewpoint | null
  size: Size | null
  /** Measures the map. */
  frame: Ref<HTMLElement>
  onViewChange: (view: Viewpoint) => void
}

/** The map with the sites, or a drawing of the counties with them if there is no WebGL. */
export function SiteMap({ view, size, frame, onViewChange, ...props }: Props) {
  const t = useMessages(messages)
  return (
    <section ref={frame} className={layout.frame} style={{ '--around': '180px' }} aria-label={t('map')}>
      {view && size ? (
        <MapView label={t('map')} view={view} onViewChange={onViewChange} fallback={<Sketch {...props} view={view} />}>
          {map => <SiteOverlay {...props} map={map} view={view} />}
        </MapView>
      ) : (
        <Skeleton height="100%" />
      )}
    </section>
  )
}
