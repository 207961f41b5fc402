import type { Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { layerId } from '#client/ui/map/use-overlay.ts'
import { CLUSTERS, PINS, SITES } from './site-layers.ts'
import type { SiteMapProps } from './site-map-props.ts'

/** How far from a pin a touch still hits it. */
const REACH_PX = 6

/** Reports the item under the pointer, and opens it when it is clicked. */
export function useMapPointer(map: MapLibre, { items, onHover, onChoose }: SiteMapProps): void {
  const itemAt = ({ point }: MapMouseEvent) => {
    const key = keyAt(map, point)
    return items.find(item => item.key === key) ?? null
  }
  const hover = useEffectEvent((event: MapMouseEvent) => {
    const item = itemAt(event)
    map.getCanvas().style.cursor = item ? 'pointer' : ''
    onHover(item)
  })
  const press = useEffectEvent((event: MapMouseEvent) => {
    const item = itemAt(event)
    if (item) onChoose(item)
  })
  const leave = useEffectEvent(() => onHover(null))

  useEffect(() => {
    const handleMove = (event: MapMouseEvent) => hover(event)
    const handleClick = (event: MapMouseEvent) => press(event)
    const handleOut = () => leave()
    map.on('mousemove', handleMove)
    map.on('click', handleClick)
    map.on('mouseout', handleOut)
    return () => {
      map.off('mousemove', handleMove)
      map.off('click', handleClick)
      map.off('mouseout', handleOut)
    }
  }, [map])
}

/** The key of the item at a point; null if there is none. */
function keyAt(map: MapLibre, { x, y }: { x: number; y: number }): string | null {
  const [feature] = map.queryRenderedFeatures(
    [
      [x - REACH_PX, y - REACH_PX],
      [x + REACH_PX, y + REACH_PX],
    ],
    { layers: [layerId(SITES, PINS), layerId(SITES, CLUSTERS)].filter(layer => map.getLayer(layer)) },
  )
  return feature ? String(feature.properties.key) : null
}
