import { expect, test } from 'vitest'
import { readUrlState, writeUrlState } from '#client/router/url-state.ts'
import { filterOf, isFiltered, isForOthers, NO_FILTER, TrafficListState } from './list-state.ts'

const read = (search: string) => readUrlState(TrafficListState, search)
const asked = (search: string) => JSON.parse(JSON.stringify(filterOf(read(search), 'Asia/Taipei')))

test('without parameters it is everything', () => {
  expect(asked('')).toEqual({})
  expect(isFiltered(read(''))).toBe(false)
})

test('a link holds every filter, and days are those of the zone, both included', () => {
  expect(asked('?text=%20members&method=PATCH&status=412&client=other&fault=on&from=2026-11-20&to=2026-11-20')).toEqual(
    {
      text: 'members',
      method: 'PATCH',
      status: '412',
      client: 'other',
      isFaulted: true,
      from: '2026-11-19T16:00:00.000Z',
      to: '2026-11-20T16:00:00.000Z',
    },
  )
})

test('garbage in one parameter leaves the others standing', () => {
  expect(asked('?method=STEAL&status=9xx&fault=off&status=x&endpoint=readProfile')).toEqual({ endpoint: 'readProfile' })
})

test('no filter leaves nothing in the address', () => {
  expect(writeUrlState(TrafficListState, '', { ...read('?status=4xx&page=page1'), ...NO_FILTER })).toBe('')
  expect([isForOthers(read('?client=other')), isForOthers(read('?client=other&status=404'))]).toEqual([true, false])
})
