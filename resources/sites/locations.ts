import { townshipOf } from '#company/townships.ts'
import { oncePerDatabase } from '#server/database/once-per-database.ts'
import type { Reader } from '#server/database/open.ts'
import { nextTurn } from '#server/platform/turns.ts'
import type { Box, SiteKind } from './rules.ts'

/** What the map and the search for the nearest need to know of a site. */
export type Location = { id: number; lng: number; lat: number; kind: SiteKind; townshipId: string; hours: number }

/**
 * The locations of all sites. They stay in memory (3 MB), because grouping 20,000 rows takes a database longer than a
 * frame. Sites only change with the edition of the practice data, which a new version of the console installs.
 */
export const locationsOf = oncePerDatabase(readLocations)

/** Few, so that other requests get their turn. */
const READ_AT_ONCE = 2_500

async function readLocations(db: Reader): Promise<readonly Location[]> {
  const all: Location[] = []
  const query = db
    .selectFrom('site')
    .select(['id', 'lng', 'lat', 'kind', 'township_id', 'hours'])
    .orderBy('id')
    .limit(READ_AT_ONCE)
  for (;;) {
    const found = await query.where('id', '>', all.at(-1)?.id ?? 0).execute()
    // The id from the list of townships, so that all sites of a township share one text.
    for (const { township_id, ...site } of found)
      all.push({ ...site, townshipId: townshipOf(township_id)?.id ?? township_id })
    if (found.length < READ_AT_ONCE) return all
    await nextTurn()
  }
}

export const isIn = ({ west, south, east, north }: Box, { lng, lat }: Location): boolean =>
  lng >= west && lng < east && lat >= south && lat < north
