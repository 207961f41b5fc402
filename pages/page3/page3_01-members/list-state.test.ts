import { expect, test } from 'vitest'
import { readUrlState } from '#client/router/url-state.ts'
import { countFilters, filterOf, MemberListState, viewSearchOf } from './list-state.ts'

const read = (search: string) => readUrlState(MemberListState, search)

test('without parameters it is everybody who is still here, by name', () => {
  expect(filterOf(read(''))).toEqual({ isArchived: false, sort: 'name' })
  expect(countFilters(read(''))).toBe(0)
})

test('filters are counted, and asked for', () => {
  const state = read('?search=%20lin%20&team=13&job=driver&state=all&sort=-joinedOn')
  expect(filterOf(state)).toEqual({
    search: 'lin',
    teamId: 13,
    job: 'driver',
    isArchived: undefined,
    sort: '-joinedOn',
  })
  expect(countFilters(state)).toBe(4)
})

test('a view keeps what is shown and how, not where the reader was', () => {
  const search = 'job=driver&sort=-joinedOn&columns=name&columns=job'
  expect(viewSearchOf(read(`?${search}&cursor=abc&view=0123456789abcdef&member=5`))).toBe(search)
  expect(viewSearchOf(read(''))).toBe('')
})

test('the drawer holds a member, a new one, or nothing', () => {
  expect([read('?member=7'), read('?member=new'), read('?member=x')].map(({ member }) => member)).toEqual([
    7,
    'new',
    undefined,
  ])
})
