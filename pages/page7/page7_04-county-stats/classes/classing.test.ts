import { expect, test } from 'vitest'
import type { CountyStats } from '#resources/county-stats/contract.ts'
import { classingOf } from './classing.ts'

const county = (id: string, customers: number, orders: number): CountyStats => ({
  id,
  name: { en: id, zh: id },
  customers,
  sites: 1,
  orders,
  salesCents: orders * 100,
})
const STATS = [county('a', 10, 20), county('b', 0, 0), county('c', 10, 5), county('d', 2, 4)]

test('ranks by value, with equal ranks for equal values; counties without a value come last and have no class', () => {
  const { rows, classes } = classingOf(STATS, { metric: 'ordersPerCustomer', method: 'quantile', classes: 3 })
  expect(rows.map(({ id, value, rank, classIndex }) => [id, value, rank, classIndex])).toEqual([
    ['a', 2, 1, 1],
    ['d', 2, 1, 1],
    ['c', 0.5, 3, 0],
    ['b', null, null, null],
  ])
  expect(classes).toEqual([
    { low: 0.5, high: 0.5, count: 1 },
    { low: 2, high: 2, count: 2 },
  ])
})

test('every county has an amount, and equal intervals may be empty', () => {
  const { classes, fit } = classingOf(STATS, { metric: 'orders', method: 'equal', classes: 4 })
  expect(classes.map(({ count }) => count)).toEqual([3, 0, 0, 1])
  expect(classes[1]).toEqual({ low: null, high: 10, count: 0 })
  expect(fit).toBeGreaterThan(0.9)
})
