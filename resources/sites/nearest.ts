import { distanceMetres, type LngLat } from './rules.ts'

type Nearby<I> = { id: I; distanceMetres: number }

/** The locations nearest to the origin, the nearest first. */
export function nearestTo<I>(origin: LngLat, locations: readonly (LngLat & { id: I })[], limit: number): Nearby<I>[] {
  const nearest: Nearby<I>[] = []
  for (const location of locations) {
    const metres = distanceMetres(origin, location)
    if (nearest.length === limit && metres >= (nearest.at(-1)?.distanceMetres ?? 0)) continue
    const position = nearest.findLastIndex(({ distanceMetres: other }) => other <= metres) + 1
    nearest.splice(position, 0, { id: location.id, distanceMetres: metres })
    if (nearest.length > limit) nearest.pop()
  }
  return nearest
}
