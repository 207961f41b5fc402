import { sql } from 'kysely'
import { townshipOf } from '#company/townships.ts'
import type { Reader } from '#server/database/open.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { createRecent, type Recent } from './recent.ts'
import type { Box, SiteKind } from './rules.ts'

/** What the map and the search for the nearest need to know of a site. */
export type Location = { id: number; lng: number; lat: number; kind: SiteKind; townshipId: string; hours: number }

/** All sites of a sandbox. `key` changes whenever they do. */
export type Locations = { key: string; all: readonly Location[] }

/** The sites of this many sandboxes stay in memory, at about 3 MB each. */
const MAX_SANDBOXES = 4
const known = new WeakMap<Reader, Recent<Promise<readonly Location[]>>>()

type Asked = { db: Reader; rows: Rows; operator: { sandboxId: string } }

/**
 * The locations of all sites of a sandbox. They stay in memory, because grouping 20,000 rows takes a database longer
 * than a frame. No endpoint changes a site, but a reset or a snapshot replaces them all: then they are read again.
 */
export async function locationsOf({ db, rows, operator: { sandboxId } }: Asked): Promise<Locations> {
  const recent = known.get(db) ?? createRecent(MAX_SANDBOXES)
  known.set(db, recent)
  const key = `${sandboxId} ${await stateOf(rows)}`
  return { key, all: await recent.get(key, () => readLocations(rows)) }
}

/** A text that changes whenever the rows do. */
async function stateOf(rows: Rows): Promise<string> {
  const state = await rows('site')
    .clearSelect()
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(version)`.as('versions'),
      sql<string | null>`max(updated_at)`.as('updatedAt'),
    ])
    .executeTakeFirstOrThrow()
  return Object.values(state).join(' ')
}

async function readLocations(rows: Rows): Promise<readonly Location[]> {
  const found = await rows('site')
    .clearSelect()
    .select(['id', 'lng', 'lat', 'kind', 'township_id', 'hours'])
    .orderBy('id')
    .execute()
  // The id from the list of townships, so that all sites of a township share one text.
  return found.map(({ township_id, ...site }) => ({ ...site, townshipId: townshipOf(township_id)?.id ?? township_id }))
}

export const isIn = ({ west, south, east, north }: Box, { lng, lat }: Location): boolean =>
  lng >= west && lng < east && lat >= south && lat < north
