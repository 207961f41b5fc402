import type { GeoJSONSource, Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { layerId } from '#client/ui/map/use-overlay.ts'
import { CLUSTERS, MARKERS, PINS } from './marker-layers.ts'
import type { MarkerMapProps } from './props.ts'

/** How far from a pin a touch still hits it. */
const REACH_PX = 6

/** Handles a click on the map: in placing mode it adds a marker, otherwise it selects a pin or opens a cluster. */
export function useMapPresses(map: MapLibre, { isPlacing, onPlace, onChoose }: MarkerMapProps): void {
  const press = useEffectEvent(async ({ point, lngLat }: MapMouseEvent) => {
    if (isPlacing) return onPlace(lngLat)
    const [feature] = hits(map, point)
    if (!feature) return
    const { id, cluster_id: clusterId } = feature.properties
    if (clusterId === undefined) return onChoose(String(id))
    const source = map.getSource<GeoJSONSource>(feature.source)
    const zoom = await source?.getClusterExpansionZoom(clusterId)
    map.easeTo({ center: lngLat, zoom })
  })
  const hover = useEffectEvent(({ point }: MapMouseEvent) => {
    map.getCanvas().style.cursor = isPlacing ? 'crosshair' : hits(map, point).length > 0 ? 'pointer' : ''
  })
  const placeAtCentre = useEffectEvent((event: KeyboardEvent) => {
    if (isPlacing && event.key === 'Enter') onPlace(map.getCenter())
  })

  useEffect(() => {
    const canvas = map.getCanvas()
    const handlePress = (event: MapMouseEvent) => void press(event)
    const handleHover = (event: MapMouseEvent) => hover(event)
    const handleKey = (event: KeyboardEvent) => placeAtCentre(event)
    map.on('click', handlePress)
    map.on('mousemove', handleHover)
    canvas.addEventListener('keydown', handleKey)
    return () => {
      map.off('click', handlePress)
      map.off('mousemove', handleHover)
      canvas.removeEventListener('keydown', handleKey)
    }
  }, [map])

  useEffect(() => {
    const canvas = map.getCanvas()
    canvas.style.cursor = isPlacing ? 'crosshair' : ''
    // For the keyboard: the arrow keys move the cross-hair in the middle.
    if (isPlacing) canvas.focus({ preventScroll: true })
  }, [map, isPlacing])
}

const hits = (map: MapLibre, { x, y }: { x: number; y: number }) =>
  map.queryRenderedFeatures(
    [
      [x - REACH_PX, y - REACH_PX],
      [x + REACH_PX, y + REACH_PX],
    ],
    { layers: [layerId(MARKERS, PINS), layerId(MARKERS, CLUSTERS)] },
  )
