import type { Db, Reader } from '#server/database/open.ts'

/** The hunts that have not ended, with the bugs that are in their sandboxes. */
export async function readRunning(db: Reader) {
  const rows = await db
    .selectFrom('hunt')
    .select(['id', 'sandbox_id', 'bugs', 'ends_at'])
    .where('ended_at', 'is', null)
    .where('ends_at', '>', new Date().toISOString())
    .execute()
  return rows.map(row => ({ id: row.id, sandboxId: row.sandbox_id, endsAt: row.ends_at, bugIds: idsIn(row.bugs) }))
}

/** The ids in a column that this console has written. */
export const idsIn = (text: string): string[] => JSON.parse(text)

type Trace = { huntId: string; bug: string; requestId: string; places: readonly string[] }

/** Notes that a response of this hunt was wrong, and where. */
export async function keepTrace(db: Db, { huntId, bug, requestId, places }: Trace): Promise<void> {
  await db
    .insertInto('hunt_trace')
    .values({ hunt_id: huntId, request_id: requestId, bug, places: JSON.stringify(places) })
    .onConflict(conflict => conflict.columns(['hunt_id', 'request_id']).doNothing())
    .execute()
}

export async function readTraces(db: Reader, huntId: string, requestIds: readonly string[]) {
  const rows = await db
    .selectFrom('hunt_trace')
    .select(['request_id', 'bug', 'places'])
    .where('hunt_id', '=', huntId)
    .where('request_id', 'in', requestIds)
    .execute()
  return rows.map(row => ({ requestId: row.request_id, bug: row.bug, places: idsIn(row.places) }))
}
