import { sql } from 'kysely'
import { type TownshipFacts, townships } from '#company/townships.ts'
import type { Reader } from '#server/database/open.ts'
import { isWithin } from '#server/entities/list.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { refuse } from '#shared/errors.ts'
import { findCounties, listCounties, listTownships } from './contract.ts'
import { countyAt } from './outlines.ts'

/** How many service points of the sandbox are in each township of this beginning; one without any is not told. */
async function countSites(db: Reader, { sandboxId }: Operator, prefix: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('site')
    .select(['township_id', sql<number>`count(*)`.as('count')])
    .where('sandbox_id', '=', sandboxId)
    .where(isWithin('township_id', prefix))
    .groupBy('township_id')
    .execute()
  return new Map(rows.map(({ township_id, count }) => [township_id, Number(count)]))
}

/** Every number of a township begins so. */
const ANYWHERE = ''
const countyIn = ([{ countyId: id, county: name }]: readonly [TownshipFacts, ...TownshipFacts[]]) => ({ id, name })

export const endpoints = [
  serve(listCounties, async ({ db, operator }) => {
    const counts = await countSites(db, operator, ANYWHERE)
    // A group has a first member, or there would be no group.
    const groups = [...Map.groupBy(townships(), ({ countyId }) => countyId).values()] as [TownshipFacts][]
    const rows = groups.map(group => ({
      ...countyIn(group),
      sites: group.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0),
    }))
    return { status: 200, body: { rows } }
  }),

  serve(listTownships, async ({ db, operator, params: { countyId } }) => {
    const [first, ...others] = townships().filter(township => township.countyId === countyId)
    if (!first) throw refuse('not-found')
    const counts = await countSites(db, operator, countyId)
    const rows = [first, ...others].map(({ id, name }) => ({ id, name, sites: counts.get(id) ?? 0 }))
    return { status: 200, body: { county: countyIn([first]), rows } }
  }),

  serve(findCounties, async ({ body: { points } }) => {
    const found = points.map(({ lng, lat }) => countyAt(lng, lat))
    const counties = [...new Set(found.flatMap(county => county ?? []))]
    return { status: 200, body: { places: found.map(county => ({ countyId: county?.id ?? null })), counties } }
  }),
]
