import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { dayFields, momentsOf } from './days.ts'
import { defineListSearch } from './define-list-search.ts'
import { plainLayout } from './layout/layout.ts'

const listGoods = endpoint('GET /api/goods', {
  summary: { en: 'Goods', zh: '商品' },
  needs: 'products:read',
  query: z.object({
    teamId: z.optional(z.int().check(z.minimum(1))),
    isArchived: z.optional(z.boolean()),
    from: z.optional(z.iso.datetime()),
    to: z.optional(z.iso.datetime()),
    search,
    sort: z._default(sortQuery(['name', 'price']), 'name'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(z.object({ id: z.int() })) },
})

const goods = defineListSearch(listGoods, {
  path: '/page3/page3_01',
  defaults: { isArchived: false },
  fields: dayFields,
  toQuery: momentsOf,
  own: { item: z.optional(z.int()) },
  layout: plainLayout(['name', 'price', 'stock'], ['name', 'price']),
  upgrade: params => {
    const team = params.get('team')
    if (team !== null) params.set('teamId', team)
    params.delete('team')
  },
})
const asked = (address: string) => goods.queryOf(goods.read(address), 'Asia/Taipei')

test('queries the defaults if there are no parameters', () => {
  expect(asked('')).toEqual({ isArchived: false, sort: 'name' })
  expect(goods.activeFilters(goods.read(''))).toEqual([])
})

test('uses the same filter names in the URL and in the API query', () => {
  expect(asked('?teamId=13&search=%20lin%20&sort=-price')).toEqual({
    teamId: 13,
    isArchived: false,
    search: 'lin',
    sort: '-price',
  })
  expect(goods.activeFilters(goods.read('?teamId=13&search=lin&sort=-price&item=4'))).toEqual(['teamId', 'search'])
})

test('an empty parameter turns off a default filter', () => {
  expect(asked('?isArchived=').isArchived).toBeUndefined()
  expect(goods.activeFilters(goods.read('?isArchived='))).toEqual(['isArchived'])
})

test('ignores an empty search', () => {
  expect(asked('?search=%20')).toEqual(asked(''))
  expect(goods.activeFilters(goods.read('?search=%20'))).toEqual([])
})

test.each([
  // Summer time ends: 25 hours. It begins: 23 hours.
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  // The day ends with its month, and with its year.
  ['2026-12-31', 'Asia/Taipei', '2026-12-30T16:00:00.000Z', '2026-12-31T16:00:00.000Z'],
])('%s in %s begins and ends with the day of the zone', (day, zone, from, to) => {
  expect(momentsOf({ from: day, to: day }, zone)).toEqual({ from, to })
})

test('turns days of the URL into moments for the API, the last day included', () => {
  expect(asked('?from=2026-10-01&to=2026-10-01')).toMatchObject({
    from: '2026-09-30T16:00:00.000Z',
    to: '2026-10-01T16:00:00.000Z',
  })
})

test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('a list until 9999-12-31 has no end, in %s, too', zone => {
  const { to = '' } = momentsOf({ to: '9999-12-31' }, zone)
  expect(to > '9999-12-29').toBe(true)
  expect(momentsOf({ from: '9999-12-31' }, zone).from).toMatch(/^9999-12-2/)
})

test('falls back to the default for an invalid value', () => {
  expect(asked('?teamId=0&sort=weight&from=yesterday')).toEqual(asked(''))
})

test('links contain only what differs from the defaults', () => {
  expect(goods.link()).toBe('/page3/page3_01')
  expect(goods.link({ teamId: 13, isArchived: null, sort: 'name' })).toBe('/page3/page3_01?teamId=13&isArchived=')
})

test('understands old names of filters', () => {
  expect(asked('?team=13')).toEqual(asked('?teamId=13'))
  expect(goods.viewSearchOf(goods.readView('team=13'))).toBe('teamId=13')
})

test('a change of filters, sort or page size goes back to the first page; a change of layout does not', () => {
  expect(goods.changesRows({ teamId: 3 })).toBe(true)
  expect(goods.changesRows({ limit: 20 })).toBe(true)
  expect(goods.changesRows({ columns: ['name'], item: 4 })).toBe(false)
})

test('a reset clears all filters, or the named ones', () => {
  expect(goods.resetOf()).toMatchObject({ teamId: undefined, isArchived: false, search: undefined })
  expect(goods.resetOf(['teamId'])).toEqual({ teamId: undefined })
})

test('a view keeps filters, sort and layout, but not the page', () => {
  const search = 'teamId=13&sort=-price&columns=name'
  expect(goods.viewSearchOf(goods.read(`?${search}&cursor=abc&view=0123456789abcdef&item=5`))).toBe(search)
  expect(goods.readView(search)).toMatchObject({ teamId: 13, cursor: undefined, view: undefined, item: undefined })
})

test('refuses a default for something that is not a filter', () => {
  expect(() => defineListSearch(listGoods, { path: '/page3', defaults: { wrong: 1 } as never })).toThrow()
})
