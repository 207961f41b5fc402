import { type KeptRead, keepRead, type Listening } from '#server/bus/keep-read.ts'
import type { Db } from '#server/database/open.ts'
import { originsOf } from '#server/sessions/find-key.ts'

/** The origins that any operator's valid keys allow. A preflight has no key, so only these can be checked. */
export type KnownOrigins = KeptRead & { has(origin: string): boolean }

/** Cached in memory, so that a preflight needs no query. */
export async function createKnownOrigins({ db, ...parts }: { db: Db } & Listening): Promise<KnownOrigins> {
  let endsMs = new Map<string, number>()

  async function read() {
    const rows = await db.selectFrom('api_key').select(['origins', 'expires_at']).where('origins', '!=', '').execute()
    endsMs = new Map()
    for (const { origins, expires_at } of rows)
      for (const origin of originsOf(origins)) {
        const end = expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(expires_at)
        endsMs.set(origin, Math.max(end, endsMs.get(origin) ?? 0))
      }
  }

  const kept = await keepRead(parts, { topic: 'keys', what: 'the origins of the API keys', read })
  return {
    has: origin => (endsMs.get(origin) ?? 0) > Date.now(),
    announceChange: () => kept.announceChange({ topic: 'keys' }),
    close: kept.close,
  }
}
