import { expect, test } from 'vitest'
import { linkToFloorPlan } from '#pages/page6/page6_05-undo-history/links.ts'
import { linkToRow } from './row-links.ts'

test('the link to a floor plan is the one that its page makes', () => {
  expect(linkToRow({ entity: 'floor-plans', rowId: '7' })).toBe(linkToFloorPlan(7))
})

test('an entity that no page shows has no link', () => {
  expect(linkToRow({ entity: 'no-such-entity', rowId: '1' })).toBeNull()
})
