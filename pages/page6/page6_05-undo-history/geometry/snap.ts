import type { Shape } from '#resources/floor-plans/contract.ts'
import { ROOM } from '#resources/floor-plans/rules.ts'
import { type Box, boxOf } from './boxes.ts'

const GRID = 100

/** The lines that moved shapes snap to: the edges and centres of the other shapes and of the room. */
export type Lines = { x: readonly number[]; y: readonly number[] }
/** The lines that the moved shapes touch now; null: none. */
export type Guides = { x: number | null; y: number | null }
export const NO_GUIDES: Guides = { x: null, y: null }

export function linesOf(shapes: readonly Shape[]): Lines {
  const boxes = shapes.map(shape => boxOf([shape]))
  const unique = (values: number[]) => [...new Set(values.map(Math.round))].sort((a, b) => a - b)
  return {
    x: unique([
      ...boxes.flatMap(({ left, right }) => [left, (left + right) / 2, right]),
      0,
      ROOM.width / 2,
      ROOM.width,
    ]),
    y: unique([
      ...boxes.flatMap(({ top, bottom }) => [top, (top + bottom) / 2, bottom]),
      0,
      ROOM.height / 2,
      ROOM.height,
    ]),
  }
}

/** The move of a box, corrected so that an edge or its centre meets a line within `reach`, or else the grid. */
export function snapped(box: Box, dx: number, dy: number, lines: Lines, reach: number) {
  const x = snapAxis([box.left, (box.left + box.right) / 2, box.right], dx, lines.x, reach)
  const y = snapAxis([box.top, (box.top + box.bottom) / 2, box.bottom], dy, lines.y, reach)
  return { dx: x.by, dy: y.by, guides: { x: x.line, y: y.line } satisfies Guides }
}

function snapAxis(edges: readonly [number, number, number], by: number, lines: readonly number[], reach: number) {
  // No line yet.
  let best = { by: 0, line: null as number | null, distance: reach }
  for (const edge of edges)
    for (const line of lines) {
      const distance = Math.abs(edge + by - line)
      if (distance < best.distance) best = { by: line - edge, line, distance }
    }
  if (best.line !== null) return best
  const [start] = edges
  return { by: Math.round((start + by) / GRID) * GRID - start, line: null }
}
