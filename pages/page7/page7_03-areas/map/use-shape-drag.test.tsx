import { act, renderHook } from '@testing-library/react'
import type { Map as MapLibre } from 'maplibre-gl'
import { beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from '#pages/page7/page7_03-areas/use-draft.ts'
import type { Editor } from '#pages/page7/page7_03-areas/use-editor.ts'
import type { LngLat } from '#resources/areas/rules.ts'
import { square } from '#resources/areas/samples.ts'
import { useShapeDrag } from './use-shape-drag.ts'

const SHAPE = [[square([0, 0], 10)]]

type Listener = (event: object) => void
let listeners: Map<string, Listener>
let canvas: HTMLCanvasElement
beforeEach(() => {
  listeners = new Map()
  canvas = document.createElement('canvas')
})
/** A map whose pixels are degrees. */
const mapOf = () =>
  // Only these of a map are used.
  ({
    on: (type: string, listener: Listener) => listeners.set(type, listener),
    off: (type: string) => listeners.delete(type),
    getCanvas: () => canvas,
    unproject: (point: LngLat) => ({ toArray: () => point }),
  }) as unknown as MapLibre

function open({ isDrawing = false } = {}) {
  const map = mapOf()
  const { result, unmount } = renderHook(() => {
    const draft = useDraft()
    // And only these of the editor.
    useShapeDrag(map, { drawing: isDrawing ? {} : null, draft } as unknown as Editor)
    return draft
  })
  act(() => result.current.open(null, SHAPE))
  return { unmount, now: () => result.current, corner: () => result.current.shape?.[0]?.[0]?.[0] }
}
const lngLat = (at: LngLat) => ({ toArray: () => at })
/** Presses the map at a point. Returns whether the map stays where it is. */
function press(at: LngLat, { button = 0, fingers = 0 } = {}): boolean {
  const preventDefault = vi.fn()
  const originalEvent = fingers > 0 ? { touches: Array.from({ length: fingers }) } : { button }
  act(() =>
    listeners.get(fingers > 0 ? 'touchstart' : 'mousedown')?.({ lngLat: lngLat(at), originalEvent, preventDefault }),
  )
  return preventDefault.mock.calls.length > 0
}
const pointer = (type: string, [clientX, clientY]: LngLat = [0, 0]) =>
  act(() => void dispatchEvent(new PointerEvent(type, { clientX, clientY })))

test('a shape that is dragged by a point inside it moves as far as the pointer, in one step', () => {
  const { now, corner } = open()
  expect(press([5, 5])).toBe(true)
  pointer('pointermove', [6, 5])
  pointer('pointermove', [7, 8])
  expect([corner(), now().canUndo]).toEqual([[2, 3], false])
  pointer('pointerup')
  expect([corner(), now().canUndo]).toEqual([[2, 3], true])
  pointer('pointermove', [9, 9])
  expect(corner()).toEqual([2, 3])
  act(() => now().undo())
  expect(corner()).toEqual([0, 0])
})

test('a press without a move is no step', () => {
  const { now } = open()
  press([5, 5])
  pointer('pointerup')
  expect(now().canUndo).toBe(false)
})

test.each<[string, LngLat, Parameters<typeof press>[1]]>([
  ['outside the shape', [15, 5], {}],
  ['with another button', [5, 5], { button: 2 }],
  ['with two fingers', [5, 5], { fingers: 2 }],
])('a press %s moves the map', (_, at, how) => {
  const { corner } = open()
  expect(press(at, how)).toBe(false)
  pointer('pointermove', [9, 9])
  expect(corner()).toEqual([0, 0])
})

test('while corners are being drawn, the shape stays', () => {
  open({ isDrawing: true })
  expect(press([5, 5])).toBe(false)
})

test('a drag that is cancelled, or becomes a gesture of two fingers, puts the shape back', () => {
  const { now, corner } = open()
  press([5, 5], { fingers: 1 })
  pointer('pointermove', [7, 8])
  pointer('pointercancel')
  expect([corner(), now().canUndo]).toEqual([[0, 0], false])
  press([5, 5], { fingers: 1 })
  pointer('pointermove', [7, 8])
  press([9, 9], { fingers: 2 })
  expect([corner(), now().canUndo]).toEqual([[0, 0], false])
  pointer('pointerup')
  expect(now().canUndo).toBe(false)
})

test('a drag whose end was not seen ends with the next press', () => {
  const { corner } = open()
  press([5, 5])
  pointer('pointermove', [7, 8])
  expect(press([15, 15])).toBe(false)
  expect(corner()).toEqual([0, 0])
})

test('the pointer shows where the shape can be dragged, and a map that is left has no say', () => {
  const { unmount } = open()
  act(() => listeners.get('mousemove')?.({ lngLat: lngLat([5, 5]) }))
  expect(canvas.style.cursor).toBe('move')
  act(() => listeners.get('mousemove')?.({ lngLat: lngLat([15, 5]) }))
  expect(canvas.style.cursor).toBe('')
  act(() => listeners.get('mousemove')?.({ lngLat: lngLat([5, 5]) }))
  unmount()
  expect([canvas.style.cursor, listeners.size]).toEqual(['', 0])
})
