import { expect, test } from 'vitest'
import { shownColumns } from '#client/ui/table/column.ts'
import { centsIn, dollarsOf } from './amounts.ts'
import { columns } from './columns.tsx'
import { ordersSearch } from './search-params.ts'

const { read, queryOf, activeFilters, viewSearchOf, readView, layout: kept } = ordersSearch
const layoutOf = (search: string) => kept?.read(read(search))

test('lists all orders, newest first, with default columns, without parameters', () => {
  expect(queryOf(read(''), 'Asia/Taipei')).toEqual({ sort: '-placedAt' })
  expect(activeFilters(read(''))).toEqual([])
  expect(layoutOf('')).toEqual(kept?.initial)
})

test('days belong to the zone, both included', () => {
  const search = '?from=2026-03-01&to=2026-03-31&minCents=50000&maxCents=200000&customerId=7&search=%20lin%20'
  expect(queryOf(read(search), 'Asia/Taipei')).toEqual({
    search: 'lin',
    customerId: 7,
    from: '2026-02-28T16:00:00.000Z',
    to: '2026-03-31T16:00:00.000Z',
    minCents: 50_000,
    maxCents: 200_000,
    sort: '-placedAt',
  })
  expect(activeFilters(read(search))).toHaveLength(6)
})

test.each([
  ['customer=7&site=3&status=paid', 'status=paid&customerId=7&siteId=3'],
  ['min=500&max=2000', 'minCents=50000&maxCents=200000'],
  ['min=much', ''],
])('an older view or bookmark %s keeps its meaning', (old, today) => {
  expect(viewSearchOf(readView(old))).toBe(today)
})

test('reads back the layout it writes to the URL, pinned columns first', () => {
  const layout = {
    columns: ['status', 'id', 'total'],
    isFirstPinned: true,
    isFitted: false,
    pinned: ['total', 'id'],
    widths: { total: 200, id: 96 },
  }
  const path = ordersSearch.link(kept?.write(layout))
  expect(layoutOf(path.slice(path.indexOf('?')))).toEqual(layout)
  expect(shownColumns(columns, layout).map(({ id }) => id)).toEqual(['id', 'total', 'status'])
})

test('drops unknown columns of the URL, and keeps the rest', () => {
  const state = read('?columns=shoe&pinned=id&pinned=total&widths=total:9999&widths=x&minCents=-1&status=paid')
  expect(state).toEqual({ ...read(''), pinned: ['id', 'total'], status: 'paid' })
  expect(layoutOf('?widths=total:10')?.widths).toEqual({ total: 64 })
})

test('a view keeps filters, sort and layout, but not the page', () => {
  const search = 'status=paid&sort=-total&pinned=id&pinned=total&widths=total%3A200'
  expect(viewSearchOf(read(`?${search}&cursor=abc&view=0123456789abcdef`))).toBe(search)
})

test('reads amounts as people type them, and ignores anything else', () => {
  expect(['1200', 'NT$1,200', '１２００', ' 0 '].map(centsIn)).toEqual([120_000, 120_000, 120_000, 0])
  expect(['', 'much', '-5', '1.5', '99999999999'].map(centsIn)).toEqual(Array(5).fill(undefined))
  expect(dollarsOf(120_000)).toBe('1200')
})
