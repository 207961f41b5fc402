import { useRef } from 'react'
import type { Point } from '#client/ui/drag/press.ts'
import { useDrags } from '#client/ui/drag/use-drags.ts'
import type { Moves } from '#pages/page3/page3_06-org-tree/moves/use-moves.ts'
import { keyOf, type TreeNode, teamKey } from '#pages/page3/page3_06-org-tree/node.ts'
import { isInForm, itemOf } from './tree-keys.ts'
import { isWithin, type Over, type Tree, targetOf } from './tree-state.ts'

/** A closed team opens after the pointer has rested on it. */
const OPEN_MS = 700

/** Drags teams and members onto teams. `ghost` follows the pointer. */
export function useDrag(tree: Tree, moves: Moves) {
  const root = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const waiting = useRef<{ key: string; timer: number } | null>(null)

  function lookBelow(node: TreeNode, point: Point) {
    const over = overAt(tree, node, point)
    if (over?.key !== tree.getState().over?.key || over?.verdict !== tree.getState().over?.verdict)
      tree.setState({ over })
    if (waiting.current?.key === over?.key) return
    stopWaiting()
    if (over && !tree.isOpen(over.team) && over.verdict !== 'circle')
      waiting.current = { key: over.key, timer: window.setTimeout(() => tree.setOpen([over.team.id], true), OPEN_MS) }
  }

  function stopWaiting() {
    clearTimeout(waiting.current?.timer)
    waiting.current = null
  }

  useDrags<TreeNode>(root, {
    grasp: target => {
      const node = isInForm(target) ? undefined : tree.nodes.get(itemOf(target)?.dataset.key ?? '')
      return node && moves.canMove(node) ? node : null
    },
    start: dragged => {
      tree.setState({ dragged })
      return true
    },
    over: lookBelow,
    end: (node, isDropped) => {
      stopWaiting()
      const { over } = tree.getState()
      tree.setState({ dragged: null, over: null })
      if (isDropped && over?.verdict === 'move') void moves.move(node, over.team)
    },
    ghost,
  })
  return { root, ghost }
}

/** The team at a point of the screen, and the result of a drop on it. */
function overAt(tree: Tree, dragged: TreeNode, { x, y }: Point): Over | null {
  const item = itemOf(document.elementFromPoint(x, y))
  const node = item && tree.nodes.get(item.dataset.key ?? '')
  const team = node && targetOf(tree, node)
  if (!team || (node && keyOf(node) === keyOf(dragged))) return null
  const verdict = isWithin(tree, dragged, team) ? 'circle' : team.id === dragged.parentId ? 'same' : 'move'
  return { key: teamKey(team.id), team, verdict }
}
