import { expect, test } from 'vitest'
import { readUrlState } from '#client/router/url-state.ts'
import { RangeState } from '#pages/page1-today/search-params.ts'
import { daysOf, issueOf } from './range.ts'

const read = (search: string) => readUrlState(RangeState, search)
const asked = (search: string) => daysOf(read(search), '2026-11-21', 'UTC')

test.each([
  ['', { days: 7 }],
  ['?range=30', { days: 30 }],
  ['?range=today', { from: '2026-11-21', to: '2026-11-21' }],
  ['?range=own&from=2026-10-01&to=2026-10-09', { from: '2026-10-01', to: '2026-10-09' }],
  ['?range=own&from=2026-10-01', { days: 7 }],
  ['?range=own&from=2026-10-09&to=2026-10-01', { days: 7 }],
  ['?range=year', { days: 7 }],
])('%j queries %j', (search, query) => {
  expect(asked(search)).toEqual({ zone: 'UTC', ...query })
})

test.each([
  ['?range=own&from=2026-10-09&to=2026-10-01', 'dayOrder'],
  ['?range=own&from=2026-01-01&to=2026-04-02', null],
  ['?range=own&from=2026-01-01&to=2026-04-03', 'tooLong'],
  ['?from=2026-10-09&to=2026-10-01', null],
])('%j: %s', (search, issue) => {
  expect(issueOf(read(search))).toBe(issue)
})
