import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useScroll } from './use-scroll.ts'

type Row = { number: number; isOwn?: boolean }
type Room = { rows: Row[]; unsent?: string[] }
/** Each row is this high, and four of them fit into the view. */
const [ROW, VIEW] = [100, 400]

const onStart = vi.fn()
let height = 0
let scroll: ReturnType<typeof useScroll>
function List({ rows, unsent = [] }: Room) {
  const scroller = useRef<HTMLDivElement>(null)
  height = (rows.length + unsent.length) * ROW
  scroll = useScroll(scroller, {
    first: rows[0]?.number ?? null,
    last: `${rows.at(-1)?.number} ${unsent.at(-1)}`,
    lastOwn: unsent.at(-1) ?? null,
    lastOther: rows.findLast(({ isOwn }) => !isOwn)?.number ?? null,
    onStart,
  })
  return (
    <div
      ref={element => {
        scroller.current = element
        if (element) Object.defineProperties(element, HEIGHTS)
      }}
      aria-label="rows"
      role="log"
    />
  )
}
// happy-dom has no layout.
const HEIGHTS = {
  scrollHeight: { get: () => height, configurable: true },
  clientHeight: { value: VIEW, configurable: true },
}

const others = (from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ number: from + at }))
let show: (room: Room) => void
beforeEach(() => {
  onStart.mockClear()
  const { rerender } = render(<List rows={others(11, 20)} />)
  show = room => rerender(<List {...room} />)
})
const view = () => screen.getByRole('log')
const fromEnd = () => height - view().scrollTop - VIEW
async function scrollTo(top: number) {
  view().scrollTop = top
  await act(async () => scroll.handleScroll())
}
const atEnd = () => height

test('a room opens at its end, and follows what others write as long as the reader is there', async () => {
  expect(view().scrollTop).toBe(atEnd())
  await scrollTo(height - VIEW)
  show({ rows: others(11, 21) })
  expect([view().scrollTop, scroll.hasNews]).toEqual([atEnd(), false])
  // Nearly at the end is at the end.
  await scrollTo(height - VIEW - 39)
  show({ rows: others(11, 22) })
  expect([view().scrollTop, scroll.hasNews]).toEqual([atEnd(), false])
})

test('what others write does not move what is being read, and is news until the reader is at the end', async () => {
  await scrollTo(height - VIEW - 40)
  const top = view().scrollTop
  show({ rows: others(11, 21) })
  expect([view().scrollTop, scroll.hasNews]).toEqual([top, true])
  await scrollTo(height - VIEW)
  expect(scroll.hasNews).toBe(false)
})

test('the button for news leads to the end, and from there on the room is followed', async () => {
  await scrollTo(300)
  show({ rows: others(11, 21) })
  vi.spyOn(view(), 'scrollTo').mockImplementation(to => {
    // It is called with a position.
    view().scrollTop = (to as ScrollToOptions).top ?? 0
  })
  await act(async () => scroll.goToEnd())
  expect([view().scrollTop, scroll.hasNews]).toEqual([atEnd(), false])
  show({ rows: others(11, 22) })
  expect(view().scrollTop).toBe(atEnd())
})

test('older messages do not move what is being read', async () => {
  await scrollTo(100)
  const distance = fromEnd()
  show({ rows: others(1, 20) })
  expect([fromEnd(), scroll.hasNews]).toEqual([distance, false])
  // After news, the end is farther away.
  show({ rows: others(1, 21) })
  show({ rows: others(-9, 21) })
  expect(fromEnd()).toBe(distance + ROW)
})

test('older messages are asked for near the start, and not before', async () => {
  await scrollTo(120)
  expect(onStart).not.toHaveBeenCalled()
  await scrollTo(119)
  expect(onStart).toHaveBeenCalledOnce()
})

test('what the reader writes comes into view, wherever they have scrolled', async () => {
  await scrollTo(300)
  show({ rows: others(11, 20), unsent: ['a'] })
  expect(view().scrollTop).toBe(atEnd())
  await scrollTo(300)
  show({ rows: others(11, 20), unsent: ['a', 'b'] })
  expect(view().scrollTop).toBe(atEnd())
})

test('the reader’s own message is no news, neither when it has been sent nor when it is discarded', async () => {
  show({ rows: others(11, 20), unsent: ['a', 'b'] })
  await scrollTo(300)
  show({ rows: [...others(11, 20), { number: 21, isOwn: true }], unsent: ['b'] })
  expect([view().scrollTop, scroll.hasNews]).toEqual([300, false])
  show({ rows: [...others(11, 20), { number: 21, isOwn: true }] })
  expect([view().scrollTop, scroll.hasNews]).toEqual([300, false])
})

test('what others write while a message waits is followed at the end, and news elsewhere', async () => {
  show({ rows: others(11, 20), unsent: ['a'] })
  show({ rows: others(11, 21), unsent: ['a'] })
  expect(view().scrollTop).toBe(atEnd())
  await scrollTo(300)
  show({ rows: others(11, 22), unsent: ['a'] })
  expect([view().scrollTop, scroll.hasNews]).toEqual([300, true])
})
