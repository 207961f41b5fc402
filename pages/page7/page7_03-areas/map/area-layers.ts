import type { ExpressionSpecification } from 'maplibre-gl'
import type { OverlayLayer } from '#client/ui/map/use-overlay.ts'

export const AREAS = 'areas'
/** The layer that clicks are tested against. */
export const FILL = 'fill'

/** How an area looks: like the others, open, as it is being edited, what overlaps, in conflict with another, or what is being drawn. */
export type Look = 'other' | 'open' | 'draft' | 'overlap' | 'conflict' | 'drawing'

type Colours = Record<Look, string> & { name: string; halo: string }
const COLOURS: Record<'light' | 'dark', Colours> = {
  light: {
    other: '#5b6b94',
    open: '#3546b4',
    draft: '#3546b4',
    overlap: '#b3261e',
    conflict: '#b3261e',
    drawing: '#b4530a',
    name: '#1a2135',
    halo: '#ffffff',
  },
  dark: {
    other: '#8d9ac2',
    open: '#9aa9f8',
    draft: '#9aa9f8',
    overlap: '#ff8a80',
    conflict: '#ff8a80',
    drawing: '#ffb35c',
    name: '#dfe4f2',
    halo: '#0f1424',
  },
}

const byLook = <V extends string | number>(values: Record<Look, V>): ExpressionSpecification => {
  const { other, ...rest } = values
  // MapLibre's type lists the pairs one by one, of any number.
  return ['match', ['get', 'look'], ...Object.entries(rest).flat(), other] as unknown as ExpressionSpecification
}

/** The areas with their names; what is chosen, edited or refused stands out by its line as well as by its colour. */
export function areaLayers(scheme: 'light' | 'dark'): OverlayLayer[] {
  const { name, halo, ...colours } = COLOURS[scheme]
  const isDashed: ExpressionSpecification = ['in', ['get', 'look'], ['literal', ['draft', 'drawing']]]
  const line = {
    'line-color': byLook(colours),
    'line-width': byLook({ other: 1.5, open: 3, draft: 2.5, overlap: 3, conflict: 2.5, drawing: 2.5 }),
  }
  return [
    {
      id: FILL,
      type: 'fill',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: {
        'fill-color': byLook(colours),
        'fill-opacity': byLook({ other: 0.14, open: 0.26, draft: 0.2, overlap: 0.45, conflict: 0.1, drawing: 0.15 }),
      },
    },
    { id: 'line', type: 'line', filter: ['!', isDashed], paint: line },
    { id: 'dashes', type: 'line', filter: isDashed, paint: { ...line, 'line-dasharray': [2, 1.5] } },
    {
      id: 'names',
      type: 'symbol',
      filter: ['has', 'name'],
      layout: { 'text-field': ['get', 'name'], 'text-font': ['sans-serif'], 'text-size': 12.5, 'text-max-width': 9 },
      paint: { 'text-color': name, 'text-halo-color': halo, 'text-halo-width': 1.4 },
    },
  ]
}
