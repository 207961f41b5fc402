import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Box } from '#resources/sites/rules.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useSites } from './use-sites.ts'

/** The shapes of the counties, which are on their way until a test sends them. */
const counties = vi.hoisted(() => ({ read: new Map<string, (box: Box) => void>() }))
vi.mock('./filters/county-box.ts', () => ({
  boxOfCounty: (id: string) => new Promise(resolve => counties.read.set(id, resolve)),
}))
const live = vi.hoisted(() => ({ entities: [] as unknown[] }))
// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({
  onRows(entity: string) {
    live.entities.push(entity)
    return () => undefined
  },
}))

const [TAIPEI, KAOHSIUNG] = [
  { lng: 121.5, lat: 25 },
  { lng: 120.3, lat: 22.6 },
]
const TAIPEI_BOX = { west: 121.4, south: 24.9, east: 121.7, north: 25.2 }
const site = (id: number, at: { lng: number; lat: number }) => ({ ...at, id, name: { en: `${id}`, zh: `${id}` } })
const replyOf = (zoom: number, ...sites: object[]) => ({ count: sites.length, zoom, clusters: [], sites })

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
  live.entities = []
  counties.read.clear()
})
const asked = () => sent.map(({ path }) => Object.fromEntries(new URL(path, location.href).searchParams))
const reply = (index: number, answer: object) => act(async () => sent[index]?.reply(200, answer))

async function open(address = '/sites') {
  const wrapper = pageAt(address)
  const { result } = renderHook(useSites, { wrapper })
  const frame = document.createElement('div')
  Object.defineProperties(frame, { clientWidth: { value: 640 }, clientHeight: { value: 600 } })
  await act(async () => void result.current.frame(frame))
  await expect.poll(() => sent.length).toBe(1)
  return result
}
const idsIn = (items: readonly { key: string }[]) => items.map(({ key }) => key)

test('nothing is read before the size of the map is known, and then all of Taiwan', async () => {
  await open()
  const [first] = asked()
  expect([first?.zoom, Number(first?.west) <= 117.9, Number(first?.east) >= 122.4]).toEqual(['6', true, true])
})

test('what the map showed stays while another reply is on its way, even where the map no longer shows it', async () => {
  const hook = await open('/sites?at=25.0000,121.5000,12.00')
  await reply(0, replyOf(12, site(1, TAIPEI), site(2, { ...TAIPEI, lng: 121.558 })))
  await expect.poll(() => idsIn(hook.current.drawn)).toEqual(['site 1', 'site 2'])
  // The second one is in the cells that were read, but beside the map.
  expect(idsIn(hook.current.items)).toEqual(['site 1'])
  await act(async () => hook.current.showView({ ...KAOHSIUNG, zoom: 13 }))
  await expect.poll(() => sent.length).toBe(2)
  expect([idsIn(hook.current.drawn), idsIn(hook.current.items)]).toEqual([['site 1', 'site 2'], ['site 1']])
  expect(hook.current.isCoarser).toBe(false)
  await reply(1, replyOf(11, site(3, KAOHSIUNG)))
  await expect.poll(() => idsIn(hook.current.items)).toEqual(['site 3'])
  expect(hook.current.isCoarser).toBe(true)
})

test('a move within the cells that were read asks for nothing, and lists what is on the map then', async () => {
  const hook = await open('/sites?at=25.0000,121.5000,12.00')
  await reply(0, replyOf(12, site(1, TAIPEI), site(2, { ...TAIPEI, lng: 121.558 })))
  await act(async () => hook.current.showView({ ...TAIPEI, lng: 121.504, zoom: 12 }))
  expect([sent.length, idsIn(hook.current.items)]).toEqual([1, ['site 1', 'site 2']])
})

test('stock is read again after orders only while a product is chosen', async () => {
  const hook = await open()
  expect(live.entities).toEqual([])
  await act(async () => hook.current.change({ productId: 4 }))
  expect(live.entities).toEqual(['products'])
  await expect.poll(() => asked().at(-1)?.productId).toBe('4')
})

test('a county is shown as soon as its shape is there', async () => {
  const hook = await open()
  await act(async () => void hook.current.changeFilters({ township: '63000' }))
  await act(async () => counties.read.get('63000')?.(TAIPEI_BOX))
  expect(hook.current.view?.lng).toBeCloseTo(121.55, 2)
})

test.each([
  ['taken back', undefined],
  ['followed by another one', '64000'],
])('a county that was %s meanwhile no longer moves the map', async (_, township) => {
  const hook = await open()
  const before = hook.current.view
  await act(async () => void hook.current.changeFilters({ township: '63000' }))
  await act(async () => void hook.current.change({ township }))
  await act(async () => counties.read.get('63000')?.(TAIPEI_BOX))
  expect([hook.current.state.township, hook.current.view]).toEqual([township, before])
})
