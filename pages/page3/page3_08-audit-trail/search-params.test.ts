import { expect, test } from 'vitest'
import { linkTo } from '#client/router/links.ts'
import { auditSearch } from './search-params.ts'

const { read, activeFilters, queryOf, resetOf } = auditSearch

test('lists every record, newest first, without parameters', () => {
  expect(Object.values(queryOf(read(''), 'Asia/Taipei')).filter(Boolean)).toEqual([])
  expect(activeFilters(read(''))).toEqual([])
})

test('a link from a record’s page shows its history', () => {
  const link = linkTo('page3_08', { entity: 'members', rowId: '118' })
  expect(link).toBe('/page3/page3_08?entity=members&rowId=118')
  const state = read(link.slice(link.indexOf('?')))
  expect(queryOf(state, 'UTC')).toMatchObject({ entity: 'members', rowId: '118' })
  expect(activeFilters(state)).toEqual(['entity', 'rowId'])
  expect(auditSearch.link({ ...state, ...resetOf() })).toBe('/page3/page3_08')
})

test('a bookmark with the older name keeps its meaning', () => {
  expect(read('?entity=members&row=118')).toEqual(read('?entity=members&rowId=118'))
})

test('ignores a row id without an entity', () => {
  expect(queryOf(read('?rowId=118'), 'UTC').rowId).toBeUndefined()
  expect(activeFilters(read('?rowId=118'))).toEqual([])
})

test('days belong to the zone, both included', () => {
  const { from, to } = queryOf(read('?from=2026-11-19&to=2026-11-20'), 'Asia/Taipei')
  expect([from, to]).toEqual(['2026-11-18T16:00:00.000Z', '2026-11-20T16:00:00.000Z'])
})

test('an invalid parameter does not affect the others', () => {
  expect(read('?action=burn&record=x&limit=9999&account=admin')).toEqual({ ...read(''), account: 'admin' })
})
