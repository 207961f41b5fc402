import type { Position } from 'geojson'

/** West, south, east, north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]
export const WORLD: Box = [-180, -85.05, 180, 85.05]

type Ring = Position[]

const lngOf = (point: Position) => point[0] ?? 0
const latOf = (point: Position) => point[1] ?? 0

/**
 * Continues a line beyond 180° instead of jumping to −180°. world-atlas joins shapes across that meridian, and the jump
 * would be drawn as a streak across the whole map.
 */
function unwrap(line: Position[]): Position[] {
  let shift = 0
  return line.map((point, index) => {
    const step = index > 0 ? lngOf(point) - lngOf(line[index - 1] ?? point) : 0
    if (step > 180) shift -= 360
    if (step < -180) shift += 360
    return [lngOf(point) + shift, latOf(point)]
  })
}

/** Closes an unwrapped ring around a pole along the pole, because it does not return to its start. */
function closeRing(ring: Ring): Ring {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || Math.abs(lngOf(first) - lngOf(last)) < 180) return ring
  const pole = latOf(first) < 0 ? -90 : 90
  return [...ring, [lngOf(last), pole], [lngOf(first), pole], first]
}

/** The part of a ring inside a box, possibly empty. It is for filling only, because edges may run along the box. */
function clipRing(ring: Ring, [west, south, east, north]: Box): Ring {
  const sides: [axis: 0 | 1, bound: number, isLower: boolean][] = [
    [0, west, true],
    [0, east, false],
    [1, south, true],
    [1, north, false],
  ]
  return sides.reduce((points, [axis, bound, isLower]) => {
    const isInside = (point: Position) => (isLower ? (point[axis] ?? 0) >= bound : (point[axis] ?? 0) <= bound)
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point
      const kept = isInside(point) ? [point] : []
      return isInside(before) === isInside(point) ? kept : [cross(before, point, axis, bound), ...kept]
    })
  }, ring)
}

/** The point where a segment crosses a meridian (axis 0) or a parallel (axis 1). */
function cross(from: Position, to: Position, axis: 0 | 1, bound: number): Position {
  const share = (bound - (from[axis] ?? 0)) / ((to[axis] ?? 0) - (from[axis] ?? 0))
  const point = [lngOf(from) + share * (lngOf(to) - lngOf(from)), latOf(from) + share * (latOf(to) - latOf(from))]
  point[axis] = bound
  return point
}

/** Shifts for shapes that extend beyond ±180°. */
const TURNS = [-360, 0, 360]
const shifted = (line: Position[], turn: number) => line.map(point => [lngOf(point) + turn, latOf(point)])

/** The parts of a polygon (outer ring first) inside a box. None of them crosses 180°. */
export function clipPolygon(polygon: Ring[], box: Box): Ring[][] {
  const rings = polygon.map(ring => closeRing(unwrap(ring)))
  return TURNS.flatMap(turn => {
    const parts = rings.map(ring => closed(clipRing(shifted(ring.slice(0, -1), turn), box)))
    const [outer, ...holes] = parts
    return outer && outer.length >= 4 ? [[outer, ...holes.filter(hole => hole.length >= 4)]] : []
  })
}

const closed = (ring: Ring): Ring => (ring[0] ? [...ring, ring[0]] : ring)

export function clipLine(line: Position[], box: Box): Position[][] {
  const whole = unwrap(line)
  return TURNS.flatMap(turn => piecesIn(shifted(whole, turn), box))
}

function piecesIn(line: Position[], box: Box): Position[][] {
  const pieces: Position[][] = []
  let piece: Position[] = []
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (!from) continue
    const part = clipSegment(from, to, box)
    if (part && piece.length > 0 && isSame(piece.at(-1), part[0])) piece.push(part[1])
    else {
      if (piece.length > 1) pieces.push(piece)
      piece = part ? [...part] : []
    }
  }
  if (piece.length > 1) pieces.push(piece)
  return pieces
}

/** The part of a segment inside a box (Liang–Barsky). */
function clipSegment(from: Position, to: Position, [west, south, east, north]: Box): [Position, Position] | null {
  const [dx, dy] = [lngOf(to) - lngOf(from), latOf(to) - latOf(from)]
  let [enter, leave] = [0, 1]
  for (const [run, room] of [
    [-dx, lngOf(from) - west],
    [dx, east - lngOf(from)],
    [-dy, latOf(from) - south],
    [dy, north - latOf(from)],
  ] as const) {
    if (run === 0 && room < 0) return null
    if (run < 0) enter = Math.max(enter, room / run)
    if (run > 0) leave = Math.min(leave, room / run)
  }
  if (enter >= leave) return null
  const at = (share: number): Position => [lngOf(from) + share * dx, latOf(from) + share * dy]
  return [enter === 0 ? from : at(enter), leave === 1 ? to : at(leave)]
}

const isSame = (a: Position | undefined, b: Position) => a?.[0] === b[0] && a?.[1] === b[1]

/** Rounds coordinates and removes repeated points. */
export function roundLine(line: Position[], digits: number): Position[] {
  const rounded = line.map(point => point.map(value => Number(value.toFixed(digits))))
  return rounded.filter((point, index) => index === 0 || !isSame(rounded[index - 1], point))
}

/** Twice the area of a ring, in square degrees. */
export const areaOf = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, point, index) => {
      const next = ring[(index + 1) % ring.length] ?? point
      return sum + lngOf(point) * latOf(next) - lngOf(next) * latOf(point)
    }, 0),
  )
