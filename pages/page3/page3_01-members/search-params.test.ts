import { expect, test } from 'vitest'
import { linkTo } from '#client/router/links.ts'
import { membersSearch } from './search-params.ts'

const read = membersSearch.read
const asked = (search: string) => membersSearch.queryOf(read(search), 'UTC')

test('lists everyone who still works here, by name, without parameters', () => {
  expect(asked('')).toEqual({ isArchived: false, sort: 'name' })
  expect(membersSearch.activeFilters(read(''))).toEqual([])
})

test('counts active filters, and sends them to the API', () => {
  const search = '?search=%20lin%20&teamId=13&job=driver&isArchived=&sort=-joinedOn'
  expect(asked(search)).toEqual({
    search: 'lin',
    teamId: 13,
    job: 'driver',
    isArchived: undefined,
    sort: '-joinedOn',
  })
  expect(membersSearch.activeFilters(read(search))).toHaveLength(4)
})

test.each([
  ['team=13&state=all', 'teamId=13&isArchived='],
  ['state=archived&job=driver', 'job=driver&isArchived=true'],
  ['state=active', ''],
])('an older view or bookmark %s keeps its meaning', (old, today) => {
  expect(membersSearch.viewSearchOf(membersSearch.readView(old))).toBe(today)
})

test('a view keeps filters, sort and layout, but not the page', () => {
  const search = 'job=driver&sort=-joinedOn&columns=name&columns=job'
  const viewSearchOf = (from: string) => membersSearch.viewSearchOf(read(from))
  expect(viewSearchOf(`?${search}&cursor=abc&view=0123456789abcdef&member=5`)).toBe(search)
  expect(viewSearchOf('')).toBe('')
})

test('the pane shows a member, a new one, or nothing', () => {
  expect([read('?member=7'), read('?member=new'), read('?member=x')].map(({ member }) => member)).toEqual([
    7,
    'new',
    undefined,
  ])
})

test('links name their filters', () => {
  expect(linkTo('page3_01', { teamId: 3 })).toBe('/page3/page3_01?teamId=3')
  expect(linkTo('page3_01', { isArchived: null, member: 5 })).toBe('/page3/page3_01?isArchived=&member=5')
})
