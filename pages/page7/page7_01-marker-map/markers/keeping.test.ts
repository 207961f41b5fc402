import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMap } from '#client/state/state.ts'
import { addMarker, moveMarker, removeMarker, toLocation, updateMarker } from './actions.ts'
import { redo, undo, useHistory } from './history.ts'
import { followKeeping, replaceBroken, useKeeping } from './keeping.ts'

const here = { lng: 121.5, lat: 25 }
const kept = () => localStorage.getItem('markers')
const names = () => useMap.getState().markers.map(({ name }) => name)
let stop = () => {}

beforeEach(() => {
  localStorage.clear()
  useMap.setState({ markers: [], filter: [] })
  useHistory.setState({ past: [], future: [] })
  useKeeping.setState({ keeping: { is: 'kept' } })
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const open = () => {
  stop = followKeeping()
}

test('S-STATE-1: stores markers under `markers` as an array at every step, including undo and redo', () => {
  open()
  const id = addMarker({ ...here, name: 'A' })
  expect(JSON.parse(kept() ?? '')).toEqual([{ id, name: 'A', ...here }])
  updateMarker(id, { name: 'B' })
  moveMarker(id, { lng: 481.25, lat: 24.1234567 })
  expect(JSON.parse(kept() ?? '')).toEqual([{ id, name: 'B', lng: 121.25, lat: 24.123457 }])
  removeMarker(id)
  expect(kept()).toBe('[]')
  for (const expected of [['B'], ['B'], ['A'], []]) {
    undo()
    expect(names()).toEqual(expected)
  }
  expect(undo()).toBeNull()
  redo()
  expect(JSON.parse(kept() ?? '')).toEqual([{ id, name: 'A', ...here }])
})

test('a step without a change is not recorded', () => {
  open()
  const id = addMarker({ ...here, name: 'A' })
  updateMarker(id, { name: 'A', list: undefined })
  removeMarker('nobody')
  expect(useHistory.getState().past).toHaveLength(1)
})

test('a location is on earth, even on a repeated copy of the world', () => {
  expect(toLocation({ lng: -190, lat: 99 })).toEqual({ lng: 170, lat: 90 })
  expect(toLocation({ lng: 540, lat: -1 })).toEqual({ lng: -180, lat: -1 })
})

test('S-STATE-4: does not overwrite unreadable content until the operator agrees', () => {
  for (const text of ['{"broken', '"text"', '[{"id":1}]', `[{"id":"a","name":"A","lng":1,"lat":2},7]`]) {
    localStorage.setItem('markers', text)
    open()
    expect(useKeeping.getState().keeping).toEqual({ is: 'broken', text })
    addMarker({ ...here, name: 'new' })
    expect(kept()).toBe(text)
    stop()
  }
  open()
  replaceBroken()
  expect(JSON.parse(kept() ?? '')).toHaveLength(4)
  expect(useKeeping.getState().keeping.is).toBe('kept')
})

test('S-STATE-4: a full storage loses nothing on the screen, is reported, and recovers', () => {
  open()
  // happy-dom's storage has no limit.
  const full = Object.assign(Object.create(null) as Storage, {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const store = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(full)
  addMarker({ ...here, name: 'A' })
  expect(useKeeping.getState().keeping.is).toBe('full')
  stop()
  open()
  expect(names()).toEqual(['A'])
  store.mockRestore()
  addMarker({ ...here, name: 'B' })
  expect(useKeeping.getState().keeping.is).toBe('kept')
  expect(JSON.parse(kept() ?? '')).toHaveLength(2)
})

test('S-STATE-4: a forbidden storage is reported, and the markers are still shown', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  open()
  addMarker({ ...here, name: 'A' })
  expect(useKeeping.getState().keeping.is).toBe('forbidden')
  expect(names()).toEqual(['A'])
})

test('S-STATE-4: follows another tab, whatever it writes', () => {
  open()
  const storeElsewhere = (text: string | null) => {
    if (text !== null) localStorage.setItem('markers', text)
    dispatchEvent(new StorageEvent('storage', { key: 'markers', newValue: text }))
  }
  storeElsewhere(JSON.stringify([{ id: 'x', name: 'theirs', ...here }]))
  expect(names()).toEqual(['theirs'])
  storeElsewhere('{{{')
  expect(names()).toEqual(['theirs'])
  expect(useKeeping.getState().keeping.is).toBe('broken')
  storeElsewhere('[]')
  expect(names()).toEqual([])
  expect(useKeeping.getState().keeping.is).toBe('kept')
})
