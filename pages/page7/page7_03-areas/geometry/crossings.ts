import { type Edge, edgesOf, type LngLat, type Shape } from '#resources/areas/rules.ts'

/** Where edges of a shape cross each other. Corners that lie on an edge are no crossings. */
export function crossingsOf(shape: Shape): LngLat[] {
  const edges = shape.flat().flatMap(edgesOf)
  return edges.flatMap((edge, index) =>
    edges.slice(index + 1).flatMap(other => {
      const at = crossingOf(edge, other)
      return at ? [at] : []
    }),
  )
}

/** Corners that are this close to the end of an edge belong to it. */
const TOUCH = 1e-9

function crossingOf([[x1, y1], [x2, y2]]: Edge, [[x3, y3], [x4, y4]]: Edge): LngLat | null {
  const [dx, dy, ex, ey] = [x2 - x1, y2 - y1, x4 - x3, y4 - y3]
  const turn = dx * ey - dy * ex
  // Parallel edges, and those without length.
  if (turn === 0) return null
  const along = ((x3 - x1) * ey - (y3 - y1) * ex) / turn
  const alongOther = ((x3 - x1) * dy - (y3 - y1) * dx) / turn
  const isInside = (part: number) => part > TOUCH && part < 1 - TOUCH
  return isInside(along) && isInside(alongOther) ? [x1 + along * dx, y1 + along * dy] : null
}
