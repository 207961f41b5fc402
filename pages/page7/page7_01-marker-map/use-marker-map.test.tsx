import { act, renderHook } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { type Marker, useMap } from '#client/state/state.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { NO_LIST } from './search-params.ts'
import { useMarkerMap } from './use-marker-map.ts'

const marker = (id: string, list?: string, lng = 121, lat = 24): Marker => ({ id, name: id, lng, lat, list })
const MARKERS = [marker('a', 'trails'), marker('b', 'trails'), marker('c', 'shops'), marker('d'), marker('e', 'gone')]
const FILTER = [
  { id: 'trails', name: 'Trails', type: 'trail' },
  { id: 'shops', name: 'Shops', type: 'shop' },
]

beforeEach(() => {
  localStorage.setItem('markers', JSON.stringify(MARKERS))
  useMap.setState({ markers: MARKERS, filter: FILTER })
})
function open(address = '/map') {
  const { result } = renderHook(
    () => ({ map: useMarkerMap(), search: useLocation().search, navigate: useNavigate() }),
    { wrapper: pageAt(address) },
  )
  // Following what is stored may replace it.
  act(() => useMap.setState({ markers: MARKERS, filter: FILTER }))
  return {
    map: () => result.current.map,
    search: () => result.current.search,
    shown: () => result.current.map.shown.map(({ id }) => id),
    does: (action: (map: ReturnType<typeof useMarkerMap>) => unknown) =>
      act(async () => void action(result.current.map)),
    back: () => act(async () => void result.current.navigate(-1)),
  }
}

test('without a choice all markers are shown; a marker of an unknown list counts as one without a list', () => {
  const { map, shown } = open()
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect([...map().counts]).toEqual([
    ['trails', 2],
    ['shops', 1],
    [NO_LIST, 2],
  ])
  expect(['trails', 'shops', 'gone', undefined].map(list => map().typeOf(list))).toEqual([
    'trail',
    'shop',
    'place',
    'place',
  ])
})

test('only the markers of the chosen lists are shown, and no marker of another list is open', async () => {
  const { map, shown, does, search, back } = open('/map?marker=c')
  expect(map().chosen?.id).toBe('c')
  await does(({ setLists }) => setLists(['trails', NO_LIST]))
  expect([shown(), map().chosen]).toEqual([['a', 'b', 'd', 'e'], null])
  await back()
  expect([search(), map().chosen?.id]).toEqual(['?marker=c', 'c'])
  // No list is another choice than none.
  await does(({ setLists }) => setLists([]))
  expect(shown()).toEqual([])
  await does(({ setLists }) => setLists(undefined))
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('opening a marker, moving the map and sorting are no steps back; a choice of lists is one', async () => {
  const { does, search, back, map } = open()
  await does(({ setLists }) => setLists(['shops']))
  await does(({ choose }) => choose('c'))
  await does(({ setView }) => setView({ lng: 120.5, lat: 23.25, zoom: 9 }))
  await does(({ setSort }) => setSort('-name'))
  expect([map().view, map().chosen?.id, map().sort]).toEqual([{ lng: 120.5, lat: 23.25, zoom: 9 }, 'c', '-name'])
  await back()
  expect(search()).toBe('')
})

test('the frame of places holds all of them, and there is none without places', async () => {
  const { map, does } = open()
  await does(({ showAll }) =>
    showAll([
      { lng: 121, lat: 25 },
      { lng: 119.5, lat: 23 },
      { lng: 120, lat: 26 },
    ]),
  )
  expect(map().frame).toEqual([119.5, 23, 121, 26])
  await does(({ showAll }) => showAll([]))
  expect(map().frame).toBeNull()
})
