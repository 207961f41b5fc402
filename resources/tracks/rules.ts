import { boxOfShape, type Edge, edgesOf, isInShape, type LngLat, type Shape } from '#resources/areas/rules.ts'
import { roundDegrees } from '#shared/geometry/degrees.ts'
import { itemAt } from '#shared/objects.ts'

/** Where a van was. Between two points it drives straight ahead at a constant speed. */
export type TrackPoint = [secondsSinceStart: number, lng: number, lat: number]

/** A stop of the plan, in the order of the tour. */
export type PlannedStop = { siteId: number; lng: number; lat: number; dueSeconds: number }

/** A time during which a van stood still. `to` is null if it hasn't driven on. */
export type Stay = { from: number; to: number | null; lng: number; lat: number }

export type Visit = PlannedStop & { arrivedSeconds: number | null; leftSeconds: number | null }

/** A shape whose border is watched. */
export type Fence = { id: number; shape: Shape }

/** Standing for this long at a planned stop is an arrival, and anywhere else worth a notice. */
const ARRIVED_AFTER_SECONDS = 10
const STANDING_AFTER_SECONDS = 60
/** A stop is reported as late when the van hasn't arrived this long after the time of the plan. */
export const LATE_AFTER_SECONDS = 180

/** A reader of the live positions that was away for longer gets only the last of the seconds it missed. */
export const MAX_MISSED_SECONDS = 600

/** Vans that move less than this stand still, and vans that stand within it are at their stop. */
const AT_METRES = 50

/** Of seconds, so that a border at a whole second belongs to it. */
const ROUNDING = 1e-6

const METRES_PER_DEGREE = 111_195
/** The cosine of the latitude in the middle of Taiwan. */
const WIDTH_RATIO = 0.9157

/** The distance within a city, without trigonometry: seeds use it, and the last digit of a cosine differs between machines. */
export function flatMetres([lng1, lat1]: LngLat, [lng2, lat2]: LngLat): number {
  const [east, north] = [(lng2 - lng1) * WIDTH_RATIO, lat2 - lat1]
  return METRES_PER_DEGREE * Math.sqrt(east * east + north * north)
}

const placeOf = ([, lng, lat]: TrackPoint): LngLat => [lng, lat]

/** The index of the last point at or before a moment; -1 before the start. */
function indexAt(points: readonly TrackPoint[], seconds: number): number {
  let [low, high] = [0, points.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle]?.[0] ?? 0) <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Where a van is, how fast it drives and in which direction. Before the start and after the end it stands. */
export type VanPosition = { lng: number; lat: number; kmh: number; degrees: number }

export function positionAt(points: readonly TrackPoint[], seconds: number): VanPosition | null {
  const index = indexAt(points, seconds)
  const from = points[Math.max(index, 0)]
  if (!from) return null
  const [start, lng, lat] = from
  const to = points[index + 1]
  if (index < 0 || !to) return { lng, lat, kmh: 0, degrees: degreesBetween(points[index - 1] ?? from, from) }
  const share = (seconds - start) / (to[0] - start)
  return {
    lng: lng + (to[1] - lng) * share,
    lat: lat + (to[2] - lat) * share,
    kmh: (flatMetres(placeOf(from), placeOf(to)) / (to[0] - start)) * 3.6,
    degrees: degreesBetween(from, to),
  }
}

/** Clockwise from north. */
const degreesBetween = ([, lng1, lat1]: TrackPoint, [, lng2, lat2]: TrackPoint): number =>
  (Math.atan2((lng2 - lng1) * WIDTH_RATIO, lat2 - lat1) * 180) / Math.PI

/** The points up to a moment. The last one is where the van is then. */
export function pointsUntil(points: readonly TrackPoint[], seconds: number): TrackPoint[] {
  const index = indexAt(points, seconds)
  const passed = points.slice(0, index + 1)
  const last = passed.at(-1)
  const at = positionAt(points, seconds)
  if (!last || !at || last[0] === seconds || index === points.length - 1) return passed
  return [...passed, [seconds, roundDegrees(at.lng), roundDegrees(at.lat)]]
}

