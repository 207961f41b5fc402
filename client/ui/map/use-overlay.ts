import type { FeatureCollection } from 'geojson'
import type { GeoJSONSource, GeoJSONSourceSpecification, LayerSpecification, Map as MapLibre } from 'maplibre-gl'
import { useEffect } from 'react'

const PREFIX = 'overlay-'
export const isOverlay = (id: string): boolean => id.startsWith(PREFIX)

/** A layer of an overlay: its source is the overlay's. */
export type OverlayLayer = LayerSpecification extends infer L
  ? L extends LayerSpecification
    ? Omit<L, 'source'>
    : never
  : never

/** What a page draws over the base map: how its source is read, its layers, and what they show. All memoised. */
export type Overlay = {
  name: string
  options: Omit<GeoJSONSourceSpecification, 'type' | 'data'>
  layers: readonly OverlayLayer[]
}

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** The id that a layer of an overlay has on the map. */
export const layerId = (name: string, layer: string): string => `${PREFIX}${name}-${layer}`

/** Draws a page's own features over the base map for as long as the component stands. */
export function useOverlay(map: MapLibre, { name, options, layers }: Overlay, features: FeatureCollection): void {
  const source = PREFIX + name
  useEffect(() => {
    map.addSource(source, { ...options, type: 'geojson', data: NOTHING })
    for (const layer of layers) map.addLayer({ ...layer, id: layerId(name, layer.id), source } as LayerSpecification)
    return () => {
      // A map that is gone has taken all with it.
      if (!map.style) return
      for (const layer of layers) map.removeLayer(layerId(name, layer.id))
      map.removeSource(source)
    }
  }, [map, source, name, options, layers])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a source that was made anew is empty.
  useEffect(() => {
    map.getSource<GeoJSONSource>(source)?.setData(features)
  }, [map, source, options, layers, features])
}
