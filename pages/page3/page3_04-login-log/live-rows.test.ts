import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Login } from '#resources/login-log/contract.ts'
import { arrive, matches, NO_ARRIVALS, waitingFor, withArrived } from './live-rows.ts'

const login = (id: number, more: Partial<Login> = {}): Login => ({
  id,
  outcome: 'signed-in',
  reason: null,
  user: 'admin',
  email: 'admin@strive.example',
  level: 'normal',
  loginTime: `2026-11-20T00:00:${String(id % 60).padStart(2, '0')}.000Z`,
  address: '127.0.0.1',
  agent: '',
  ...more,
})
const idsOf = (rows: readonly Login[]) => rows.map(row => row.id)
const ALL = { sort: '-loginTime' } as const

test('S-LOG-2: a row that arrives twice appears once', () => {
  const once = arrive(NO_ARRIVALS, login(7), true)
  expect(arrive(once, login(7), false)).toEqual(once)
  expect(idsOf(withArrived([login(7), login(6)], once.shown, false))).toEqual([7, 6])
})

test('a new row comes before older ones', () => {
  expect(idsOf(withArrived([login(5), login(4)], [login(6)], true))).toEqual([6, 5, 4])
})

test('a late record is inserted by its time, and is left out if it belongs to another page', () => {
  const late = login(9, { loginTime: '2026-11-20T00:00:04.500Z' })
  expect(idsOf(withArrived([login(5), login(4)], [late], true))).toEqual([5, 9, 4])
  const older = login(9, { loginTime: '2026-11-19T00:00:00.000Z' })
  expect(idsOf(withArrived([login(5), login(4)], [older], true))).toEqual([5, 4])
  expect(idsOf(withArrived([login(5), login(4)], [older], false))).toEqual([5, 4, 9])
})

test('only rows that match the filter and are not on the page wait', () => {
  const arrivals = [login(1), login(2, { outcome: 'refused' }), login(3)].reduce(
    (all, row) => arrive(all, row, false),
    NO_ARRIVALS,
  )
  expect(idsOf(waitingFor(arrivals, [login(3)], ALL))).toEqual([2, 1])
  expect(idsOf(waitingFor(arrivals, [], { ...ALL, outcome: 'refused' }))).toEqual([2])
})

describe('the filter', () => {
  const row = login(1, { user: 'operator', loginTime: '2026-11-20T08:00:00.000Z' })
  test.each([
    [{}, true],
    [{ outcome: 'refused' as const }, false],
    [{ user: 'oper' }, true],
    [{ user: 'perator' }, false],
    [{ level: 'supersuper' as const }, false],
    [{ from: '2026-11-20T08:00:00.000Z' }, true],
    [{ to: '2026-11-20T08:00:00.000Z' }, false],
  ])('%j matches the row: %s', (filter, isLetThrough) => {
    expect(matches(row, { ...ALL, ...filter })).toBe(isLetThrough)
  })
})

test('the list is always newest first, without duplicates', () => {
  const rows = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 20 }).map(ids => ids.map(id => login(id)))
  fc.assert(
    fc.property(rows, rows, fc.boolean(), (read, shown, hasMore) => {
      const page = withArrived([], read, false)
      const ids = idsOf(withArrived(page, shown, hasMore))
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual([...ids].sort((a, b) => b - a))
    }),
  )
})
