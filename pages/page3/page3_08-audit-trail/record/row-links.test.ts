import { expect, test } from 'vitest'
import { linkTo, notePage } from '#client/router/links.ts'
import { linkToRow } from './row-links.ts'

test('a row is linked to its page, if the console has that', () => {
  const floorPlan = { entity: 'floor-plans', rowId: '7' }
  expect(linkToRow(floorPlan)).toBeNull()
  notePage('page6_05')
  expect(linkToRow(floorPlan)).toBe(linkTo('page6_05', { plan: 7 }))
})

test('an entity that no page shows has no link', () => {
  expect(linkToRow({ entity: 'no-such-entity', rowId: '1' })).toBeNull()
})
