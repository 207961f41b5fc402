import { renderHook } from '@testing-library/react'
import type { FeatureCollection } from 'geojson'
import type { Map as MapLibre } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { isSketched, pathOf, sketchPlane } from './projection.ts'
import { isOverlay, layerId, type Overlay, type Shown, useOverlay } from './use-overlay.ts'
import { formatViewpoint, parseViewpoint, TAIWAN, TAIWAN_VIEW } from './viewpoint.ts'

/** What is on the map: the data of each source, and its layers in their order. Like MapLibre, it refuses what is there twice. */
function fakeMap() {
  let hasStyle = true
  const sources = new Map<string, { data: unknown }>()
  const layers = new Map<string, { source: string; filter?: unknown }>()
  const listeners = new Set<() => void>()
  const once = <T>(all: Map<string, T>, id: string, one: T) => {
    if (!hasStyle || all.has(id)) throw new Error(`${id} can’t be added`)
    all.set(id, one)
  }
  const map = {
    getStyle: () => (hasStyle ? {} : undefined),
    getSource: (id: string) => {
      const source = sources.get(id)
      return source && { setData: (data: unknown) => (source.data = data) }
    },
    addSource: (id: string, source: { data: unknown }) => once(sources, id, { ...source }),
    removeSource: (id: string) => {
      if ([...layers.values()].some(({ source }) => source === id)) throw new Error('a layer needs it')
      sources.delete(id)
    },
    getLayer: (id: string) => layers.get(id),
    addLayer: (layer: { id: string; source: string }) => once(layers, layer.id, { ...layer }),
    removeLayer(id: string) {
      if (!hasStyle) throw new Error('there is no style')
      layers.delete(id)
    },
    setFilter: (id: string, filter: unknown) => Object.assign(layers.get(id) ?? {}, { filter }),
    on: (_: string, listener: () => void) => listeners.add(listener),
    off: (_: string, listener: () => void) => listeners.delete(listener),
  }
  return {
    // The hook calls no other methods.
    map: map as unknown as MapLibre,
    sources,
    layers,
    listeners,
    setStyle(isThere: boolean, keepsOverlays = true) {
      hasStyle = isThere
      if (!keepsOverlays) for (const all of [layers, sources]) all.clear()
      if (isThere) for (const listener of listeners) listener()
    },
  }
}

const features = (count: number): FeatureCollection => ({
  type: 'FeatureCollection',
  features: Array.from({ length: count }, (_, id) => ({
    type: 'Feature',
    id,
    properties: {},
    geometry: { type: 'Point', coordinates: [121, 25] },
  })),
})
const sites: Overlay = {
  name: 'sites',
  options: { cluster: true },
  layers: [
    { id: 'areas', type: 'fill' },
    { id: 'dots', type: 'circle' },
  ],
}

function open(shown: Shown) {
  const fake = fakeMap()
  const { rerender, unmount } = renderHook(props => useOverlay(fake.map, sites, props), { initialProps: shown })
  const data = () => fake.sources.get('overlay-sites')?.data
  return { ...fake, show: rerender, unmount, data }
}

test('draws its features in its layers, under names of its own', () => {
  const shown = { features: features(2) }
  const { layers, data } = open(shown)
  expect([...layers.keys()]).toEqual(['overlay-sites-areas', 'overlay-sites-dots'])
  expect([...layers.keys()].every(isOverlay)).toBe(true)
  expect(data()).toBe(shown.features)
})

test('other features and filters are shown without drawing the layers again', () => {
  const { layers, data, show } = open({ features: features(2) })
  const before = layers.get(layerId('sites', 'dots'))
  const later: Shown = { features: features(5), filters: { dots: ['has', 'name'] } }
  show(later)
  expect(data()).toBe(later.features)
  expect(layers.get(layerId('sites', 'dots'))).toBe(before)
  expect(before?.filter).toEqual(['has', 'name'])
})

