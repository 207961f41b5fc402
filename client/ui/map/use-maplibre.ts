import { Map as MapLibre, ScaleControl, type StyleSpecification, type TransformStyleFunction } from 'maplibre-gl'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOverlay } from './use-overlay.ts'
import { TAIWAN, type Viewpoint } from './viewpoint.ts'
import './worker.ts'

type Options = {
  container: RefObject<HTMLElement | null>
  /** What screen readers call the map. */
  label: string
  /** Memoised: a new one is drawn over the old, and the page's own sources and layers stay. */
  style: StyleSpecification | string
  /** Where it looks at first; null: at Taiwan. Later changes are the map's own, reported by `onViewChange`. */
  view: Viewpoint | null
  onViewChange: (view: Viewpoint) => void
  /** A part of the map could not be had; `isBlank`: nothing of the base map has come yet. */
  onError: (error: unknown, isBlank: boolean) => void
  /** There is no WebGL 2, or not enough of it. */
  onFailure: (error: unknown) => void
}

/** What pages draw over the base map (use-overlay.ts) stays when another base map comes. */
const keepOverlays: TransformStyleFunction = (shown, next) => ({
  ...next,
  sources: {
    ...next.sources,
    ...Object.fromEntries(Object.entries(shown?.sources ?? {}).filter(([id]) => isOverlay(id))),
  },
  layers: [...next.layers, ...(shown?.layers ?? []).filter(({ id }) => isOverlay(id))],
})

/** MapLibre in an element; null until its style stands. It is the console's only way to a map. */
export function useMapLibre({
  container,
  label,
  style,
  view,
  onViewChange,
  onError,
  onFailure,
}: Options): MapLibre | null {
  const [map, setMap] = useState<MapLibre | null>(null)
  const instance = useRef<MapLibre | null>(null)

  const create = useEffectEvent((element: HTMLElement) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const created = new MapLibre({
      container: element,
      style,
      ...(view ? { center: view, zoom: view.zoom } : { bounds: TAIWAN }),
      maxZoom: 16,
      attributionControl: false,
      dragRotate: false,
      touchPitch: false,
      fadeDuration: isCalm ? 0 : 150,
      locale: { 'Map.Title': label },
    })
    created.touchZoomRotate.disableRotation()
    created.keyboard.disableRotation()
    created.addControl(new ScaleControl({ maxWidth: 80 }), 'bottom-left')
    return created
  })
  const handleMove = useEffectEvent((created: MapLibre) => {
    const { lng, lat } = created.getCenter().wrap()
    onViewChange({ lng, lat, zoom: created.getZoom() })
  })
  const fail = useEffectEvent(onFailure)
  const handleError = useEffectEvent(onError)

  useEffect(() => {
    const element = container.current
    if (!element) return
    let created: MapLibre
    try {
      created = create(element)
    } catch (error) {
      return fail(error)
    }
    instance.current = created
    const setBusy = (isBusy: boolean) => () => element.setAttribute('aria-busy', String(isBusy))
    setBusy(true)()
    created.once('style.load', () => setMap(created))
    let isBlank = true
    created.on('sourcedata', ({ sourceId, tile }) => {
      if (tile && !isOverlay(sourceId)) isBlank = false
    })
    created.on('error', ({ error }) => handleError(error, isBlank))
    created.on('moveend', () => handleMove(created))
    created.on('movestart', setBusy(true))
    created.on('dataloading', setBusy(true))
    created.on('idle', setBusy(false))
    return () => {
      setMap(null)
      instance.current = null
      created.remove()
    }
  }, [container])

  // The first style came with the map. One that never came has no other chance to be replaced, so it need not stand yet.
  const shown = useRef(style)
  useEffect(() => {
    const created = instance.current
    if (!created || shown.current === style) return
    shown.current = style
    created.setStyle(style, { transformStyle: keepOverlays, diff: created.isStyleLoaded() === true })
  }, [style])

  useEffect(() => {
    map?.getCanvas().setAttribute('aria-label', label)
  }, [map, label])

  return map
}
