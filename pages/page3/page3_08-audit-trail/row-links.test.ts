import { expect, test } from 'vitest'
import { linkToRoutes } from '#pages/page4/page4_04-linked-fields/search-params.ts'
import { linkToRow } from './row-links.ts'

test('the link to a delivery route is the one that its page makes', () => {
  expect(linkToRow({ entity: 'delivery-routes', rowId: '7' })).toBe(linkToRoutes({ route: 7 }))
})

test('an entity that no page shows has no link', () => {
  expect(linkToRow({ entity: 'no-such-entity', rowId: '1' })).toBeNull()
})
