import { expect, test } from 'vitest'
import { loginLogPath } from '#client/router/links.ts'
import { readUrlState, writeUrlState } from '#client/router/url-state.ts'
import { filterOf, isFiltered, LoginListState, NO_FILTER } from './list-state.ts'

const read = (search: string) => readUrlState(LoginListState, search)

test('without parameters it is the newest rows, unfiltered', () => {
  const state = read('')
  expect(filterOf(state, 'Asia/Taipei')).toEqual({ sort: '-loginTime' })
  expect(isFiltered(state)).toBe(false)
  expect(state.limit).toBe(50)
})

test('days are those of the zone, both included', () => {
  const { from, to } = filterOf(read('?from=2026-11-19&to=2026-11-20'), 'Asia/Taipei')
  expect(from).toBe('2026-11-18T16:00:00.000Z')
  expect(to).toBe('2026-11-20T16:00:00.000Z')
})

test('garbage in one parameter leaves the others standing', () => {
  expect(read('?limit=9999&from=2026-02-30&level=god&outcome=refused&columns=user&columns=shoe')).toEqual({
    ...read(''),
    outcome: 'refused',
  })
})

test('a link of the overview names the rows that were counted', () => {
  const path = loginLogPath({ outcome: 'refused', from: '2026-11-20', to: '2026-11-20' })
  expect(path).toMatch(/^\/page3\/page3_04\?/)
  const state = read(path.slice(path.indexOf('?')))
  expect(state).toMatchObject({ outcome: 'refused', from: '2026-11-20', to: '2026-11-20' })
  expect(writeUrlState(LoginListState, '', { ...state, ...NO_FILTER })).toBe('')
})
