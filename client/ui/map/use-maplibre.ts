import { Map as MapLibre, ScaleControl, type StyleSpecification, type TransformStyleFunction } from 'maplibre-gl'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isCalm } from '#client/theme/look.ts'
import { isOverlay } from './use-overlay.ts'
import { TAIWAN, type Viewpoint } from './viewpoint.ts'
import './worker.ts'

type Options = {
  container: RefObject<HTMLElement | null>
  label: string
  /** Memoise it: a new style replaces the old one, and keeps the page's own sources and layers. */
  style: StyleSpecification | string
  /** The initial viewpoint; null: Taiwan. After that, the map moves by itself and reports it through `onViewChange`. */
  view: Viewpoint | null
  onViewChange: (view: Viewpoint) => void
  /** A part of the map could not be loaded. `isBlank`: nothing of the base map has loaded yet. */
  onError: (error: unknown, isBlank: boolean) => void
  /** WebGL 2 is missing or insufficient. */
  onFailure: (error: unknown) => void
}

/** Keeps the pages' overlays (use-overlay.ts) when the base map changes. */
const keepOverlays: TransformStyleFunction = (shown, next) => ({
  ...next,
  sources: {
    ...next.sources,
    ...Object.fromEntries(Object.entries(shown?.sources ?? {}).filter(([id]) => isOverlay(id))),
  },
  layers: [...next.layers, ...(shown?.layers ?? []).filter(({ id }) => isOverlay(id))],
})

/** MapLibre in an element; null until its style has loaded. The only place in the console that creates a map. */
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
    const created = new MapLibre({
      container: element,
      style,
      ...(view ? { center: view, zoom: view.zoom } : { bounds: TAIWAN }),
      maxZoom: 16,
      attributionControl: false,
      dragRotate: false,
      touchPitch: false,
      fadeDuration: isCalm() ? 0 : 150,
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

  // The first style is part of the map's options. Later styles replace it even if it never loaded.
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
