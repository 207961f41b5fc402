import type { RefObject } from 'react'
import type { Shape } from '#resources/floor-plans/contract.ts'
import { paint } from './art.ts'

/** Draws shapes of the plan that React has rendered, without rendering them again. */
export function createPainter(svg: RefObject<SVGSVGElement | null>) {
  const elements = new Map<string, SVGGElement>()
  function elementOf(id: string): SVGGElement | undefined {
    const known = elements.get(id)
    if (known?.isConnected) return known
    const found = svg.current?.querySelector<SVGGElement>(`[data-shape="${id}"]`) ?? undefined
    if (found) elements.set(id, found)
    return found
  }
  return {
    elementOf,
    paintAll(shapes: Iterable<Shape | undefined>) {
      for (const shape of shapes) {
        const element = shape && elementOf(shape.id)
        if (element) paint(element, shape)
      }
    },
  }
}
