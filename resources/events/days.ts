import { type SelectQueryBuilder, sql } from 'kysely'
import type { Reader } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { type EventFilter, filtered, movedBack, movedBy, selectDelivered, selectRecorded } from './find.ts'

type DayCount = { day: string; count: number }

/**
 * Cached counts of seeded events per day, by kind and subject. They never change, and each count scans all rows, which
 * blocks an embedded database for 30 ms. There are fewer than a hundred such filters. All others use an index.
 */
const delivered = new WeakMap<Reader, Map<string, Promise<DayCount[]>>>()

function countDelivered(db: Reader, filter: EventFilter): Promise<DayCount[]> {
  if (filter.subjectId !== undefined || filter.from || filter.to) return count(filtered(selectDelivered(db), filter))
  const known = delivered.getOrInsertComputed(db, () => new Map())
  const key = `${filter.kind ?? ''} ${filter.subject ?? ''}`
  const counting = known.getOrInsertComputed(key, () => count(filtered(selectDelivered(db), filter)))
  // Forgets a failure, so that the next request can succeed.
  counting.catch(() => known.delete(key))
  return counting
}

async function count<T extends 'event' | 'recorded_event', O>(
  query: SelectQueryBuilder<Tables, T, O>,
): Promise<DayCount[]> {
  const rows = await query
    .clearSelect()
    .select([sql<string>`substr(at, 1, 10)`.as('day'), sql<number>`count(*)`.as('count')])
    .groupBy(sql`substr(at, 1, 10)`)
    .orderBy(sql`substr(at, 1, 10)`)
    .execute()
  return rows.map(({ day, count }) => ({ day, count: Number(count) }))
}

/** The events of a sandbox per day (UTC), oldest first, without empty days. */
export async function countByDay(db: Reader, rows: Rows, filter: EventFilter, movedDays: number): Promise<DayCount[]> {
  const moved = (day: string) => movedBy(`${day}T00:00:00.000Z`, movedDays).slice(0, 10)
  const days = new Map(
    (await countDelivered(db, movedBack(filter, movedDays))).map(({ day, count }) => [moved(day), count]),
  )
  for (const { day, count: more } of await count(filtered(selectRecorded(rows), filter)))
    days.set(day, (days.get(day) ?? 0) + more)
  return [...days].map(([day, count]) => ({ day, count })).sort((a, b) => (a.day < b.day ? -1 : 1))
}
