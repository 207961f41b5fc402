import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Cards } from '#pages/page5/page5_05-ticket-board/board.ts'
import type { Ticket } from '#resources/tickets/contract.ts'
import { TICKET_STATUSES, type TicketStatus } from '#resources/tickets/rules.ts'
import { useCardFocus } from './use-card-focus.ts'
import { useDrag } from './use-drag.ts'
import { useHeld } from './use-held.ts'

// The board needs only these fields of a ticket to place it.
const card = (id: number, status: TicketStatus, version = 1) =>
  ({ id, status, version, title: { en: `Ticket ${id}`, zh: `工單 ${id}` } }) as Ticket
const CARDS: Cards = {
  open: [card(1, 'open'), card(2, 'open')],
  'in-progress': [],
  waiting: [card(3, 'waiting'), card(4, 'waiting')],
  resolved: [],
  closed: [card(5, 'closed')],
}
/** Each card is this high, and the first one of a column is at the top. */
const HEIGHT = 100

const [onPut, onColumn] = [vi.fn(), vi.fn()]
let isMoving: number | null
let said: string
let show: (cards: Cards) => void
function Board({ cards }: { cards: Cards }) {
  const root = useRef<HTMLDivElement>(null)
  const [words, say] = useState('')
  said = words
  const focus = useCardFocus(root)
  const inHand = useHeld({ cards, canMove: true, isUnderWay: id => id === isMoving, focus, onPut, onColumn, say })
  useDrag({ root, ghost: useRef(null), inHand, onColumn })
  return (
    <>
      <button type="button" data-choice="closed">
        The name of a column
      </button>
      <div ref={root}>
        {TICKET_STATUSES.map(status => (
          <ul key={status} aria-label={status} data-column={status}>
            {inHand.shown[status].map(({ id }) => (
              <li key={id}>
                <button type="button" data-ticket={id}>
                  {id}
                </button>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </>
  )
}
let under: Element | null
beforeEach(() => {
  vi.clearAllMocks()
  isMoving = null
  under = null
  document.elementFromPoint = () => under
  // The page does not scroll by itself.
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const all = [...(this.closest('ul')?.querySelectorAll('button') ?? [])]
    return new DOMRect(0, all.indexOf(this as HTMLButtonElement) * HEIGHT, 100, HEIGHT)
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const { rerender } = render(<Board cards={CARDS} />)
  show = cards => rerender(<Board cards={cards} />)
})
const button = (id: number) => screen.getByRole('button', { name: String(id) })
const column = (status: TicketStatus) => screen.getByRole('list', { name: status })
const order = () =>
  screen.getAllByRole('list').map(list => [...list.querySelectorAll('button')].map(one => one.textContent).join(''))

const mouse = (type: string, y: number) =>
  act(
    async () =>
      void fireEvent(
        window,
        new PointerEvent(type, { pointerId: 1, isPrimary: true, clientX: 50, clientY: y, bubbles: true }),
      ),
  )
/** Presses a card, and drags it over an element at a height. */
async function drag(id: number, over: Element | null, y: number) {
  await act(
    async () =>
      void fireEvent(
        button(id),
        new PointerEvent('pointerdown', {
          pointerId: 1,
          isPrimary: true,
          button: 0,
          clientX: 50,
          clientY: 900,
          bubbles: true,
        }),
      ),
  )
  await move(over, y)
}
async function move(over: Element | null, y: number) {
  under = over
  await mouse('pointermove', y)
}

test('a card is dropped below each card whose middle the pointer has passed', async () => {
  await drag(1, column('waiting'), HEIGHT / 2)
  expect(order()).toEqual(['2', '', '134', '', '5'])
  await move(column('waiting'), HEIGHT * 1.5 + 1)
  // The card in the hand is above the pointer, and does not count.
  await move(column('waiting'), HEIGHT * 1.5 + 1)
  expect(order()[2]).toBe('314')
  await move(button(4), HEIGHT * 9)
  expect(order()[2]).toBe('341')
  await mouse('pointerup', HEIGHT * 9)
  expect(onPut.mock.calls).toEqual([[CARDS.open[0], { status: 'waiting', below: 4 }, { status: 'open', below: null }]])
  // Whoever drags sees the card.
  expect(said).toBe('')
})

test('outside all columns, a card stays where it was carried last', async () => {
  await drag(1, column('resolved'), 0)
  await move(document.body, 0)
  await move(null, 0)
  await mouse('pointerup', 0)
  expect(onPut.mock.calls[0]?.[1]).toEqual({ status: 'resolved', below: null })
})

test('over the name of a column, that column is shown, and the card is on top of it', async () => {
  const name = screen.getByRole('button', { name: 'The name of a column' })
  await drag(1, name, 0)
  await move(name, 1)
  expect([onColumn.mock.calls, order()]).toEqual([[['closed']], ['2', '', '34', '', '15']])
})

test('a drag that is cancelled puts the card back, and shows its column', async () => {
  await drag(2, column('waiting'), 0)
  await mouse('pointercancel', 0)
  expect([order(), onPut.mock.calls, onColumn.mock.calls]).toEqual([['12', '', '34', '', '5'], [], [['open']]])
  await mouse('pointerup', 0)
  expect(onPut).not.toHaveBeenCalled()
  // Only the keyboard needs the focus on it.
  expect(document.activeElement).toBe(document.body)
})

test('a card that is dropped where it was is not moved', async () => {
  await drag(2, column('waiting'), 0)
  await move(column('open'), HEIGHT * 9)
  await mouse('pointerup', HEIGHT * 9)
  expect([order()[0], onPut.mock.calls]).toEqual(['12', []])
})

test('a card whose move is under way is not dragged', async () => {
  isMoving = 1
  await drag(1, column('waiting'), 0)
  await mouse('pointerup', 0)
  expect([order()[0], onPut.mock.calls, said]).toEqual(['12', [], 'Ticket 1 is still being moved.'])
  // It was a press of the card.
  const onClick = vi.fn()
  button(1).addEventListener('click', onClick)
  fireEvent.click(button(1))
  expect(onClick).toHaveBeenCalled()
})

test('a dragged card is dropped in the version in which it was grasped, whatever others do meanwhile', async () => {
  await drag(1, column('waiting'), 0)
  show({ ...CARDS, open: [card(2, 'open')], waiting: [card(4, 'waiting')], resolved: [card(1, 'resolved', 2)] })
  await move(column('waiting'), HEIGHT * 9)
  expect(order()).toEqual(['2', '', '41', '', '5'])
  await mouse('pointerup', HEIGHT * 9)
  expect(onPut.mock.calls).toEqual([[CARDS.open[0], { status: 'waiting', below: 4 }, { status: 'open', below: null }]])
})
