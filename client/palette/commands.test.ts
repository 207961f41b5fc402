import { expect, test } from 'vitest'
import { linkTo } from '#client/router/links.ts'
import type { Found } from '#resources/search/contract.ts'
import { recordCommand } from './commands.ts'

const addressOf = (found: Pick<Found, 'entity' | 'id'> & { detail?: string }) =>
  recordCommand({ name: { en: '', zh: '' }, detail: '', ...found }, 'en')?.to

test('links a record to where its own page would', () => {
  expect(addressOf({ entity: 'members', id: '118' })).toBe(linkTo('page3_01', { member: 118 }))
  expect(addressOf({ entity: 'teams', id: '3' })).toBe(linkTo('page3_01', { teamId: 3 }))
  expect(addressOf({ entity: 'species', id: '25' })).toBe(linkTo(['page5_06', 25]))
  expect(addressOf({ entity: 'spreads', id: 'a1b2' })).toBe(linkTo(['page5_06', 'plan', 'a1b2']))
  expect(addressOf({ entity: 'views', id: 'c3d4', detail: 'page3_01' })).toBe(linkTo('page3_01', { view: 'c3d4' }))
})