/** The times at which a van stood still for at least `ARRIVED_AFTER_SECONDS`. */
export function staysOf(points: readonly TrackPoint[]): Stay[] {
  const stays: Stay[] = []
  for (let first = 0; first < points.length; first++) {
    const [from, lng, lat] = itemAt(points, first)
    let last = first
    while (isAt(points[last + 1], { lng, lat })) last++
    const end = points[last]?.[0] ?? from
    if (end - from < ARRIVED_AFTER_SECONDS) continue
    stays.push({ from, to: last === points.length - 1 ? null : end, lng, lat })
    first = last
  }
  return stays
}

const isAt = (point: TrackPoint | undefined, { lng, lat }: { lng: number; lat: number }): boolean =>
  point !== undefined && flatMetres(placeOf(point), [lng, lat]) <= AT_METRES

/** Which planned stops a van has visited, in the order of its plan, and where else it stood. */
export function visitsOf(
  points: readonly TrackPoint[],
  plan: readonly PlannedStop[],
): { visits: Visit[]; others: Stay[] } {
  const stays = staysOf(points)
  const used = new Set<Stay>()
  let next = 0
  const visits = plan.map(stop => {
    const at = stays.findIndex(
      (stay, index) => index >= next && flatMetres([stay.lng, stay.lat], [stop.lng, stop.lat]) <= AT_METRES,
    )
    const stay = stays[at]
    if (!stay) return { ...stop, arrivedSeconds: null, leftSeconds: null }
    next = at
    used.add(stay)
    return { ...stop, arrivedSeconds: stay.from, leftSeconds: stay.to }
  })
  return { visits, others: stays.filter(stay => !used.has(stay)) }
}

/** A moment at which a van crosses a border. */
type Crossing = { seconds: number; fenceId: number; isIn: boolean }

/** When a van enters and leaves the fences. A van that starts inside one hasn't entered it. */
export const crossingsOf = (points: readonly TrackPoint[], fences: readonly Fence[]): Crossing[] =>
  fences.flatMap(({ id, shape }) => crossingsOfFence(points, shape).map(crossing => ({ fenceId: id, ...crossing })))

function crossingsOfFence(points: readonly TrackPoint[], shape: Shape): { seconds: number; isIn: boolean }[] {
  const [first] = points
  if (!first) return []
  const [west, south, east, north] = boxOfShape(shape)
  let edges: Edge[] | undefined
  const crossings: { seconds: number; isIn: boolean }[] = []
  let isInside = isInShape(placeOf(first), shape)
  for (const [index, to] of points.slice(1).entries()) {
    // `index` is that of the point before.
    const from = itemAt(points, index)
    const [[, lng1, lat1], [, lng2, lat2]] = [from, to]
    const isFar =
      Math.max(lng1, lng2) < west ||
      Math.min(lng1, lng2) > east ||
      Math.max(lat1, lat2) < south ||
      Math.min(lat1, lat2) > north
    if (isFar && !isInside) continue
    // Most tours come near few shapes.
    edges ??= shape.flat().flatMap(edgesOf)
    const shares = edges
      .flatMap(edge => shareOfCrossing([placeOf(from), placeOf(to)], edge) ?? [])
      .sort((one, other) => one - other)
    // The van's side of the border can only change where its way meets an edge.
    for (const [at, share] of [0, ...shares].entries()) {
      const middle = (share + ([...shares, 1][at] ?? 1)) / 2
      const isIn = isInShape([lng1 + (lng2 - lng1) * middle, lat1 + (lat2 - lat1) * middle], shape)
      if (isIn === isInside) continue
      isInside = isIn
      crossings.push({ seconds: Math.ceil(from[0] + (to[0] - from[0]) * share - ROUNDING), isIn })
    }
  }
  return crossings
}

