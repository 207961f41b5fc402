import { expect, test } from 'vitest'
import type { Ticket } from '#resources/tickets/contract.ts'
import type { TicketStatus } from '#resources/tickets/rules.ts'
import { type Cards, countChange, slotAt, slotIn, withMoved } from './board.ts'

// The board needs only these fields of a ticket to place it.
const card = (id: number, status: TicketStatus) => ({ id, status }) as Ticket
const cards: Cards = {
  open: [card(1, 'open'), card(2, 'open')],
  'in-progress': [card(3, 'in-progress'), card(4, 'in-progress')],
  waiting: [],
  resolved: [],
  closed: [],
}
const idsOf = (of: Cards, status: TicketStatus) => of[status].map(({ id }) => id)

test.each<[TicketStatus, number | null, number[]]>([
  ['in-progress', null, [1, 3, 4]],
  ['in-progress', 3, [3, 1, 4]],
  ['in-progress', 99, [3, 4, 1]],
  ['waiting', null, [1]],
  ['open', 2, [2, 1]],
])('shows a card in %s below %s', (status, below, ids) => {
  const shown = withMoved(cards, [{ ticket: card(1, 'open'), slot: { status, below } }])
  expect(idsOf(shown, status)).toEqual(ids)
  expect(Object.values(shown).flat()).toHaveLength(4)
})

test('a column’s count includes moved cards', () => {
  const moved = [{ ticket: card(1, 'open'), slot: { status: 'waiting' as const, below: null } }]
  const changes = (stored: Cards) => [countChange('open', stored, moved), countChange('waiting', stored, moved)]
  expect(changes(cards)).toEqual([-1, 1])
  // The server has sent the move already.
  expect(changes(withMoved(cards, moved))).toEqual([0, 0])
})

test('a slot is named by the card above it, never by the card itself', () => {
  expect(slotIn(cards, 4)).toEqual({ status: 'in-progress', below: 3 })
  expect(slotIn(cards, 9)).toBeNull()
  expect(slotAt(cards, 'in-progress', 1, 3)).toEqual({ status: 'in-progress', below: 4 })
  expect(slotAt(cards, 'in-progress', 9, 1)).toEqual({ status: 'in-progress', below: 4 })
  expect(slotAt(cards, 'waiting', 3, 1)).toEqual({ status: 'waiting', below: null })
})
