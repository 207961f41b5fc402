import { expect, test } from 'vitest'
import { linkToRequest, notePage } from '#client/router/links.ts'
import { linkToComparison } from './links.ts'
import { isForOthers, trafficSearch } from './search-params.ts'

const { read, activeFilters, queryOf, resetOf } = trafficSearch
const asked = (search: string) => JSON.parse(JSON.stringify(queryOf(read(search), 'Asia/Taipei')))

test('lists everything without parameters', () => {
  expect(asked('')).toEqual({})
  expect(activeFilters(read(''))).toEqual([])
})

test('a link contains every filter, and days belong to the zone, both included', () => {
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

test('a bookmark with the older name keeps its meaning', () => {
  expect([asked('?fault=on'), asked('?fault=off')]).toEqual([{ isFaulted: true }, {}])
})

test('an invalid parameter does not affect the others', () => {
  expect(asked('?method=STEAL&status=9xx&isFaulted=false&status=x&endpoint=readProfile')).toEqual({
    endpoint: 'readProfile',
  })
})

test('no filter leaves nothing in the URL', () => {
  expect(trafficSearch.link({ ...read('?status=4xx&page=page1'), ...resetOf() })).toBe('/page8/page8_04')
  expect([isForOthers(read('?client=other')), isForOthers(read('?client=other&status=404'))]).toEqual([true, false])
})

test('a request and a comparison have URLs of their own', () => {
  notePage('page8_04')
  expect(linkToRequest('a/b')).toBe('/page8/page8_04/a%2Fb')
  expect(linkToComparison(1, 2)).toBe('/page8/page8_04/compare/1/2')
})
