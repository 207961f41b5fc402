import { expect, test } from 'vitest'
import { readUrlState, writeUrlState } from '#client/router/url-state.ts'
import { AuditListState, countFilters, filterOf, NO_FILTER } from './list-state.ts'

const read = (search: string) => readUrlState(AuditListState, search)

test('without parameters it is every record, the newest first', () => {
  expect(Object.values(filterOf(read(''), 'Asia/Taipei')).filter(Boolean)).toEqual([])
  expect(countFilters(read(''))).toBe(0)
})

test('the history of one row, as a link from its page names it', () => {
  const state = read('?entity=members&row=118')
  expect(filterOf(state, 'UTC')).toMatchObject({ entity: 'members', rowId: '118' })
  expect(countFilters(state)).toBe(2)
  expect(writeUrlState(AuditListState, '', { ...state, ...NO_FILTER })).toBe('')
})

test('a row without its entity asks for nothing', () => {
  expect(filterOf(read('?row=118'), 'UTC').rowId).toBeUndefined()
  expect(countFilters(read('?row=118'))).toBe(0)
})

test('days are those of the zone, both included', () => {
  const { from, to } = filterOf(read('?from=2026-11-19&to=2026-11-20'), 'Asia/Taipei')
  expect([from, to]).toEqual(['2026-11-18T16:00:00.000Z', '2026-11-20T16:00:00.000Z'])
})

test('garbage in one parameter leaves the others standing', () => {
  expect(read('?action=burn&record=x&limit=9999&account=admin')).toEqual({ ...read(''), account: 'admin' })
})
