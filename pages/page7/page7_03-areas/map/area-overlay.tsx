import type { Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLanguage } from '#client/i18n/i18n.ts'
import { useShownScheme } from '#client/theme/use-scheme.ts'
import { mapPlane, type Plane } from '#client/ui/map/plane.ts'
import { layerId, useOverlay } from '#client/ui/map/use-overlay.ts'
import type { LngLat } from '#client/ui/map/viewpoint.ts'
import { snap } from '#pages/page7/page7_03-areas/geometry/snap.ts'
import { isComplete } from '#pages/page7/page7_03-areas/use-editor.ts'
import type { Area } from '#resources/areas/contract.ts'
import { boxOfShape, type Shape } from '#resources/areas/rules.ts'
import { AREAS, areaLayers, FILL } from './area-layers.ts'
import { drawnOf, featuresOf } from './drawn.ts'
import { Handles } from './handles.tsx'
import type { AreaMapProps } from './props.ts'
import { useShapeDrag } from './use-shape-drag.ts'

const PLAIN = {}
/** A click this close to the first point closes the ring. */
const CLOSE_PX = 10

/** The areas on the map, with handles on the one that is being edited. `isPlaced`: a link has given the viewpoint. */
export function AreaOverlay({ map, isPlaced, ...props }: AreaMapProps & { map: MapLibre; isPlaced: boolean }) {
  const { open, editor } = props
  const scheme = useShownScheme()
  const language = useLanguage()
  const overlay = useMemo(() => ({ name: AREAS, options: PLAIN, layers: areaLayers(scheme) }), [scheme])
  const drawn = drawnOf(props, language)
  const line = editor.drawing?.points ?? []
  // Both are new objects in each render, but their content seldom changes.
  const text = JSON.stringify([drawn, line])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const features = useMemo(() => featuresOf(drawn, line), [text])
  const plane = useMemo(() => mapPlane(map), [map])
  useOverlay(map, overlay, { features })
  useClicks(map, plane, props)
  useShapeDrag(map, editor)

  useOpenAreaInView(map, open, isPlaced)
  const { overlaps } = props
  useEffect(() => {
    const [largest] = overlaps
    if (largest) showShape(map, largest.polygons, 0)
  }, [map, overlaps])
  const isDrawing = editor.drawing !== null
  // The keys that add points work on the map.
  useEffect(() => {
    if (isDrawing) map.getCanvas().focus()
  }, [map, isDrawing])

  return <Handles {...props} plane={plane} />
}

/** Below this size on the screen, the handles of an area would cover it. */
const MIN_SIZE_PX = 120

/** Moves the map to the area that has been opened, unless it can be seen well. A link with a viewpoint keeps it. */
function useOpenAreaInView(map: MapLibre, open: Area | null, isPlaced: boolean) {
  const isLinked = useRef(isPlaced && open !== null)
  const openId = open?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another area is opened, not while it changes.
  useEffect(() => {
    if (open && !isLinked.current) showShape(map, open.polygons, MIN_SIZE_PX)
    isLinked.current = false
  }, [map, openId])
}

/** Moves the map to a shape, unless it is within the map and at least this large. */
function showShape(map: MapLibre, shape: Shape, minSizePx: number) {
  const [west, south, east, north] = boxOfShape(shape)
  const bounds = map.getBounds()
  const isWithin = bounds.contains([west, south]) && bounds.contains([east, north])
  const [start, end] = [map.project([west, south]), map.project([east, north])]
  const sizePx = Math.max(end.x - start.x, start.y - end.y)
  if (!isWithin || sizePx < minSizePx) map.fitBounds([west, south, east, north], { padding: 64, maxZoom: 13 })
}

/** A click adds a point to what is being drawn, and otherwise opens the area under it. Space does so at the centre. */
function useClicks(map: MapLibre, plane: Plane, { areas, editor, onOpen }: AreaMapProps): void {
  const { drawing, draft } = editor
  const addPoint = ({ lng, lat }: LngLat) =>
    editor.addPoint(
      snap(
        [lng, lat],
        areas.map(({ polygons }) => polygons),
        plane,
      ),
    )
  const press = useEffectEvent(({ point, lngLat }: MapMouseEvent) => {
    if (drawing) {
      const [first] = drawing.points
      const start = first && plane.project({ lng: first[0], lat: first[1] })
      const isBack = start && isComplete(drawing) && Math.hypot(start.x - point.x, start.y - point.y) < CLOSE_PX
      return isBack ? void editor.finishDrawing() : addPoint(lngLat)
    }
    if (draft.isOpen) return
    const layer = layerId(AREAS, FILL)
    const [...found] = map.getLayer(layer) ? map.queryRenderedFeatures(point, { layers: [layer] }) : []
    // The smallest area is drawn last, and found first.
    const hit = found.find(({ properties }) => typeof properties.id === 'number')
    onOpen(hit ? Number(hit.properties.id) : null)
  })
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (!drawing) return
    if (event.target === map.getCanvas() && event.key === ' ') addPoint(map.getCenter())
    else if (event.target === map.getCanvas() && event.key === 'Enter') void editor.finishDrawing()
    else if (event.key === 'Escape') editor.stopDrawing()
    else return
    event.preventDefault()
  })
  const finish = useEffectEvent((event: MapMouseEvent) => {
    if (!drawing) return
    event.preventDefault()
    void editor.finishDrawing()
  })

  useEffect(() => {
    const handleClick = (event: MapMouseEvent) => press(event)
    const handleDouble = (event: MapMouseEvent) => finish(event)
    const handleKey = (event: KeyboardEvent) => pressKey(event)
    const container = map.getContainer()
    map.on('click', handleClick)
    map.on('dblclick', handleDouble)
    container.addEventListener('keydown', handleKey)
    return () => {
      map.off('click', handleClick)
      map.off('dblclick', handleDouble)
      container.removeEventListener('keydown', handleKey)
    }
  }, [map])
}
