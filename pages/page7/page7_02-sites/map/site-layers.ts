import type { ExpressionSpecification } from 'maplibre-gl'
import { HEAD_Y } from '#client/ui/map/pins/pins.ts'
import { PIN } from '#client/ui/map/pins/use-pins.ts'
import type { OverlayLayer } from '#client/ui/map/use-overlay.ts'

/** The overlays: the items of the map, and rings around what is chosen. */
export const [SITES, RINGS] = ['sites', 'rings']
export const [CLUSTERS, PINS] = ['clusters', 'pins']

type Scheme = 'light' | 'dark'
type Colours = { fill: string; ring: string; text: string; name: string; halo: string; mark: string }
const COLOURS: Record<Scheme, Colours> = {
  light: { fill: '#3546b4', ring: '#3546b433', text: '#ffffff', name: '#1a2135', halo: '#ffffff', mark: '#b4530a' },
  dark: { fill: '#5266dc', ring: '#9aa9f840', text: '#ffffff', name: '#dfe4f2', halo: '#0f1424', mark: '#ffb35c' },
}

/** `size` is the logarithm of the number of sites. */
const RADIUS: ExpressionSpecification = ['interpolate', ['linear'], ['get', 'size'], 0.3, 12, 2, 18, 4, 30]

/**
 * Single sites with their names, and over them clusters with their numbers, which MapLibre places first. Names without
 * room are hidden.
 */
export function siteLayers(scheme: Scheme): OverlayLayer[] {
  const { fill, ring, text, name, halo } = COLOURS[scheme]
  return [
    {
      id: PINS,
      type: 'symbol',
      filter: ['!', ['has', 'label']],
      layout: {
        'icon-image': ['concat', PIN, ['get', 'kind']],
        'icon-anchor': 'bottom',
        'icon-allow-overlap': true,
        'text-field': ['get', 'name'],
        'text-font': ['sans-serif'],
        'text-size': 11.5,
        'text-anchor': 'top',
        'text-offset': [0, 0.2],
        'text-max-width': 9,
        'text-optional': true,
      },
      paint: { 'text-color': name, 'text-halo-color': halo, 'text-halo-width': 1.4 },
    },
    {
      id: CLUSTERS,
      type: 'circle',
      filter: ['has', 'label'],
      paint: { 'circle-color': fill, 'circle-radius': RADIUS, 'circle-stroke-color': ring, 'circle-stroke-width': 5 },
    },
    {
      id: 'counts',
      type: 'symbol',
      filter: ['has', 'label'],
      layout: {
        'text-field': ['get', 'label'],
        'text-font': ['sans-serif'],
        'text-size': 12.5,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': text },
    },
  ]
}

/** Rings around the hovered item and the chosen site, dots for the nearest sites, and one for where they are near to. */
export function ringLayers(scheme: Scheme): OverlayLayer[] {
  const { mark, halo } = COLOURS[scheme]
  const ring = { 'circle-opacity': 0, 'circle-stroke-color': mark, 'circle-stroke-width': 3 }
  return [
    {
      id: 'cluster-rings',
      type: 'circle',
      filter: ['==', ['get', 'is'], 'cluster'],
      paint: { ...ring, 'circle-radius': RADIUS },
    },
    {
      id: 'pin-rings',
      type: 'circle',
      filter: ['==', ['get', 'is'], 'pin'],
      paint: { ...ring, 'circle-radius': 15, 'circle-translate': [0, HEAD_Y] },
    },
    // A site within a cluster.
    {
      id: 'hidden-rings',
      type: 'circle',
      filter: ['==', ['get', 'is'], 'hidden'],
      paint: { ...ring, 'circle-radius': 8 },
    },
    {
      id: 'near',
      type: 'circle',
      filter: ['==', ['get', 'is'], 'near'],
      paint: { 'circle-radius': 5, 'circle-color': mark, 'circle-stroke-color': halo, 'circle-stroke-width': 2 },
    },
    {
      id: 'origin',
      type: 'circle',
      filter: ['==', ['get', 'is'], 'origin'],
      paint: { 'circle-radius': 7, 'circle-color': mark, 'circle-stroke-color': halo, 'circle-stroke-width': 3 },
    },
  ]
}
