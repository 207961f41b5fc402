import { labels, near, region, world } from 'virtual:base-map'
import type { MultiLineString } from 'geojson'
import type {
  FilterSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import type { CountyShapes } from '#client/ui/map/counties/counties.ts'
import type { Language } from '#shared/messages.ts'

/** The zoom level from which the finer tiles are drawn over the coarse world. */
const REGION_FROM = 3.5
const NEAR_FROM = 6

/** No glyph server: MapLibre renders text locally, in the browser's own font. */
const FONT = ['sans-serif']

/** The built-in base map in the theme's colours, with names in the operator's language. */
export function baseStyle(scheme: Scheme, language: Language, counties: CountyShapes): StyleSpecification {
  const palette = PALETTES[scheme]
  const file = (data: string, maxzoom: number): SourceSpecification => ({ type: 'geojson', data, maxzoom })
  const line = (data: MultiLineString): SourceSpecification => ({ type: 'geojson', data, maxzoom: 12 })
  return {
    version: 8,
    sources: {
      world: file(world, 5),
      region: file(region, 7),
      near: file(near, 10),
      counties: { type: 'geojson', data: counties.areas, maxzoom: 12 },
      'county-borders': line(counties.borders),
      'county-edges': line(counties.edges),
      labels: file(labels, 8),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': palette.sea } },
      ...landLayers('world', palette),
      ...landLayers('region', palette, REGION_FROM),
      ...landLayers('near', palette, NEAR_FROM),
      ...countyLayers(palette),
      ...nameLayers(palette, language),
    ],
  }
}

/** Sea that covers the coarser land below it, then land and its borders. */
function landLayers(source: string, palette: Palette, minzoom = 0): LayerSpecification[] {
  const of = (kind: string) => ({
    id: `${source}-${kind}`,
    source,
    minzoom,
    filter: ['==', ['get', 'kind'], kind] satisfies FilterSpecification as FilterSpecification,
  })
  const fill = (kind: 'sea' | 'land', isSmooth: boolean): LayerSpecification => ({
    ...of(kind),
    type: 'fill',
    paint: { 'fill-color': palette[kind], 'fill-antialias': isSmooth },
  })
  return [
    // Antialiasing would show a seam where the levels meet.
    fill('sea', false),
    fill('land', true),
    {
      ...of('border'),
      type: 'line',
      paint: { 'line-color': palette.border, 'line-width': ['interpolate', ['linear'], ['zoom'], 0, 0.6, 6, 1.2] },
    },
  ]
}

const countyLayers = (palette: Palette): LayerSpecification[] => [
  { id: 'county', source: 'counties', type: 'fill', paint: { 'fill-color': palette.county } },
  {
    id: 'county-border',
    source: 'county-borders',
    type: 'line',
    minzoom: 5,
    paint: {
      'line-color': palette.countyLine,
      'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.4, 8, 1, 12, 1.6],
    },
  },
  {
    id: 'county-edge',
    source: 'county-edges',
    type: 'line',
    paint: {
      'line-color': palette.countyEdge,
      'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.3, 7, 0.8, 12, 1.4],
    },
  },
]

function nameLayers(palette: Palette, language: Language): LayerSpecification[] {
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.4 }
  const layout: SymbolLayerSpecification['layout'] = {
    'text-field': ['get', language],
    'text-font': FONT,
    'text-max-width': 7,
  }
  return [
    {
      id: 'country-name',
      source: 'labels',
      type: 'symbol',
      maxzoom: 7.5,
      // Labels a country once it is about fifty pixels wide.
      filter: ['all', ['==', ['get', 'kind'], 'country'], ['>=', ['*', ['get', 'size'], ['^', 2, ['zoom']]], 36]],
      layout: {
        ...layout,
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10, 6, 14],
        'text-letter-spacing': 0.06,
        'symbol-sort-key': ['-', ['get', 'size']],
      },
      paint: { 'text-color': palette.countryName, ...halo },
    },
    {
      id: 'county-name',
      source: 'labels',
      type: 'symbol',
      minzoom: 5.8,
      filter: ['==', ['get', 'kind'], 'county'],
      layout: {
        ...layout,
        'text-size': ['interpolate', ['linear'], ['zoom'], 6, 10.5, 9, 14],
        'symbol-sort-key': ['-', ['get', 'size']],
        'text-padding': 1,
      },
      paint: { 'text-color': palette.countyName, ...halo },
    },
  ]
}

type Scheme = 'light' | 'dark'

/**
 * The colours of the base map. WebGL can't read CSS variables, so they are repeated here and follow the greys of
 * tokens.css.
 */
type Palette = Record<
  'sea' | 'land' | 'border' | 'county' | 'countyLine' | 'countyEdge' | 'countryName' | 'countyName' | 'halo',
  string
>

const PALETTES: Record<Scheme, Palette> = {
  light: {
    sea: '#dbe6f5',
    land: '#eef0f4',
    border: '#cfd5e2',
    county: '#ffffff',
    countyLine: '#c5cede',
    countyEdge: '#8fa2c6',
    countryName: '#69728a',
    countyName: '#3b4764',
    halo: '#ffffffd9',
  },
  dark: {
    sea: '#0b1122',
    land: '#161d31',
    border: '#2b3553',
    county: '#202a48',
    countyLine: '#3b486f',
    countyEdge: '#6478b4',
    countryName: '#7f8bb0',
    countyName: '#c0cae6',
    halo: '#0f1424e0',
  },
}
