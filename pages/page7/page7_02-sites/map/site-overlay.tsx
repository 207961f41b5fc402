import type { Feature, FeatureCollection } from 'geojson'
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useMemo, useRef } from 'react'
import { useFormats } from '#client/i18n/formats.ts'
import { useLanguage } from '#client/i18n/i18n.ts'
import { useShownScheme } from '#client/theme/use-scheme.ts'
import { usePins } from '#client/ui/map/pins/use-pins.ts'
import { useOverlay } from '#client/ui/map/use-overlay.ts'
import { formatViewpoint, type LngLat, parseViewpoint, type Viewpoint } from '#client/ui/map/viewpoint.ts'
import type { Spot } from '#pages/page7/page7_02-sites/items.ts'
import { lookOf } from '#pages/page7/page7_02-sites/kinds.ts'
import { RINGS, ringLayers, SITES, siteLayers } from './site-layers.ts'
import type { SiteMapProps } from './site-map-props.ts'
import { useMapPointer } from './use-map-pointer.ts'

/** The options of a GeoJSON source without clusters of its own. */
const PLAIN = {}

const point = ({ lng, lat }: LngLat, properties: Feature['properties']): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [lng, lat] },
})

const logOf = (count: number) => Math.log10(count)

/** The items of the map, drawn by MapLibre. */
export function SiteOverlay({ map, view, ...props }: SiteMapProps & { map: MapLibre; view: Viewpoint }) {
  const { items, hovered, chosen, origin, nearest } = props
  const scheme = useShownScheme()
  const language = useLanguage()
  const { compact } = useFormats()
  const sites = useMemo(() => ({ name: SITES, options: PLAIN, layers: siteLayers(scheme) }), [scheme])
  const features = useMemo(
    (): FeatureCollection => ({
      type: 'FeatureCollection',
      features: items.map(item =>
        item.is === 'cluster'
          ? point(item, { key: item.key, label: compact(item.cluster.count), size: logOf(item.cluster.count) })
          : point(item, { key: item.key, kind: item.site.kind, name: item.site.name[language] }),
      ),
    }),
    [items, language, compact],
  )
  const rings = useMemo(() => ({ name: RINGS, options: PLAIN, layers: ringLayers(scheme) }), [scheme])
  const marked = useMemo((): FeatureCollection => {
    const mark = (spot: Spot) => {
      const item = items.find(({ key }) => key === spot.key)
      if (item?.is === 'cluster') return point(item, { is: 'cluster', size: logOf(item.cluster.count) })
      return point(spot, { is: item ? 'pin' : 'hidden' })
    }
    return {
      type: 'FeatureCollection',
      features: [
        ...nearest.map(site => point(site, { is: 'near' })),
        ...[hovered, chosen].flatMap(spot => (spot ? mark(spot) : [])),
        ...(origin ? [point(origin, { is: 'origin' })] : []),
      ],
    }
  }, [items, hovered, chosen, origin, nearest])
  usePins(map, lookOf)
  useOverlay(map, sites, { features })
  useOverlay(map, rings, { features: marked })
  useMapPointer(map, props)
  useView(map, view)
  return null
}

/** Moves the map when the view in the URL changes: by a list, or by Back. */
function useView(map: MapLibre, view: Viewpoint): void {
  const text = formatViewpoint(view)
  // What the map itself has reported last. Following that would move it back while the operator moves it on.
  const reported = useRef('')
  useEffect(() => {
    const report = () => {
      reported.current = textOf(map)
    }
    map.on('moveend', report)
    return () => void map.off('moveend', report)
  }, [map])
  useEffect(() => {
    const wanted = parseViewpoint(text)
    if (!wanted || text === reported.current || text === textOf(map)) return
    map.easeTo({ center: wanted, zoom: wanted.zoom })
  }, [map, text])
}

function textOf(map: MapLibre): string {
  const { lng, lat } = map.getCenter().wrap()
  return formatViewpoint({ lng, lat, zoom: map.getZoom() })
}
