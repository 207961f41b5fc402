import type { FeatureCollection } from 'geojson'
import type { FilterSpecification, Map as MapLibre } from 'maplibre-gl'
import { useEffect, useMemo } from 'react'
import { useShownScheme } from '#client/theme/use-scheme.ts'
import { usePins } from '#client/ui/map/pins/use-pins.ts'
import { mapPlane } from '#client/ui/map/plane.ts'
import { useOverlay } from '#client/ui/map/use-overlay.ts'
import { LOOKS, listTypeOf } from '#pages/page7/page7_01-marker-map/markers/list-types.ts'
import { MarkerHandle } from './marker-handle.tsx'
import { CLUSTERED, MARKERS, markerLayers, PINS } from './marker-layers.ts'
import type { MarkerMapProps } from './props.ts'
import { useMapPresses } from './use-map-presses.ts'

/** The markers on the map: those of the shown lists as one clustered source, and the selected one as a handle. */
export function MarkerOverlay({ map, ...props }: MarkerMapProps & { map: MapLibre }) {
  const { markers, typeOf, chosen, frame } = props
  const scheme = useShownScheme()
  const overlay = useMemo(() => ({ name: MARKERS, options: CLUSTERED, layers: markerLayers(scheme) }), [scheme])
  const features = useMemo(
    (): FeatureCollection => ({
      type: 'FeatureCollection',
      features: markers.map(({ id, name, lng, lat, list }) => ({
        type: 'Feature',
        properties: { id, name, type: typeOf(list) },
        geometry: { type: 'Point', coordinates: [lng, lat] },
      })),
    }),
    [markers, typeOf],
  )
  // The handle shows the selected marker.
  const chosenId = chosen?.id ?? ''
  const filters = useMemo(
    (): Record<string, FilterSpecification> => ({
      [PINS]: ['all', ['!', ['has', 'point_count']], ['!=', ['get', 'id'], chosenId]],
    }),
    [chosenId],
  )
  usePins(map, lookOf)
  useOverlay(map, overlay, { features, filters })
  useMapPresses(map, props)

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls into view when another marker is selected, not during a drag.
  useEffect(() => {
    if (chosen && !map.getBounds().contains(chosen)) map.easeTo({ center: chosen })
  }, [map, chosenId])

  useEffect(() => {
    if (frame) map.fitBounds(frame, { padding: 56, maxZoom: 12 })
  }, [map, frame])

  const plane = useMemo(() => mapPlane(map), [map])
  if (!chosen) return null
  return (
    <MarkerHandle
      key={chosen.id}
      marker={chosen}
      type={typeOf(chosen.list)}
      plane={plane}
      onMove={props.onMove}
      onRemove={props.onRemove}
      onClose={props.onClose}
    />
  )
}

const lookOf = (type: string) => LOOKS[listTypeOf(type)]
