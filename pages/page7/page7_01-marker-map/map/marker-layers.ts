import { PIN } from '#client/ui/map/pins/use-pins.ts'
import type { OverlayLayer } from '#client/ui/map/use-overlay.ts'

export const MARKERS = 'markers'
export const [CLUSTERS, PINS] = ['clusters', 'pins']
export const CLUSTERED = { cluster: true, clusterRadius: 46, clusterMaxZoom: 13, promoteId: 'id' } as const

type Colours = { fill: string; ring: string; text: string; name: string; halo: string }
const COLOURS: Record<'light' | 'dark', Colours> = {
  light: { fill: '#3546b4', ring: '#3546b433', text: '#ffffff', name: '#1a2135', halo: '#ffffff' },
  dark: { fill: '#5266dc', ring: '#9aa9f840', text: '#ffffff', name: '#dfe4f2', halo: '#0f1424' },
}

/** Clusters with their numbers, and pins with their names. Names are hidden if there is no room. */
export function markerLayers(scheme: 'light' | 'dark'): OverlayLayer[] {
  const { fill, ring, text, name, halo } = COLOURS[scheme]
  return [
    {
      id: CLUSTERS,
      type: 'circle',
      filter: ['has', 'point_count'],
      paint: {
        'circle-color': fill,
        'circle-radius': ['interpolate', ['linear'], ['get', 'point_count'], 2, 13, 50, 18, 1000, 26],
        'circle-stroke-color': ring,
        'circle-stroke-width': 6,
      },
    },
    {
      id: 'counts',
      type: 'symbol',
      filter: ['has', 'point_count'],
      layout: {
        'text-field': ['get', 'point_count_abbreviated'],
        'text-font': ['sans-serif'],
        'text-size': 12.5,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': text },
    },
    {
      id: PINS,
      type: 'symbol',
      filter: ['!', ['has', 'point_count']],
      layout: {
        'icon-image': ['concat', PIN, ['get', 'type']],
        'icon-anchor': 'bottom',
        'icon-allow-overlap': true,
        'text-field': ['get', 'name'],
        'text-font': ['sans-serif'],
        'text-size': 12,
        'text-anchor': 'top',
        'text-offset': [0, 0.2],
        'text-max-width': 9,
        'text-optional': true,
      },
      paint: { 'text-color': name, 'text-halo-color': halo, 'text-halo-width': 1.4 },
    },
  ]
}
