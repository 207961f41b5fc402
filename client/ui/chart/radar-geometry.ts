/** A point, from the top left of the picture. */
export type Point = { x: number; y: number }

/**
 * A point on one of the axes around the centre. The first axis points up. `share` is the fraction of the radius, 0…1.
 */
export function pointOn(axis: number, axes: number, share: number, { x, y }: Point, radius: number): Point {
  const angle = (axis / axes) * 2 * Math.PI
  return { x: x + Math.sin(angle) * radius * share, y: y - Math.cos(angle) * radius * share }
}

/** The `points` attribute of an SVG polygon. */
export const pointsOf = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
