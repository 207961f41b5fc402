import 'maplibre-gl/dist/maplibre-gl.css'
import { useComputedColorScheme } from '@mantine/core'
import type { Map as MapLibre } from 'maplibre-gl'
import { type ReactNode, useMemo, useRef } from 'react'
import { useLanguage, useMessages } from '#client/i18n.ts'
import { baseStyle } from './base-style.ts'
import type { CountyShapes } from './counties.ts'
import styles from './map.module.css'
import { MapControls } from './map-controls.tsx'
import { mapMessages } from './messages.ts'
import { useMapLibre } from './use-maplibre.ts'
import type { Viewpoint } from './viewpoint.ts'

export type MapCanvasProps = {
  label: string
  /** Where the map looks at first; null: at Taiwan. Later changes are the map's own, told by `onViewChange`. */
  view: Viewpoint | null
  onViewChange: (view: Viewpoint) => void
  counties: CountyShapes
  onFailure: (error: unknown) => void
  /** What the page draws over the base map, once that stands. */
  children: (map: MapLibre) => ReactNode
}

/** The base map drawn by WebGL, with its controls and credits. */
export function MapCanvas({ label, counties, children, ...options }: MapCanvasProps) {
  const t = useMessages(mapMessages)
  const language = useLanguage()
  const scheme = useComputedColorScheme('light')
  const container = useRef<HTMLDivElement>(null)
  const style = useMemo(() => baseStyle(scheme, language, counties), [scheme, language, counties])
  const map = useMapLibre({ ...options, container, label: `${label}. ${t('keys')}`, style })
  return (
    <div className={styles.map}>
      <div ref={container} className={styles.canvas} />
      {map && children(map)}
      {map && <MapControls map={map} />}
      <p className={styles.credits}>{t('credits')}</p>
    </div>
  )
}
