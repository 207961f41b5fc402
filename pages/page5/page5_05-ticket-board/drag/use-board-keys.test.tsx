import { fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Cards } from '#pages/page5/page5_05-ticket-board/board.ts'
import type { Ticket } from '#resources/tickets/contract.ts'
import { TICKET_STATUSES, type TicketStatus } from '#resources/tickets/rules.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useCardFocus } from './use-card-focus.ts'
import { useHeld } from './use-held.ts'

// The board needs only these fields of a ticket to place it.
const card = (id: number, status: TicketStatus, version = 1) =>
  ({ id, status, version, title: { en: `Ticket ${id}`, zh: `工單 ${id}` } }) as Ticket
const CARDS: Cards = {
  open: [card(1, 'open'), card(2, 'open')],
  'in-progress': [],
  waiting: [card(3, 'waiting')],
  resolved: [],
  closed: [],
}

const [onPut, onColumn, onOpen] = [vi.fn(), vi.fn(), vi.fn()]
let said: string
let isMoving: number | null
let show: (cards: Cards, canMove?: boolean) => void
function Board({ cards, canMove }: { cards: Cards; canMove: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  const [words, say] = useState('')
  said = words
  const focus = useCardFocus(root)
  const inHand = useHeld({ cards, canMove, isUnderWay: id => id === isMoving, focus, onPut, onColumn, say })
  const keys = useBoardKeys({ statuses: TICKET_STATUSES, visible: inHand.shown, inHand, focus, onOpen, onColumn })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cards are its buttons.
    <div ref={root} onKeyDown={keys.handleKeyDown} onBlur={event => keys.handleBlur(event.target)}>
      {TICKET_STATUSES.map(status => (
        <ul key={status} aria-label={status}>
          {inHand.shown[status].map(({ id }) => (
            <li key={id}>
              <button type="button" data-ticket={id} onFocus={() => keys.handleFocus(id)}>
                {id}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
beforeEach(() => {
  vi.clearAllMocks()
  isMoving = null
  const { rerender } = render(<Board cards={CARDS} canMove />)
  show = (cards, canMove = true) => rerender(<Board {...{ cards, canMove }} />)
})
const button = (id: number) => screen.getByRole('button', { name: String(id) })
function press(id: number, ...keys: string[]) {
  button(id).focus()
  for (const key of keys) fireEvent.keyDown(button(id), { key })
}
const order = () =>
  screen.getAllByRole('list').map(list => [...list.querySelectorAll('button')].map(one => one.textContent).join(''))
const [OPEN, WAITING] = ['open', 'waiting'] as const

test('arrow keys go from card to card, and skip empty columns', () => {
  press(2, 'ArrowRight')
  expect([document.activeElement, onColumn.mock.calls]).toEqual([button(3), [[WAITING]]])
  press(3, 'ArrowRight', 'ArrowDown')
  expect(document.activeElement).toBe(button(3))
  press(3, 'ArrowLeft')
  expect(document.activeElement).toBe(button(1))
  press(1, 'ArrowUp', 'Enter')
  expect([document.activeElement, onOpen.mock.calls]).toEqual([button(1), [[1]]])
})

test('a card that was picked up is carried over all columns, and dropped below the one above it', () => {
  press(1, ' ', 'ArrowRight', 'ArrowRight', 'ArrowDown')
  expect([order(), document.activeElement]).toEqual([['2', '', '31', '', ''], button(1)])
  expect(said).toContain('2 of 2')
  expect(onColumn.mock.calls.at(-1)).toEqual([WAITING])
  press(1, 'Enter')
  expect(onPut.mock.calls).toEqual([[CARDS.open[0], { status: WAITING, below: 3 }, { status: OPEN, below: null }]])
  expect(onOpen).not.toHaveBeenCalled()
  // From now on, only its move shows it there.
  expect(order()).toEqual(['12', '', '3', '', ''])
  press(1, ' ', 'ArrowDown', ' ')
  expect(onPut.mock.calls[1]?.[1]).toEqual({ status: OPEN, below: 2 })
})

test('a card that is dropped where it was, or put back, is not moved', () => {
  press(2, ' ', 'ArrowUp', 'ArrowDown', ' ')
  press(2, ' ', 'ArrowRight', 'Escape')
  expect([order()[0], onPut.mock.calls, onColumn.mock.calls.at(-1)]).toEqual(['12', [], [OPEN]])
  expect(document.activeElement).toBe(button(2))
})

test('a card is dropped in the version in which it was picked up', () => {
  press(1, ' ', 'ArrowRight')
  show({ ...CARDS, open: [card(2, 'open')], resolved: [card(1, 'resolved', 2)] })
  expect(order()).toEqual(['2', '1', '3', '', ''])
  press(1, 'Enter')
  expect(onPut.mock.calls[0]?.[0]).toMatchObject({ version: 1, status: OPEN })
})

test('a card whose move is under way is not picked up, nor any by somebody who may only read', () => {
  isMoving = 1
  press(1, ' ', 'ArrowDown')
  expect(said).toBe('Ticket 1 is still being moved.')
  expect(document.activeElement).toBe(button(2))
  show(CARDS, false)
  press(2, ' ', 'ArrowUp', ' ')
  expect([order()[0], onPut.mock.calls]).toEqual(['12', []])
})

test('a card that loses the focus is put down where it was', async () => {
  press(1, ' ', 'ArrowRight')
  button(3).focus()
  await vi.waitFor(() => expect(order()).toEqual(['12', '', '3', '', '']))
  expect([onPut.mock.calls, document.activeElement]).toEqual([[], button(3)])
})
