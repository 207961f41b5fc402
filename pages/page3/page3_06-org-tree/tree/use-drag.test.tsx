import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Moves } from '#pages/page3/page3_06-org-tree/moves/use-moves.ts'
import type { MemberNode, TeamNode } from '#pages/page3/page3_06-org-tree/node.ts'
import { createTree } from './tree-state.ts'
import { useDrag } from './use-drag.ts'

const team = (id: number, parentId: number | null): TeamNode => ({
  kind: 'team',
  id,
  parentId,
  name: { en: `Team ${id}`, zh: `團隊 ${id}` },
  version: 1,
  teams: 0,
  members: 1,
})
const MEMBER: MemberNode = {
  kind: 'member',
  id: 7,
  parentId: 2,
  name: { en: 'Lin', zh: '林' },
  version: 1,
  job: 'driver',
}

/** A tree with a company, two teams and a member, and functions that imitate a finger. */
function open({ mayMove = true } = {}) {
  const tree = createTree({ open: '1.2.3' })
  for (const node of [team(1, null), team(2, 1), team(3, 1)]) tree.nodes.set(`t${node.id}`, node)
  tree.nodes.set('m7', MEMBER)
  const move = vi.fn(async () => {})
  const moves = { canMove: () => mayMove, canMoveSome: mayMove, move, undo: () => {} } as unknown as Moves
  function Tree() {
    const { root, ghost } = useDrag(tree, moves)
    return (
      <div ref={root} role="tree">
        {['t1', 't2', 'm7', 't3'].map(key => (
          <div key={key} role="treeitem" data-key={key} tabIndex={-1} />
        ))}
        <div ref={ghost} />
      </div>
    )
  }
  const { container, unmount } = render(<Tree />)
  const item = (key: string) => container.querySelector(`[data-key=${key}]`) as HTMLElement
  const below = vi.fn(() => item('m7'))
  document.elementFromPoint = below
  const point = (type: string, y: number, pointerType = 'touch') =>
    act(() => {
      const event = new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, pointerType, clientX: 20 })
      Object.defineProperty(event, 'clientY', { value: y })
      item('m7').dispatchEvent(event)
    })
  return { tree, move, item, below, point, unmount }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('a finger that has rested picks up a row, and drops it where it is lifted', () => {
  const { tree, move, item, below, point } = open()
  point('pointerdown', 300)
  wait(399)
  expect(tree.getState().dragged).toBeNull()
  wait(1)
  expect(tree.getState().dragged).toBe(MEMBER)
  below.mockReturnValue(item('t3'))
  point('pointermove', 340)
  expect(tree.getState().over).toMatchObject({ key: 't3', verdict: 'move' })
  // The page must not scroll under the finger.
  const scroll = new Event('touchmove', { bubbles: true, cancelable: true })
  item('m7').dispatchEvent(scroll)
  expect(scroll.defaultPrevented).toBe(true)
  point('pointerup', 340)
  expect(move).toHaveBeenCalledExactlyOnceWith(MEMBER, expect.objectContaining({ id: 3 }))
  expect(tree.getState()).toMatchObject({ dragged: null, over: null })
})

test('a finger that moves before it has rested scrolls', () => {
  const { tree, move, item, point } = open()
  point('pointerdown', 300)
  point('pointermove', 320)
  wait(1000)
  const scroll = new Event('touchmove', { bubbles: true, cancelable: true })
  item('m7').dispatchEvent(scroll)
  expect(scroll.defaultPrevented).toBe(false)
  point('pointerup', 320)
  expect(tree.getState().dragged).toBeNull()
  expect(move).not.toHaveBeenCalled()
})

test.each([
  ['the lower edge', () => innerHeight - 10, 1],
  ['the upper edge', () => 10, -1],
])(
  'near %s of the screen the page scrolls during a drag, and the row under the pointer becomes the target',
  (_, y, way) => {
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
    const { tree, item, below, point, unmount } = open()
    point('pointerdown', 300, 'mouse')
    point('pointermove', y(), 'mouse')
    below.mockReturnValue(item('t3'))
    wait(100)
    expect(scroll.mock.calls.length).toBeGreaterThan(2)
    for (const [, dy] of scroll.mock.calls as unknown as number[][]) expect(Math.sign(dy ?? 0)).toBe(way)
    expect(tree.getState().over?.key).toBe('t3')
    point('pointermove', 300, 'mouse')
    scroll.mockClear()
    wait(100)
    expect(scroll).not.toHaveBeenCalled()
    unmount()
    scroll.mockRestore()
  },
)

test('without the permission nothing can be dragged', () => {
  const { tree, move, point } = open({ mayMove: false })
  point('pointerdown', 300, 'mouse')
  point('pointermove', 360, 'mouse')
  wait(500)
  expect(tree.getState().dragged).toBeNull()
  point('pointerup', 360, 'mouse')
  expect(move).not.toHaveBeenCalled()
})