/** Where on its way from `a` to `b` (0 to 1) something crosses an edge; null if it doesn't, or drives along it. */
function shareOfCrossing([a, b]: [LngLat, LngLat], [c, d]: readonly [LngLat, LngLat]): number | null {
  const [abX, abY, cdX, cdY] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const cross = abX * cdY - abY * cdX
  if (cross === 0) return null
  const [acX, acY] = [c[0] - a[0], c[1] - a[1]]
  const share = (acX * cdY - acY * cdX) / cross
  const shareOfEdge = (acX * abY - acY * abX) / cross
  return share >= 0 && share <= 1 && shareOfEdge >= 0 && shareOfEdge <= 1 ? share : null
}

export const NOTICE_KINDS = ['arrived', 'late', 'standing', 'entered', 'left', 'back'] as const
type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Something about a van that its dispatcher should know. */
export type Notice = {
  seconds: number
  kind: NoticeKind
  /** The stop, for `arrived` and `late`. */
  siteId: number | null
  /** The area, for `entered` and `left`. */
  areaId: number | null
  /** How late the van arrived. Negative if it was early. */
  lateSeconds: number | null
}

const NOTHING = { siteId: null, areaId: null, lateSeconds: null }

/**
 * What is worth a notice on a whole track, in order of time. A notice belongs to the moment at which it can be known, so
 * the notices of a track are the same whether they are looked for on the way or afterwards.
 */
export function noticesOf(
  points: readonly TrackPoint[],
  plan: readonly PlannedStop[],
  fences: readonly Fence[],
): Notice[] {
  const end = points.at(-1)?.[0] ?? 0
  const { visits, others } = visitsOf(points, plan)
  const arrivals = visits.flatMap(({ siteId, dueSeconds, arrivedSeconds }): Notice[] => {
    if (arrivedSeconds === null) return []
    const seconds = arrivedSeconds + ARRIVED_AFTER_SECONDS
    return [{ ...NOTHING, seconds, kind: 'arrived', siteId, lateSeconds: arrivedSeconds - dueSeconds }]
  })
  const delays = visits.flatMap(({ siteId, dueSeconds, arrivedSeconds }): Notice[] => {
    const seconds = dueSeconds + LATE_AFTER_SECONDS
    const isKnownBefore = arrivedSeconds !== null && arrivedSeconds + ARRIVED_AFTER_SECONDS <= seconds
    return isKnownBefore ? [] : [{ ...NOTHING, seconds, kind: 'late', siteId }]
  })
  const standing = others.flatMap(({ from, to }): Notice[] => {
    // A van that hasn't left the depot yet may stand there.
    if (from === 0 || (to ?? end) - from < STANDING_AFTER_SECONDS) return []
    return [{ ...NOTHING, seconds: from + STANDING_AFTER_SECONDS, kind: 'standing' }]
  })
  const borders = crossingsOf(points, fences).map(
    ({ seconds, fenceId, isIn }): Notice => ({ ...NOTHING, seconds, kind: isIn ? 'entered' : 'left', areaId: fenceId }),
  )
  const all: Notice[] = [...arrivals, ...delays, ...standing, ...borders, { ...NOTHING, seconds: end, kind: 'back' }]
  return all.filter(({ seconds }) => seconds <= end).sort((one, other) => one.seconds - other.seconds)
}

/** The greatest delay of a track's arrivals; 0 if none was late. */
export const maxLateOf = (notices: readonly Notice[]): number =>
  Math.max(0, ...notices.map(({ lateSeconds }) => lateSeconds ?? 0))

const CIRCLE_CORNERS = 24

/** A ring around a place, as round as its corners allow. */
export function circleAround([lng, lat]: LngLat, metres: number): LngLat[] {
  const corners = Array.from({ length: CIRCLE_CORNERS }, (_, index): LngLat => {
    const angle = (index * 2 * Math.PI) / CIRCLE_CORNERS
    const [east, north] = [Math.cos(angle) * metres, Math.sin(angle) * metres]
    return [roundDegrees(lng + east / (METRES_PER_DEGREE * WIDTH_RATIO)), roundDegrees(lat + north / METRES_PER_DEGREE)]
  })
  return [...corners, ...corners.slice(0, 1)]
}
