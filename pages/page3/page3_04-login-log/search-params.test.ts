import { expect, test } from 'vitest'
import { linkTo } from '#client/router/links.ts'
import { loginLogSearch } from './search-params.ts'

const { read, queryOf, activeFilters, resetOf, zoneOf } = loginLogSearch

test('lists the newest rows, unfiltered, without parameters', () => {
  const state = read('')
  expect(queryOf(state, 'Asia/Taipei')).toEqual({ sort: '-loginTime' })
  expect(activeFilters(state)).toEqual([])
  expect(state.limit).toBe(50)
})

test('days belong to the zone, both included', () => {
  const { from, to } = queryOf(read('?from=2026-11-19&to=2026-11-20'), 'Asia/Taipei')
  expect(from).toBe('2026-11-18T16:00:00.000Z')
  expect(to).toBe('2026-11-20T16:00:00.000Z')
})

test('the zone is the operator’s, or UTC', () => {
  expect(['', '?zone=utc'].map(search => zoneOf(read(search), 'Asia/Taipei'))).toEqual(['Asia/Taipei', 'UTC'])
})

test('an invalid parameter does not affect the others', () => {
  expect(read('?limit=9999&from=2026-02-30&level=god&outcome=refused&columns=user&columns=shoe')).toEqual({
    ...read(''),
    outcome: 'refused',
  })
})

test('a link from the overview lists exactly the counted rows', () => {
  const path = linkTo('page3_04', { outcome: 'refused', from: '2026-11-20', to: '2026-11-20' })
  expect(path).toMatch(/^\/page3\/page3_04\?/)
  const state = read(path.slice(path.indexOf('?')))
  expect(state).toMatchObject({ outcome: 'refused', from: '2026-11-20', to: '2026-11-20' })
  expect(loginLogSearch.link({ ...state, ...resetOf() })).toBe('/page3/page3_04')
})
