import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useEditor, usePlanState } from '#pages/page6/page6_05-undo-history/editor.ts'
import type { Shape } from '#resources/floor-plans/contract.ts'
import type { Shapes } from '#resources/floor-plans/rules.ts'
import { sizeOf } from './art.ts'
import { createPainter } from './painter.ts'

/** Whether a shape only moved or turned, so that it can be painted without rendering it. */
const isMove = (from: Shape, to: Shape) =>
  from.z === to.z &&
  from.kind === to.kind &&
  from.number === to.number &&
  from.label === to.label &&
  sizeOf(from) === sizeOf(to)

/** The shapes of `to` that are elsewhere than in `from`, or null if there are other changes. */
function findMoves(from: Shapes, to: Shapes): Shape[] | null {
  if (from.size !== to.size) return null
  const moves: Shape[] = []
  for (const [id, shape] of to) {
    const before = from.get(id)
    if (shape === before) continue
    if (!before || !isMove(before, shape)) return null
    moves.push(shape)
  }
  return moves
}

/**
 * The shapes to render, and whether they are of the past. While the history is scrubbed, steps that only move shapes are
 * painted instead: React would compare all 500 for each step.
 */
export function useShownShapes(svg: RefObject<SVGSVGElement | null>): { shapes: Shapes; isPast: boolean } {
  const { state } = useEditor()
  const now = usePlanState(plan => plan.shapes)
  const [past, setPast] = useState(() => state.getState().scrubbed?.shapes ?? null)
  const shapes = past ?? now
  const rendered = useRef(shapes)
  useLayoutEffect(() => {
    rendered.current = shapes
  }, [shapes])
  useEffect(() => {
    const painter = createPainter(svg)
    /** What is painted over what is rendered. */
    let painted: Shapes | null = null
    return state.subscribe(({ scrubbed }, before) => {
      if (scrubbed === before.scrubbed) return
      const drawn = painted ?? rendered.current
      const moves = scrubbed && before.scrubbed && findMoves(drawn, scrubbed.shapes)
      if (moves) {
        painter.paintAll(moves)
        painted = scrubbed.shapes
        return
      }
      // React only changes what differs from its last render, so that is put back first.
      if (painted) painter.paintAll(findMoves(painted, rendered.current) ?? [])
      painted = null
      setPast(scrubbed?.shapes ?? null)
    })
  }, [svg, state])
  return { shapes, isPast: past !== null }
}
