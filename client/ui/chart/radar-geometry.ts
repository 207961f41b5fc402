/** A point of a picture, from its top left. */
export type Point = { x: number; y: number }

/** The point on an axis of so many round the centre: the first points up, the others follow clockwise. `share` is 0…1 of the way out. */
export function pointOn(axis: number, axes: number, share: number, { x, y }: Point, radius: number): Point {
  const angle = (axis / axes) * 2 * Math.PI
  return { x: x + Math.sin(angle) * radius * share, y: y - Math.cos(angle) * radius * share }
}

/** The `points` of an SVG polygon. */
export const pointsOf = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
