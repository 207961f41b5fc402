import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { loadOwnMap } from './base/own-map.ts'
import { hasWebGl2 } from './has-webgl2.ts'
import styles from './map.module.css'
import type { MapCanvasProps } from './map-canvas.tsx'
import { mapMessages } from './messages.ts'

const loadCode = () => Promise.all([import('./map-canvas.tsx'), import('./counties/counties.ts')])

/** Loads the map code. A page names it in `later` (client/router/router.ts). */
export async function fetchMapCode(): Promise<void> {
  const [{ fetchWorker }] = await Promise.all([import('./worker.ts'), loadCode()])
  await fetchWorker()
}

const loadMap = async () => {
  const [[{ MapCanvas }, { loadCounties }], ownMap] = await Promise.all([loadCode(), loadOwnMap()])
  return { MapCanvas, ownMap, counties: await loadCounties() }
}
const mapQuery = { queryKey: ['map'], queryFn: loadMap, retry: false, staleTime: Number.POSITIVE_INFINITY } as const

type MapViewProps = Omit<MapCanvasProps, 'counties' | 'ownMap' | 'onFailure'> & {
  /** Shown instead of the map if there is no WebGL 2. */
  fallback: ReactNode
}

/** A map that fills its frame. Its code loads when it is first shown; the page works before that, and without it. */
export function MapView({ fallback, ...props }: MapViewProps) {
  const t = useMessages(mapMessages)
  const [canDraw, setCanDraw] = useState(hasWebGl2)
  const map = useQuery({ ...mapQuery, enabled: canDraw })
  if (!canDraw) {
    return (
      <div className={`${look.frame} ${look.relative} ${look.clip} ${look.grid} ${styles.map} ${styles.drawn}`}>
        {fallback}
        <p className={`${look.dim} ${look.small} ${look.ruled}`} data-pad="8 12">
          {t('noWebGl')} {t('credits')}
        </p>
      </div>
    )
  }
  return (
    <Loaded query={map} height="100%">
      {({ MapCanvas, counties, ownMap }) => (
        <MapCanvas {...props} counties={counties} ownMap={ownMap} onFailure={() => setCanDraw(false)} />
      )}
    </Loaded>
  )
}
