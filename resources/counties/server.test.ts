import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTownships } from '#server/company/places.ts'
import { createTestApp, refusalOf, type TestApp } from '#tests/test-app.ts'
import { findCounties, MOST_POINTS } from './contract.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs()
})
afterAll(() => app.close())

type Point = { lng: number; lat: number }
const find = (points: Point[]) => me.call(findCounties, { body: { points } })
async function namesAt(...points: [lng: number, lat: number][]) {
  const { places, counties } = await find(points.map(([lng, lat]) => ({ lng, lat })))
  return places.map(({ countyId }) => counties.find(({ id }) => id === countyId)?.name.en ?? null)
}

test('every township lies in its county, which is named as the map does, in both languages', async () => {
  // The middle of Magong's islands is water.
  const townships = readTownships().filter(({ name_en }) => name_en !== 'Magong City')
  for (let at = 0; at < townships.length; at += MOST_POINTS) {
    const some = townships.slice(at, at + MOST_POINTS)
    const { places, counties } = await find(some.map(({ lng, lat }) => ({ lng, lat })))
    const told = places.map(({ countyId }) => counties.find(({ id }) => id === countyId))
    expect(told).toEqual(some.map(({ id, county_en: en, county_zh: zh }) => ({ id: id.slice(0, 5), name: { en, zh } })))
  }
})

test('a city within a county is none of it; islands belong to theirs; at sea and abroad is no county', async () => {
  // Chiayi City lies within Chiayi County, Taipei within New Taipei.
  expect(await namesAt([120.4473, 23.4791], [120.5, 23.45])).toEqual(['Chiayi City', 'Chiayi County'])
  expect(await namesAt([121.5654, 25.033], [121.4457, 25.0143])).toEqual(['Taipei City', 'New Taipei City'])
  expect(await namesAt([121.555, 22.045], [118.318, 24.434])).toEqual(['Taitung County', 'Kinmen County'])
  expect(await namesAt([119.9, 24], [139.7671, 35.6812], [0, 0])).toEqual([null, null, null])
})

test('of points in one county it is told once', async () => {
  const { places, counties } = await find([
    { lng: 121.6, lat: 23.9 },
    { lng: 121.4, lat: 23.6 },
    { lng: 122.6, lat: 23.6 },
  ])
  expect(counties).toEqual([{ id: '10015', name: { en: 'Hualien County', zh: '花蓮縣' } }])
  expect(places).toEqual([{ countyId: '10015' }, { countyId: '10015' }, { countyId: null }])
})

test.each([
  ['no points', [], '/body/points'],
  ['too many', Array.from({ length: MOST_POINTS + 1 }, () => ({ lng: 121, lat: 24 })), '/body/points'],
  ['a point that is not on earth', [{ lng: 121, lat: 95 }], '/body/points/0/lat'],
])('refuses %s', async (_, points, pointer) => {
  expect(await refusalOf(find(points))).toMatchObject({ status: 400, errors: [{ pointer }] })
})

test('answers nobody who has not signed in', async () => {
  const call = app.as().call(findCounties, { body: { points: [{ lng: 121, lat: 24 }] } })
  expect(await refusalOf(call)).toMatchObject({ status: 401 })
})
