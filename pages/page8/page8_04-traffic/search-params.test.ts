import { expect, test } from 'vitest'
import { linkToRequest } from '#client/router/links.ts'
import { isForOthers, linkToComparison, linkToTraffic, trafficSearch } from './search-params.ts'

const { read, activeFilters, queryOf, resetOf } = trafficSearch
const asked = (search: string) => JSON.parse(JSON.stringify(queryOf(read(search), 'Asia/Taipei')))

test('without parameters it is everything', () => {
  expect(asked('')).toEqual({})
  expect(activeFilters(read(''))).toEqual([])
})

test('a link holds every filter, and days are those of the zone, both included', () => {
  const link = '?text=%20members&method=PATCH&status=412&client=other&isFaulted=true&from=2026-11-20&to=2026-11-20'
  expect(asked(link)).toEqual({
    text: 'members',
    method: 'PATCH',
    status: '412',
    client: 'other',
    isFaulted: true,
    from: '2026-11-19T16:00:00.000Z',
    to: '2026-11-20T16:00:00.000Z',
  })
})

test('a bookmark under the older name says what it said', () => {
  expect([asked('?fault=on'), asked('?fault=off')]).toEqual([{ isFaulted: true }, {}])
})

test('garbage in one parameter leaves the others standing', () => {
  expect(asked('?method=STEAL&status=9xx&isFaulted=false&status=x&endpoint=readProfile')).toEqual({
    endpoint: 'readProfile',
  })
})

test('no filter leaves nothing in the address', () => {
  expect(linkToTraffic({ ...read('?status=4xx&page=page1'), ...resetOf() })).toBe('/page8/page8_04')
  expect([isForOthers(read('?client=other')), isForOthers(read('?client=other&status=404'))]).toEqual([true, false])
})

test('a request and a comparison have addresses of their own', () => {
  expect(linkToRequest('a/b')).toBe('/page8/page8_04/a%2Fb')
  expect(linkToComparison(1, 2)).toBe('/page8/page8_04/compare/1/2')
})
