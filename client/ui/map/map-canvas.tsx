import look from '#client/ui/look.module.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import IconFocusCentered from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { Map as MapLibre } from 'maplibre-gl'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useShownScheme } from '#client/theme/use-scheme.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { baseStyle } from './base/base-style.ts'
import { type OwnMap, ownStyle } from './base/own-map.ts'
import type { CountyShapes } from './counties/counties.ts'
import styles from './map.module.css'
import { mapMessages } from './messages.ts'
import { useMapLibre } from './use-maplibre.ts'
import { TAIWAN, type Viewpoint } from './viewpoint.ts'

export type MapCanvasProps = {
  label: string
  /** The initial viewpoint; null: Taiwan. After that, the map moves by itself and reports it through `onViewChange`. */
  view: Viewpoint | null
  onViewChange: (view: Viewpoint) => void
  counties: CountyShapes
  /** The deployment's own base map, if it has one. */
  ownMap: OwnMap
  onFailure: (error: unknown) => void
  /** The page's overlays, rendered once the base map is ready. */
  children: (map: MapLibre) => ReactNode
}

/**
 * The base map drawn by WebGL, with its controls and credits. If the deployment's own base map fails, the built-in one
 * replaces it.
 */
export function MapCanvas({ label, counties, ownMap, children, ...options }: MapCanvasProps) {
  const { t, language } = useLocale(mapMessages)
  const scheme = useShownScheme()
  const container = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(ownMap.is === 'failed')
  const own = ownMap.is === 'set' && !hasFailed ? ownMap.baseMap : null
  const builtIn = useMemo(() => baseStyle(scheme, language, counties), [scheme, language, counties])
  const foreign = useMemo(() => own && ownStyle(own), [own])
  const map = useMapLibre({
    ...options,
    container,
    label: `${label}. ${t('keys')}`,
    style: foreign ?? builtIn,
    onError(error, isBlank) {
      // Other tile sets may have gaps, so only a completely blank map counts as a failure.
      if (own && isBlank) setHasFailed(true)
      else console.error(error)
    },
  })
  return (
    <div className={`${look.frame} ${look.relative} ${look.clip} ${styles.map}`}>
      <div ref={container} className={`${look.full} ${styles.canvas}`} />
      {map && children(map)}
      {map && <MapControls map={map} />}
      <p className={`${look.note} ${look.rounded} ${styles.notice}`} data-pad="8 12" role="status">
        {hasFailed && t('ownFailed')}
      </p>
      <p className={`${look.dim} ${look.small} ${styles.credits}`}>{own ? own.credit : t('credits')}</p>
    </div>
  )
}

/** Zoom buttons, and a button that returns to Taiwan. */
function MapControls({ map }: { map: MapLibre }) {
  const { t } = useLocale(mapMessages)
  const buttons = [
    { label: t('zoomIn'), icon: IconPlus, act: () => map.zoomIn() },
    { label: t('zoomOut'), icon: IconMinus, act: () => map.zoomOut() },
    { label: t('home'), icon: IconFocusCentered, act: () => map.fitBounds(TAIWAN) },
  ]
  return (
    <div className={`${look.grid} ${look.clip} ${look.edged} ${look.surface} ${styles.controls}`}>
      {buttons.map(({ label, icon, act }) => (
        <IconButton key={label} icon={icon} label={label} onClick={act} />
      ))}
    </div>
  )
}
