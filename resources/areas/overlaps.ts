import type { WriteContext } from '#server/entities/entity.ts'
import { sha256 } from '#server/platform/crypto.ts'
import { NeedsPreparation } from '#server/threads/prepared.ts'
import { refuse } from '#shared/errors.ts'
import type { Area, AreaOverlap } from './contract.ts'
import { boxOfShape, MAX_COMPARED } from './rules.ts'
import type { intersectShapes } from './thread/intersect.ts'
import { inAreaThread } from './thread/open.ts'

/** An area as far as the rule about overlaps is concerned. A new one may already have an id in this transaction. */
export type Placed = Pick<Area, 'name' | 'mayOverlap' | 'polygons'> & { id: number | null; isNew?: boolean }

/** No more are looked for. */
const MAX_OVERLAPS = 10

/** Refuses changed areas that overlap others without permission. All areas are locked, so none appears meanwhile. */
export async function requireNoOverlaps(
  { rows, prepared }: Pick<WriteContext, 'rows' | 'prepared'>,
  changed: readonly Placed[],
): Promise<void> {
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
        polygons: JSON.parse(row.shape),
      }),
    )
  const comparison = comparisonOf(changed, others)
  const { shapes, pairs } = comparison
  if (pairs.length === 0) return
  const key = `overlaps ${sha256(JSON.stringify([shapes, pairs])).digest('base64')}`
  if (!prepared.has(key))
    throw new NeedsPreparation(async results => {
      results.set(
        key,
        await inAreaThread(thread => thread.run('intersectShapes', { shapes, pairs, max: MAX_OVERLAPS })),
      )
    })
  // Stored above.
  const result = prepared.get(key) as Result
  if (result.compared > MAX_COMPARED) throw refuse('too-complex', { compared: result.compared })
  const overlaps = overlapsIn(comparison, result.found)
  if (overlaps.length > 0) throw refuse('areas-overlap', { overlaps })
}

type Result = ReturnType<typeof intersectShapes>

/** The largest come first. */
export const overlapsIn = ({ placed, pairs }: Comparison, found: Result['found']): AreaOverlap[] =>
  found
    .map(({ pair, polygons, squareMetres }): AreaOverlap => {
      const [one, other] = (pairs[pair] ?? []).flatMap(index => placed[index] ?? []).map(namedOf)
      if (!one || !other) throw new Error('Areas were compared that were not given.')
      return { areas: [one, other], polygons, squareMetres }
    })
    .sort((a, b) => b.squareMetres - a.squareMetres)

const namedOf = ({ id, name, isNew }: Placed) => ({ id: isNew ? null : id, name })

type Comparison = ReturnType<typeof comparisonOf>
/** The areas that might overlap without permission: each changed one, and another. As indexes of `placed`. */
export function comparisonOf(changed: readonly Placed[], others: readonly Placed[]) {
  const placed = [...changed, ...others].filter(({ mayOverlap }) => !mayOverlap)
  const changedCount = changed.filter(({ mayOverlap }) => !mayOverlap).length
  const boxes = placed.map(({ polygons }) => boxOfShape(polygons))
  const pairs: [number, number][] = []
  for (const [one, box] of boxes.slice(0, changedCount).entries())
    for (const [index, other] of boxes.slice(one + 1).entries())
      if (doMeet(box, other)) pairs.push([one, one + 1 + index])
  return { placed, shapes: placed.map(({ polygons }) => polygons), pairs }
}

type Box = ReturnType<typeof boxOfShape>
const doMeet = ([west, south, east, north]: Box, [otherWest, otherSouth, otherEast, otherNorth]: Box) =>
  west < otherEast && otherWest < east && south < otherNorth && otherSouth < north
