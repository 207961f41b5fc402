import { sql } from 'kysely'
import { type TownshipFacts, townships } from '#company/townships.ts'
import { sites } from '#resources/sites/entity.ts'
import { isWithin } from '#server/endpoints/list.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { serve } from '#server/http/serve.ts'
import { refuse } from '#shared/errors.ts'
import { findCounties, listCounties, listTownships, searchTownships } from './contract.ts'
import { findTownships } from './find-townships.ts'
import { countyAt } from './outlines.ts'

/** The number of service points by township, for ids with this prefix. Townships without any are left out. */
async function countSites(rows: Rows, prefix: string): Promise<ReadonlyMap<string, number>> {
  const counts = await rows(sites)
    .clearSelect()
    .select(['township_id', sql<number>`count(*)`.as('count')])
    .where(isWithin('township_id', prefix))
    .groupBy('township_id')
    .execute()
  return new Map(counts.map(({ township_id, count }) => [township_id, Number(count)]))
}

/** The prefix of every township id. */
const ANYWHERE = ''
const countyIn = ([{ countyId: id, county: name }]: readonly [TownshipFacts, ...TownshipFacts[]]) => ({ id, name })

export const endpoints = [
  serve(listCounties, async ({ rows: scoped }) => {
    const counts = await countSites(scoped, ANYWHERE)
    // A group always has a first member.
    const groups = [...Map.groupBy(townships(), ({ countyId }) => countyId).values()] as [TownshipFacts][]
    const rows = groups.map(group => ({
      ...countyIn(group),
      sites: group.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0),
    }))
    return { status: 200, body: { rows } }
  }),

  serve(listTownships, async ({ rows: scoped, params: { countyId } }) => {
    const [first, ...others] = townships().filter(township => township.countyId === countyId)
    if (!first) throw refuse('not-found')
    const counts = await countSites(scoped, countyId)
    const rows = [first, ...others].map(({ id, name }) => ({ id, name, sites: counts.get(id) ?? 0 }))
    return { status: 200, body: { county: countyIn([first]), rows } }
  }),

  serve(findCounties, async ({ body: { points } }) => {
    const found = points.map(({ lng, lat }) => countyAt(lng, lat))
    const counties = [...new Set(found.flatMap(county => county ?? []))]
    return { status: 200, body: { places: found.map(county => ({ countyId: county?.id ?? null })), counties } }
  }),

  serve(searchTownships, async ({ query: { search } }) => {
    const rows = findTownships(search).map(({ id, name, county, lng, lat }) => ({ id, name, county, lng, lat }))
    return { status: 200, body: { rows } }
  }),
]
