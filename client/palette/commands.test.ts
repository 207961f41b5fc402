import { expect, test } from 'vitest'
import { linkToMembers } from '#pages/page3/page3_01-members/links.ts'
import { linkToEntry, linkToPlan } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import type { Found } from '#resources/search/contract.ts'
import { recordCommand } from './commands.ts'

const addressOf = (found: Pick<Found, 'entity' | 'id'> & { detail?: string }) =>
  recordCommand({ name: { en: '', zh: '' }, detail: '', ...found }, 'en').to

test('links a record to where its own page would', () => {
  expect(addressOf({ entity: 'members', id: '118' })).toBe(linkToMembers({ member: 118 }))
  expect(addressOf({ entity: 'teams', id: '3' })).toBe(linkToMembers({ teamId: 3 }))
  expect(addressOf({ entity: 'species', id: '25' })).toBe(linkToEntry(25))
  expect(addressOf({ entity: 'spreads', id: 'a1b2' })).toBe(linkToPlan('a1b2'))
  expect(addressOf({ entity: 'views', id: 'c3d4', detail: 'page3_01' })).toBe(linkToMembers({ view: 'c3d4' }))
})
