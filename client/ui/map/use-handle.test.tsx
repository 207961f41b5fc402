import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Plane } from './plane.ts'
import { useHandle } from './use-handle.ts'
import type { LngLat } from './viewpoint.ts'

/** Ten pixels are a degree; north is up. `left` is what the map has been moved by. */
let left = 0
const listeners = new Set<() => void>()
const plane: Plane = {
  project: ({ lng, lat }) => ({ x: lng * 10 - left, y: 500 - lat * 10 }),
  unproject: ({ x, y }) => ({ lng: (x + left) / 10, lat: (500 - y) / 10 }),
  onMove(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const [onMove, onSettle, onCancel] = [vi.fn(), vi.fn(), vi.fn()]
const capture = vi.fn()
beforeEach(() => {
  left = 0
  for (const mock of [onMove, onSettle, onCancel, capture]) mock.mockClear()
  HTMLElement.prototype.setPointerCapture = capture
})

function Pin() {
  const [at, setAt] = useState<LngLat>({ lng: 20, lat: 30 })
  const { button, nudge, events } = useHandle(plane, at, {
    onMove: (to, isExact) => {
      onMove(to, isExact)
      setAt(to)
    },
    onSettle,
    onCancel,
  })
  return (
    <button
      ref={button}
      type="button"
      {...events}
      onKeyDown={event => {
        if (nudge(event)) event.preventDefault()
      }}
    >
      Pin
    </button>
  )
}
const pin = () => screen.getByRole('button', { name: 'Pin' })
const at = () => pin().style.getPropertyValue('translate')
const down = (more = {}) =>
  fireEvent.pointerDown(pin(), { button: 0, pointerId: 7, clientX: 203, clientY: 195, ...more })

test('a drag moves it by as much as the pointer, wherever it was grasped, and is one step', () => {
  render(<Pin />)
  expect(at()).toBe('200px 200px')
  down()
  expect(capture).toHaveBeenCalledExactlyOnceWith(7)
  fireEvent.pointerMove(pin(), { clientX: 213, clientY: 195 })
  fireEvent.pointerMove(pin(), { clientX: 223, clientY: 175, altKey: true })
  expect(onMove.mock.calls).toEqual([
    [{ lng: 21, lat: 30 }, false],
    [{ lng: 22, lat: 32 }, true],
  ])
  expect(at()).toBe('220px 180px')
  fireEvent.pointerUp(pin())
  fireEvent.pointerMove(pin(), { clientX: 300, clientY: 300 })
  expect([onMove.mock.calls.length, onSettle.mock.calls.length]).toEqual([2, 1])
})

test('a press alone, another button, and a pointer that passes by don’t move it', () => {
  render(<Pin />)
  fireEvent.pointerMove(pin(), { clientX: 300, clientY: 300 })
  down({ button: 2 })
  fireEvent.pointerMove(pin(), { clientX: 300, clientY: 300 })
  down()
  fireEvent.pointerMove(pin(), { clientX: 203, clientY: 195 })
  expect(onMove).not.toHaveBeenCalled()
})

test('a drag that the system takes over is cancelled, not settled', () => {
  render(<Pin />)
  down()
  fireEvent.pointerMove(pin(), { clientX: 213, clientY: 195 })
  fireEvent.pointerCancel(pin())
  fireEvent.pointerMove(pin(), { clientX: 300, clientY: 300 })
  expect([onMove, onSettle, onCancel].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1])
})

test.each([
  ['ArrowUp', { lng: 20, lat: 30.2 }],
  ['ArrowDown', { lng: 20, lat: 29.8 }],
  ['ArrowLeft', { lng: 19.8, lat: 30 }],
  ['ArrowRight', { lng: 20.2, lat: 30 }],
])('%s nudges it exactly, with Shift ten times as far; letting the key go is one step', (key, to) => {
  render(<Pin />)
  expect(fireEvent.keyDown(pin(), { key })).toBe(false)
  expect(onMove).toHaveBeenLastCalledWith(to, true)
  fireEvent.keyUp(pin(), { key })
  expect(onSettle).toHaveBeenCalledOnce()
  fireEvent.keyDown(pin(), { key, shiftKey: true })
  const [{ lng, lat }] = onMove.mock.lastCall as [LngLat]
  expect(lng).toBeCloseTo(20 + (to.lng - 20) * 11)
  expect(lat).toBeCloseTo(30 + (to.lat - 30) * 11)
})

test('other keys, and those with Ctrl, ⌘ or Alt, are not its own', () => {
  render(<Pin />)
  expect(fireEvent.keyDown(pin(), { key: 'Home' })).toBe(true)
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(fireEvent.keyDown(pin(), { key: 'ArrowLeft', ...more })).toBe(true)
  expect(onMove).not.toHaveBeenCalled()
})

test('it stays at its place while the map moves, until it has gone', () => {
  const { unmount } = render(<Pin />)
  left = 50
  for (const listener of listeners) listener()
  expect(at()).toBe('150px 200px')
  unmount()
  expect(listeners.size).toBe(0)
})
