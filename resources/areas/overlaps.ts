import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WriteContext } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { intersectPolygons } from '#shared/geometry/clip-polygons.ts'
import type { Area, AreaOverlap } from './contract.ts'
import { boxOfShape, isSliver, type Shape, squareMetresOf } from './rules.ts'

/** An area as far as the rule about overlaps is concerned. A new one may already have an id in this transaction. */
export type Placed = Pick<Area, 'name' | 'mayOverlap' | 'polygons'> & { id: number | null; isNew?: boolean }

/** No more are looked for. */
const MAX_OVERLAPS = 10

/** The overlaps that are not allowed between changed areas, and between them and the others. The largest come first. */
export async function findOverlaps(changed: readonly Placed[], others: readonly Placed[]): Promise<AreaOverlap[]> {
  const found: AreaOverlap[] = []
  for (const [index, one] of changed.entries())
    for (const other of [...changed.slice(index + 1), ...others]) {
      if (one.mayOverlap || other.mayOverlap || !doBoxesMeet(one.polygons, other.polygons)) continue
      if (found.length === MAX_OVERLAPS) break
      found.push(...overlapsOf(one, other))
      // Two areas with hundreds of corners take many milliseconds.
      await nextTurn()
    }
  return found.sort((a, b) => b.squareMetres - a.squareMetres)
}

function overlapsOf(one: Placed, other: Placed): AreaOverlap[] {
  const polygons = intersectPolygons(one.polygons, other.polygons).filter(polygon => !isSliver(polygon))
  if (polygons.length === 0) return []
  return [{ areas: [namedOf(one), namedOf(other)], polygons, squareMetres: Math.round(squareMetresOf(polygons)) }]
}

const namedOf = ({ id, name, isNew }: Placed) => ({ id: isNew ? null : id, name })

function doBoxesMeet(one: Shape, other: Shape): boolean {
  const [west, south, east, north] = boxOfShape(one)
  const [otherWest, otherSouth, otherEast, otherNorth] = boxOfShape(other)
  return west < otherEast && otherWest < east && south < otherNorth && otherSouth < north
}

/** Refuses changed areas that overlap others without permission. All areas are locked, so none appears meanwhile. */
export async function requireNoOverlaps({ rows }: WriteContext, changed: readonly Placed[]): Promise<void> {
  const ids = new Set(changed.map(({ id }) => id))
  const found = await rows('area').where('deleted_at', 'is', null).execute()
  const others = found
    .filter(({ id }) => !ids.has(id))
    .map(
      (row): Placed => ({
        id: row.id,
        name: { en: row.name_en, zh: row.name_zh },
        mayOverlap: row.may_overlap === 1,
        // Written by this resource only.
        polygons: JSON.parse(row.shape) as Shape,
      }),
    )
  const overlaps = await findOverlaps(changed, others)
  if (overlaps.length > 0) throw refuse('areas-overlap', { overlaps })
}