test.each([true, false])(
  'another base map leaves the overlay as it was (kept by the map: %j), with what is shown by then',
  kept => {
    const { layers, data, show, setStyle } = open({ features: features(2) })
    setStyle(false, kept)
    const later: Shown = { features: features(5), filters: { dots: ['has', 'name'] } }
    show(later)
    setStyle(true, kept)
    expect([...layers.keys()]).toEqual(['overlay-sites-areas', 'overlay-sites-dots'])
    expect(layers.get(layerId('sites', 'dots'))?.filter).toEqual(['has', 'name'])
    expect(data()).toBe(later.features)
  },
)

test('leaving removes everything, also if the map itself has gone first', () => {
  const left = open({ features: features(2) })
  left.unmount()
  expect([left.layers.size, left.sources.size, left.listeners.size]).toEqual([0, 0, 0])
  const gone = open({ features: features(2) })
  gone.setStyle(false)
  expect(() => gone.unmount()).not.toThrow()
  expect(gone.listeners.size).toBe(0)
})

test('a viewpoint in the URL is read as it was written, latitude first', () => {
  expect(formatViewpoint({ lat: 25.033, lng: 121.5654, zoom: 12.5 })).toBe('25.0330,121.5654,12.50')
  expect(parseViewpoint('25.0330,121.5654,12.50')).toEqual({ lat: 25.033, lng: 121.5654, zoom: 12.5 })
  expect(parseViewpoint(formatViewpoint(TAIWAN_VIEW))).toEqual(TAIWAN_VIEW)
})

test.each(['85,180,22', '-85,-180,0'])('%j is at the edge of the map, and on it', text => {
  expect(parseViewpoint(text)).not.toBeNull()
})

test.each([
  '',
  '25,121',
  '25,121,12,1',
  '85.1,121,12',
  '25,180.1,12',
  '25,121,-1',
  '25,121,22.1',
  'a,121,12',
  'Infinity,0,1',
])('%j is no viewpoint', text => {
  expect(parseViewpoint(text)).toBeNull()
})

test.each([
  [800, 600],
  [300, 900],
])('the sketch of %i × %i px holds all of Taiwan, north up, centred, and as large as fits', (width, height) => {
  const { project, unproject } = sketchPlane(width, height)
  const [west, south, east, north] = TAIWAN
  const [low, high] = [project({ lng: west, lat: south }), project({ lng: east, lat: north })]
  expect(high.y).toBeLessThan(low.y)
  expect([low.x + high.x, low.y + high.y].map(Math.round)).toEqual([width, height])
  expect(Math.min(low.x, high.y)).toBeCloseTo(16)
  const { lng, lat } = unproject(project({ lng: 121.5, lat: 25 }))
  expect([lng, lat].map(one => Math.round(one * 1e6) / 1e6)).toEqual([121.5, 25])
})

test('what is outside the sketch is not drawn on it', () => {
  const [west, south, east, north] = TAIWAN
  expect([isSketched({ lng: west, lat: south }), isSketched({ lng: east, lat: north })]).toEqual([true, true])
  expect([isSketched({ lng: west - 0.1, lat: 24 }), isSketched({ lng: 121, lat: north + 0.1 })]).toEqual([false, false])
})

test('shapes are closed paths with their holes and islands; a line is none', () => {
  const plane = {
    ...sketchPlane(100, 100),
    project: ({ lng, lat }: { lng: number; lat: number }) => ({ x: lng, y: lat }),
  }
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
  ]
  const path = 'M0.0 0.0L1.0 0.0L1.0 1.0Z'
  expect(pathOf({ type: 'Polygon', coordinates: [ring, ring] }, plane)).toBe(path + path)
  expect(pathOf({ type: 'MultiPolygon', coordinates: [[ring], [ring]] }, plane)).toBe(path + path)
  expect(pathOf({ type: 'LineString', coordinates: ring }, plane)).toBe('')
})
