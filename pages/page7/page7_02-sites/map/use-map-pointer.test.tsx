import { act, renderHook } from '@testing-library/react'
import type { Map as MapLibre } from 'maplibre-gl'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MapItem } from '#pages/page7/page7_02-sites/items.ts'
import type { SiteMapProps } from './site-map-props.ts'
import { useMapPointer } from './use-map-pointer.ts'

const [onHover, onChoose] = [vi.fn(), vi.fn()]
// Only the key of an item is compared.
const item = (key: string) => ({ key }) as MapItem

type Box = [[number, number], [number, number]]
type Listener = (event: object) => void
let listeners: Map<string, Listener>
let canvas: HTMLCanvasElement
/** What is drawn: the key of each item, by its place. */
let drawn: { key: string; x: number; y: number }[]
let layers: string[]
beforeEach(() => {
  vi.clearAllMocks()
  listeners = new Map()
  canvas = document.createElement('canvas')
  drawn = [{ key: 'site 1', x: 50, y: 50 }]
  layers = []
})
const mapOf = () =>
  // Only these of a map are used.
  ({
    on: (type: string, listener: Listener) => listeners.set(type, listener),
    off: (type: string) => listeners.delete(type),
    getCanvas: () => canvas,
    getLayer: (id: string) => !id.includes('cluster') || layers.includes(id),
    queryRenderedFeatures: ([[west, north], [east, south]]: Box, { layers: asked }: { layers: string[] }) => {
      layers = asked
      return drawn
        .filter(({ x, y }) => x >= west && x <= east && y >= north && y <= south)
        .map(({ key }) => ({ properties: { key } }))
    },
  }) as unknown as MapLibre

function open(...items: MapItem[]) {
  const map = mapOf()
  const { rerender, unmount } = renderHook(
    ({ items }) => useMapPointer(map, { items, onHover, onChoose } as unknown as SiteMapProps),
    { initialProps: { items } },
  )
  return { show: (...next: MapItem[]) => rerender({ items: next }), unmount }
}
const tell = (type: string, x = 0, y = 0) => act(() => listeners.get(type)?.({ point: { x, y } }))

test('an item is hovered and chosen within six pixels of it', () => {
  open(item('site 1'))
  tell('mousemove', 56, 44)
  expect([onHover.mock.calls, canvas.style.cursor]).toEqual([[[item('site 1')]], 'pointer'])
  tell('click', 56, 44)
  expect(onChoose.mock.calls).toEqual([[item('site 1')]])
  tell('mousemove', 57, 50)
  tell('click', 57, 50)
  expect([onHover.mock.lastCall, canvas.style.cursor, onChoose.mock.calls.length]).toEqual([[null], '', 1])
})

test('beside the map, nothing is hovered', () => {
  open(item('site 1'))
  tell('mousemove', 50, 50)
  tell('mouseout')
  expect(onHover.mock.lastCall).toEqual([null])
})

test('what is still drawn, but no longer there, is not chosen', () => {
  const { show } = open(item('site 1'))
  show(item('site 2'))
  tell('mousemove', 50, 50)
  tell('click', 50, 50)
  expect([onHover.mock.lastCall, onChoose.mock.calls]).toEqual([[null], []])
})

test('a layer that is not there yet is not asked', () => {
  open(item('site 1'))
  tell('mousemove', 50, 50)
  expect(layers.length).toBe(1)
})

test('a map that is left has no say', () => {
  const { unmount } = open(item('site 1'))
  unmount()
  expect(listeners.size).toBe(0)
})
