import { townshipOf } from '#company/townships.ts'
import { oncePerDatabase } from '#server/database/once-per-database.ts'
import type { Reader } from '#server/database/open.ts'
import type { Box, SiteKind } from './rules.ts'

/** What the map and the search for the nearest need to know of a site. */
export type Location = { id: number; lng: number; lat: number; kind: SiteKind; townshipId: string; hours: number }

/**
 * The locations of all sites. They stay in memory (3 MB), because grouping 20,000 rows takes a database longer than a
 * frame. Sites only change with the edition of the practice data, which a new version of the console installs.
 */
export const locationsOf = oncePerDatabase(readLocations)

async function readLocations(db: Reader): Promise<readonly Location[]> {
  const found = await db
    .selectFrom('site')
    .select(['id', 'lng', 'lat', 'kind', 'township_id', 'hours'])
    .orderBy('id')
    .execute()
  // The id from the list of townships, so that all sites of a township share one text.
  return found.map(({ township_id, ...site }) => ({ ...site, townshipId: townshipOf(township_id)?.id ?? township_id }))
}

export const isIn = ({ west, south, east, north }: Box, { lng, lat }: Location): boolean =>
  lng >= west && lng < east && lat >= south && lat < north
