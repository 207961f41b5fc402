import { expect, test } from 'vitest'
import { readUrlState, writeUrlState } from '#client/router/url-state.ts'
import { shownColumns } from '#client/ui/table/column.ts'
import { columns } from './columns.tsx'
import {
  countFilters,
  dollarsIn,
  filterOf,
  INITIAL_LAYOUT,
  layoutOf,
  OrderListState,
  stateOfLayout,
  viewSearchOf,
} from './list-state.ts'

const read = (search: string) => readUrlState(OrderListState, search)

test('without parameters it is all orders, the newest first, arranged as at first', () => {
  expect(filterOf(read(''), 'Asia/Taipei')).toEqual({ sort: '-placedAt' })
  expect(countFilters(read(''))).toBe(0)
  expect(layoutOf(read(''))).toEqual(INITIAL_LAYOUT)
})

test('days are those of the zone, both included; amounts are asked for in cents', () => {
  const state = read('?from=2026-03-01&to=2026-03-31&min=500&max=2000&customer=7&search=%20lin%20')
  expect(filterOf(state, 'Asia/Taipei')).toEqual({
    search: 'lin',
    customerId: 7,
    from: '2026-02-28T16:00:00.000Z',
    to: '2026-03-31T16:00:00.000Z',
    minCents: 50_000,
    maxCents: 200_000,
    sort: '-placedAt',
  })
  expect(countFilters(state)).toBe(6)
})

test('an arrangement survives the way through the address, pinned columns first', () => {
  const layout = {
    columns: ['status', 'id', 'total'],
    isFirstPinned: true,
    pinned: ['total', 'id'],
    widths: { total: 200, id: 96 },
  }
  const search = writeUrlState(OrderListState, '', { ...read(''), ...stateOfLayout(layout) })
  expect(layoutOf(read(search))).toEqual(layout)
  expect(shownColumns(columns, layout).map(({ id }) => id)).toEqual(['id', 'total', 'status'])
})

test('what an address makes up is left out, and the rest stands', () => {
  const state = read('?columns=shoe&pinned=id&pinned=total&widths=total:9999&widths=x&min=-1&status=paid')
  expect(state).toEqual({ ...read(''), pinned: ['id', 'total'], status: 'paid' })
  expect(layoutOf(read('?widths=total:10')).widths).toEqual({ total: 64 })
})

test('a view keeps what is shown and how, not where the reader was', () => {
  const search = 'status=paid&sort=-total&pinned=id&pinned=total&widths=total%3A200'
  expect(viewSearchOf(read(`?${search}&cursor=abc&view=0123456789abcdef`))).toBe(search)
})

test('amounts are read as people type them; what is none counts as nothing typed', () => {
  expect(['1200', 'NT$1,200', '１２００', ' 0 '].map(dollarsIn)).toEqual([1200, 1200, 1200, 0])
  expect(['', 'much', '-5', '1.5', '99999999999', undefined].map(dollarsIn)).toEqual(Array(6).fill(undefined))
})
