import { expect, test } from 'vitest'
import { auditSearch, linkToAudit } from './search-params.ts'

const { read, activeFilters, queryOf, resetOf } = auditSearch

test('without parameters it is every record, the newest first', () => {
  expect(Object.values(queryOf(read(''), 'Asia/Taipei')).filter(Boolean)).toEqual([])
  expect(activeFilters(read(''))).toEqual([])
})

test('the history of one row, as a link from its page names it', () => {
  const link = linkToAudit({ entity: 'members', rowId: '118' })
  expect(link).toBe('/page3/page3_08?entity=members&rowId=118')
  const state = read(link.slice(link.indexOf('?')))
  expect(queryOf(state, 'UTC')).toMatchObject({ entity: 'members', rowId: '118' })
  expect(activeFilters(state)).toEqual(['entity', 'rowId'])
  expect(linkToAudit({ ...state, ...resetOf() })).toBe('/page3/page3_08')
})

test('a bookmark under the older name says what it said', () => {
  expect(read('?entity=members&row=118')).toEqual(read('?entity=members&rowId=118'))
})

test('a row without its entity asks for nothing', () => {
  expect(queryOf(read('?rowId=118'), 'UTC').rowId).toBeUndefined()
  expect(activeFilters(read('?rowId=118'))).toEqual([])
})

test('days are those of the zone, both included', () => {
  const { from, to } = queryOf(read('?from=2026-11-19&to=2026-11-20'), 'Asia/Taipei')
  expect([from, to]).toEqual(['2026-11-18T16:00:00.000Z', '2026-11-20T16:00:00.000Z'])
})

test('garbage in one parameter leaves the others standing', () => {
  expect(read('?action=burn&record=x&limit=9999&account=admin')).toEqual({ ...read(''), account: 'admin' })
})
