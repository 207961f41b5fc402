import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDrags } from './use-drags.ts'

let log: string[]
beforeEach(() => {
  log = []
  vi.useFakeTimers()
  // The test's DOM has no layout.
  document.elementFromPoint = () => null
})
afterEach(() => {
  // The end of a drag swallows a click for a moment.
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

type Props = { isLocked?: boolean; hasHandles?: boolean; name?: string }

function Board({ isLocked = false, hasHandles = false, name = 'card' }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  useDrags<string>(root, {
    grasp: target => (target.matches('button') ? name : null),
    start: item => {
      log.push(`start ${item}`)
      return !isLocked
    },
    over: (_, { x, y }) => log.push(`over ${x} ${y}`),
    end: (item, isDropped, { x, y }) => log.push(`${isDropped ? 'drop' : 'cancel'} ${item} ${x} ${y}`),
    ghost,
    hasHandles,
  })
  return (
    <div ref={root}>
      <button type="button" onClick={() => log.push('click')}>
        Card
      </button>
      <p>Beside it</p>
    </div>
  )
}
const card = () => screen.getByText('Card')
const MOUSE = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' }
const down = (more = {}, on = card()) => fireEvent.pointerDown(on, { ...MOUSE, clientX: 100, clientY: 300, ...more })
const move = (x: number, y = 300, more = {}) =>
  fireEvent.pointerMove(document.body, { pointerId: 1, clientX: x, clientY: y, ...more })
const up = (x: number, y = 300, more = {}) =>
  fireEvent.pointerUp(document.body, { pointerId: 1, clientX: x, clientY: y, ...more })

test('a mouse drags after six pixels, and drops where it is let go', () => {
  render(<Board />)
  down()
  move(105)
  expect(log).toEqual([])
  move(106)
  move(150, 310)
  up(160, 320)
  expect(log).toEqual(['start card', 'over 106 300', 'over 150 310', 'drop card 160 320'])
  expect(document.documentElement.style.cursor).toBe('')
})

test('a press that hardly moves is a click; the click at the end of a drag is none', () => {
  render(<Board />)
  down()
  move(103)
  up(103)
  fireEvent.click(card())
  expect(log).toEqual(['click'])
  down()
  move(200)
  up(200)
  fireEvent.click(card())
  expect(log.at(-1)).toBe('drop card 200 300')
  // The next one is a click again, also if the drag had none.
  down()
  move(200)
  up(200)
  vi.runAllTimers()
  fireEvent.click(card())
  expect(log.at(-1)).toBe('click')
})

test('Escape cancels a drag, and nothing else that Escape would; before a drag it does what it always does', () => {
  render(<Board />)
  const handleEscape = vi.fn()
  document.body.addEventListener('keydown', handleEscape)
  down()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(handleEscape).toHaveBeenCalledOnce()
  move(200)
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false)
  expect([log.at(-1), handleEscape.mock.calls.length]).toEqual(['cancel card 200 300', 1])
  move(300)
  up(300)
  expect(log.at(-1)).toBe('cancel card 200 300')
})

test('a finger drags after it has rested; one that moves at once scrolls', () => {
  render(<Board />)
  const touch = () => down({ pointerType: 'touch' })
  touch()
  move(120)
  vi.advanceTimersByTime(1000)
  up(120)
  expect(log).toEqual([])
  touch()
  move(103)
  vi.advanceTimersByTime(399)
  expect(log).toEqual([])
  vi.advanceTimersByTime(1)
  expect(log).toEqual(['start card', 'over 103 300'])
  const scrolling = new Event('touchmove', { bubbles: true, cancelable: true })
  card().dispatchEvent(scrolling)
  expect([scrolling.defaultPrevented, fireEvent.contextMenu(card())]).toEqual([true, false])
  fireEvent.pointerCancel(document.body, { pointerId: 1 })
  expect(log.at(-1)).toBe('cancel card 103 300')
  expect(fireEvent.contextMenu(card())).toBe(true)
})

test('handles drag at once, also under a finger', () => {
  render(<Board hasHandles />)
  down({ pointerType: 'touch' })
  move(120)
  up(120)
  expect(log).toEqual(['start card', 'over 120 300', 'drop card 120 300'])
})

test('a second finger, another button, and what is no card drag nothing', () => {
  render(<Board />)
  for (const more of [{ button: 2 }, { isPrimary: false }]) {
    down(more)
    move(200)
    up(200)
  }
  down({}, screen.getByText('Beside it'))
  move(200)
  up(200)
  expect(log).toEqual([])
  down()
  move(200)
  // Another pointer on the page.
  move(500, 300, { pointerId: 2 })
  up(500, 300, { pointerId: 2 })
  up(210)
  expect(log).toEqual(['start card', 'over 200 300', 'drop card 210 300'])
})

test('a card that may not move after all stays, and the next press starts anew', () => {
  const { rerender } = render(<Board isLocked />)
  down()
  move(200)
  move(300)
  up(300)
  expect(log).toEqual(['start card'])
  // The page has rendered meanwhile.
  rerender(<Board name="other card" />)
  down()
  move(200)
  up(200)
  expect(log.slice(1)).toEqual(['start other card', 'over 200 300', 'drop other card 200 300'])
})

test('leaving the page during a drag cancels it', () => {
  const { unmount } = render(<Board />)
  down()
  move(200)
  unmount()
  move(300)
  up(300)
  expect(log).toEqual(['start card', 'over 200 300', 'cancel card 200 300'])
})

test.each([
  [10, -10],
  [590, 10],
  [300, 0],
])('at the height of %i px, a dragged card scrolls by %i px', (y, by) => {
  vi.stubGlobal('innerHeight', 600)
  const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
  render(<Board />)
  down()
  move(200, y)
  vi.advanceTimersToNextFrame()
  expect(scroll.mock.calls).toEqual(by === 0 ? [] : [[0, by]])
  up(200, y)
  vi.advanceTimersToNextFrame()
  expect(scroll.mock.calls.length).toBe(by === 0 ? 0 : 1)
  vi.unstubAllGlobals()
})
