import { useEffect, useRef } from 'react'
import { keyOf, type TreeNode, teamKey } from './node.ts'
import { isInForm, itemOf } from './tree-keys.ts'
import { isWithin, type Over, type Tree, targetOf } from './tree-state.ts'
import type { Moves } from './use-moves.ts'

/** A mouse that has moved so far drags; a finger that has rested so long, and has not moved so far, does. */
const FAR_PX = 6
const REST_MS = 400
/** A closed team opens when one waits over it. */
const OPEN_MS = 700
/** Near the edge of the screen the page scrolls. */
const EDGE_PX = 72
const SCROLL_PX = 10

type Point = { x: number; y: number }
type Press = Point & { node: TreeNode; pointerId: number; isDragging: boolean; rest?: number | undefined }

/** Dragging by pointer events, so that mouse, pen and finger are one. `ghost` follows the pointer. */
export function useDrag(tree: Tree, moves: Moves) {
  const root = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const latest = useRef(moves)
  latest.current = moves

  useEffect(() => {
    const element = root.current
    if (!element) return
    let press: Press | null = null
    let point: Point = { x: 0, y: 0 }
    let waiting: { key: string; timer: number } | null = null
    let frame = 0

    function begin() {
      if (!press) return
      press.isDragging = true
      tree.setState({ dragged: press.node })
      document.documentElement.style.cursor = 'grabbing'
      getSelection()?.removeAllRanges()
      navigator.vibrate?.(10)
      frame = requestAnimationFrame(follow)
      lookBelow()
    }

    /** Once a frame: the ghost is where the pointer is, and near an edge the page goes on. */
    function follow() {
      if (ghost.current) ghost.current.style.transform = `translate(${point.x + 14}px, ${point.y + 10}px)`
      const below = innerHeight - point.y
      const dy = point.y < EDGE_PX ? -SCROLL_PX : below < EDGE_PX ? SCROLL_PX : 0
      if (dy !== 0) {
        scrollBy(0, dy)
        lookBelow()
      }
      frame = requestAnimationFrame(follow)
    }

    function lookBelow() {
      if (!press) return
      const over = overAt(tree, press.node, point)
      if (over?.key !== tree.getState().over?.key || over?.verdict !== tree.getState().over?.verdict)
        tree.setState({ over })
      if (waiting?.key === over?.key) return
      clearTimeout(waiting?.timer)
      waiting = null
      if (over && !tree.isOpen(over.team) && over.verdict !== 'circle')
        waiting = { key: over.key, timer: window.setTimeout(() => tree.setOpen([over.team.id], true), OPEN_MS) }
    }

    function end() {
      if (!press) return
      clearTimeout(press.rest)
      clearTimeout(waiting?.timer)
      cancelAnimationFrame(frame)
      document.documentElement.style.cursor = ''
      press = null
      waiting = null
      removeEventListener('pointermove', handleMove)
      removeEventListener('pointerup', handleUp)
      removeEventListener('pointercancel', end)
      removeEventListener('keydown', handleEscape, true)
      tree.setState({ dragged: null, over: null })
    }

    function handleDown(event: PointerEvent) {
      const item = itemOf(event.target)
      const node = item && tree.nodes.get(item.dataset.key ?? '')
      if (isInForm(event.target)) return
      if (press || !event.isPrimary || event.button !== 0 || !node || !latest.current.canMove(node)) return
      point = { x: event.clientX, y: event.clientY }
      press = { ...point, node, pointerId: event.pointerId, isDragging: false }
      if (event.pointerType === 'touch') press.rest = window.setTimeout(begin, REST_MS)
      addEventListener('pointermove', handleMove)
      addEventListener('pointerup', handleUp)
      addEventListener('pointercancel', end)
      addEventListener('keydown', handleEscape, true)
    }

    function handleMove(event: PointerEvent) {
      if (!press || event.pointerId !== press.pointerId) return
      point = { x: event.clientX, y: event.clientY }
      if (press.isDragging) return lookBelow()
      if (Math.hypot(point.x - press.x, point.y - press.y) < FAR_PX) return
      // A finger that moves before it has rested scrolls.
      if (event.pointerType === 'touch') end()
      else begin()
    }

    function handleUp(event: PointerEvent) {
      if (!press || event.pointerId !== press.pointerId) return
      const { node, isDragging } = press
      const { over } = tree.getState()
      end()
      if (isDragging && over?.verdict === 'move') void latest.current.move(node, over.team)
    }

    function handleEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !press?.isDragging) return
      event.preventDefault()
      event.stopPropagation()
      end()
    }

    // While one drags by touch the page must not scroll; it is asked before the browser has begun to.
    const handleTouchMove = (event: TouchEvent) => press?.isDragging && event.cancelable && event.preventDefault()
    const handleMenu = (event: Event) => press?.isDragging && event.preventDefault()
    element.addEventListener('pointerdown', handleDown)
    element.addEventListener('touchmove', handleTouchMove, { passive: false })
    element.addEventListener('contextmenu', handleMenu)
    return () => {
      end()
      element.removeEventListener('pointerdown', handleDown)
      element.removeEventListener('touchmove', handleTouchMove)
      element.removeEventListener('contextmenu', handleMenu)
    }
  }, [tree])

  return { root, ghost }
}

/** The team at a place of the screen, and what a drop on it would do. */
function overAt(tree: Tree, dragged: TreeNode, { x, y }: Point): Over | null {
  const item = itemOf(document.elementFromPoint(x, y))
  const node = item && tree.nodes.get(item.dataset.key ?? '')
  const team = node && targetOf(tree, node)
  if (!team || (node && keyOf(node) === keyOf(dragged))) return null
  const verdict = isWithin(tree, dragged, team) ? 'circle' : team.id === dragged.parentId ? 'same' : 'move'
  return { key: teamKey(team.id), team, verdict }
}
