import { useEffect, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { MapView } from '#client/ui/map/map-view.tsx'
import type { Viewpoint } from '#client/ui/map/viewpoint.ts'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import type { Size } from '#pages/page7/page7_02-sites/view.ts'
import styles from './map.module.css'
import { type SiteMapProps, SiteOverlay } from './site-overlay.tsx'
import { Sketch } from './sketch.tsx'

type Props = SiteMapProps & {
  /** Null until the size of the map is known. */
  view: Viewpoint | null
  size: Size | null
  onViewChange: (view: Viewpoint) => void
  onSizeChange: (size: Size) => void
}

/** The map with the sites, or a drawing of the counties with them if there is no WebGL. */
export function SiteMap({ view, size, onViewChange, onSizeChange, ...props }: Props) {
  const t = useMessages(messages)
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!frame.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      if (width > 0) onSizeChange({ width: Math.round(width), height: Math.round(height) })
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [onSizeChange])
  return (
    <section ref={frame} className={styles.frame} aria-label={t('map')}>
      {view && size ? (
        <MapView
          label={t('map')}
          view={view}
          onViewChange={onViewChange}
          fallback={<Sketch {...props} view={view} size={size} />}
        >
          {map => <SiteOverlay {...props} map={map} view={view} />}
        </MapView>
      ) : (
        <Skeleton height="100%" />
      )}
    </section>
  )
}
