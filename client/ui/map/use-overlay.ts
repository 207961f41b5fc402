import type { FeatureCollection } from 'geojson'
import type {
  FilterSpecification,
  GeoJSONSource,
  GeoJSONSourceSpecification,
  LayerSpecification,
  Map as MapLibre,
} from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'

const PREFIX = 'overlay-'
export const isOverlay = (id: string): boolean => id.startsWith(PREFIX)

/** A layer of an overlay. The overlay is its source. */
export type OverlayLayer = LayerSpecification extends infer L
  ? L extends LayerSpecification
    ? Omit<L, 'source'>
    : never
  : never

/** What a page draws over the base map: source options, layers, and data. Memoise all of them. */
export type Overlay = {
  name: string
  options: Omit<GeoJSONSourceSpecification, 'type' | 'data'>
  layers: readonly OverlayLayer[]
}

/** The id of an overlay's layer on the map. */
export const layerId = (name: string, layer: string): string => `${PREFIX}${name}-${layer}`

/** The data of an overlay. `filters` replace those of its layers, by layer name; memoise them. */
export type Shown = { features: FeatureCollection; filters?: Readonly<Record<string, FilterSpecification>> }
const NO_FILTERS = {}

/** Draws a page's own features over the base map while the component is mounted. */
export function useOverlay(
  map: MapLibre,
  { name, options, layers }: Overlay,
  { features, filters = NO_FILTERS }: Shown,
): void {
  const source = PREFIX + name
  const shownNow = useEffectEvent(() => ({ features, filters }))

  useEffect(() => {
    function remove() {
      for (const { id } of layers) if (map.getLayer(layerId(name, id))) map.removeLayer(layerId(name, id))
      if (map.getSource(source)) map.removeSource(source)
    }
    function draw() {
      remove()
      const shown: Required<Shown> = shownNow()
      map.addSource(source, { ...options, type: 'geojson', data: shown.features })
      for (const layer of layers) {
        const filter = shown.filters[layer.id]
        const drawn = { ...layer, ...(filter && { filter }), id: layerId(name, layer.id), source }
        // The layers of an overlay lack only the id and the source, which are added here.
        map.addLayer(drawn as LayerSpecification)
      }
    }
    if (isStyled(map)) draw()
    // If a base map was replaced before it had loaded, the overlay is missing and must be drawn again.
    map.on('style.load', draw)
    return () => {
      map.off('style.load', draw)
      if (isStyled(map)) remove()
    }
  }, [map, source, name, options, layers])

  useEffect(() => {
    map.getSource<GeoJSONSource>(source)?.setData(features)
  }, [map, source, features])

  useEffect(() => {
    if (!isStyled(map)) return
    for (const [layer, filter] of Object.entries(filters)) map.setFilter(layerId(name, layer), filter)
  }, [map, name, filters])
}

/** True if the map has a style to draw on. It has none while the base map changes, and after it was removed. */
const isStyled = (map: MapLibre): boolean => map.getStyle() !== undefined
