import { describe, expect, test } from 'vitest'
import { readTownships } from '#company/places.ts'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { findCounties, listCounties, listTownships, MAX_POINTS, searchTownships } from './contract.ts'

const app = await openTestApp()
const me = await app.signInAs()

type Point = { lng: number; lat: number }
const find = (points: Point[]) => me.call(findCounties, { body: { points } })
async function namesAt(...points: [lng: number, lat: number][]) {
  const { places, counties } = await find(points.map(([lng, lat]) => ({ lng, lat })))
  return places.map(({ countyId }) => counties.find(({ id }) => id === countyId)?.name.en ?? null)
}

test('finds the county of every township, named as on the map in both languages', async () => {
  // The centre of Magong's islands is in the sea.
  const townships = readTownships().filter(({ name_en }) => name_en !== 'Magong City')
  for (let at = 0; at < townships.length; at += MAX_POINTS) {
    const some = townships.slice(at, at + MAX_POINTS)
    const { places, counties } = await find(some.map(({ lng, lat }) => ({ lng, lat })))
    const found = places.map(({ countyId }) => counties.find(({ id }) => id === countyId))
    expect(found).toEqual(
      some.map(({ id, county_en: en, county_zh: zh }) => ({ id: id.slice(0, 5), name: { en, zh } })),
    )
  }
})

test('excludes cities within a county, includes islands, and finds no county at sea or abroad', async () => {
  // Chiayi City is within Chiayi County, and Taipei within New Taipei.
  expect(await namesAt([120.4473, 23.4791], [120.5, 23.45])).toEqual(['Chiayi City', 'Chiayi County'])
  expect(await namesAt([121.5654, 25.033], [121.4457, 25.0143])).toEqual(['Taipei City', 'New Taipei City'])
  expect(await namesAt([121.555, 22.045], [118.318, 24.434])).toEqual(['Taitung County', 'Kinmen County'])
  expect(await namesAt([119.9, 24], [139.7671, 35.6812], [0, 0])).toEqual([null, null, null])
})

test('lists a county once for several points', async () => {
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
  ['too many', Array.from({ length: MAX_POINTS + 1 }, () => ({ lng: 121, lat: 24 })), '/body/points'],
  ['a point that is not on earth', [{ lng: 121, lat: 95 }], '/body/points/0/lat'],
])('refuses %s', async (_, points, pointer) => {
  expect(await refusalOf(find(points))).toMatchObject({ status: 400, errors: [{ pointer }] })
})

test('needs a session', async () => {
  const call = app.as().call(findCounties, { body: { points: [{ lng: 121, lat: 24 }] } })
  expect(await refusalOf(call)).toMatchObject({ status: 401 })
})

test('lists the counties with their service points, and the townships add up to them', async () => {
  const { rows } = await me.call(listCounties)
  expect(rows).toHaveLength(22)
  expect(rows.reduce((sum, { sites }) => sum + sites, 0)).toBe(20_000)
  const tainan = rows.find(({ name }) => name.zh === '臺南市')
  expect(tainan).toMatchObject({ id: '67000', name: { en: 'Tainan City' } })
  const townships = await me.call(listTownships, { params: { countyId: '67000' } })
  expect(townships.county).toEqual({ id: '67000', name: tainan?.name })
  expect(townships.rows).toHaveLength(37)
  expect(townships.rows.every(({ id }) => id.startsWith('67000'))).toBe(true)
  expect(townships.rows.reduce((sum, { sites }) => sum + sites, 0)).toBe(tainan?.sites)
})

test('lists a township without service points', async () => {
  const { rows } = await me.call(listTownships, { params: { countyId: '09007' } })
  await app.db.deleteFrom('site').where('township_id', 'like', '09007%').execute()
  const emptied = await me.call(listTownships, { params: { countyId: '09007' } })
  expect(emptied.rows).toEqual(rows.map(township => ({ ...township, sites: 0 })))
})

test('returns 404 for the townships of an unknown county', async () => {
  expect(await refusalOf(me.call(listTownships, { params: { countyId: '99999' } }))).toMatchObject({ status: 404 })
  expect(await refusalOf(me.call(listTownships, { params: { countyId: 'Tainan' } }))).toMatchObject({
    errors: [{ pointer: '/params/countyId' }],
  })
})

describe('the search for townships', () => {
  const search = async (text: string) => {
    const { rows } = await me.call(searchTownships, { query: { search: text } })
    return rows.map(({ id }) => id)
  }

  test.each([
    ['花蓮市', '10015010'],
    ['hualien', '10015010'],
    ['花蓮縣花蓮市中正路 12 號', '10015010'],
    ['No. 12, Zhongzheng Rd., Hualien City, Hualien County', '10015010'],
    ['台北市大安區信義路', '63000030'],
    // The other district of this name comes first, so its city has to be understood.
    ['台中市大安區中山路', '66000220'],
    ['Da’an District, Taichung City', '66000220'],
  ])('finds %s first', async (text, id) => {
    expect((await search(text))[0]).toBe(id)
  })

  test('finds all townships of the same name, and none for other texts', async () => {
    expect((await search('大安區')).toSorted()).toEqual(['63000030', '66000220'])
    expect(await search('no such place')).toEqual([])
    expect(await search('區')).toHaveLength(8)
  })

  test('refuses an empty text', async () => {
    expect(await refusalOf(search('  '))).toMatchObject({ status: 400, errors: [{ pointer: '/query/search' }] })
  })
})
