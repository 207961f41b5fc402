import { lockRows } from '#server/writes/lock.ts'
import type { Writing } from '#server/writes/write.ts'
import type { Event } from './contract.ts'
import { eventOf } from './find.ts'
import type { EventKind, EventSubject } from './rules.ts'

/** Behind every id of the delivered events, which are shared by all sandboxes. */
const IDS_FROM = 1_000_000
const KINDS: [kind: EventKind, subject: EventSubject][] = [
  ['product.viewed', 'product'],
  ['parcel.scanned', 'site'],
  ['product.viewed', 'product'],
  ['stock.counted', 'product'],
]
/** So many products and service points the sandbox has for certain. */
const MAX_SUBJECTS = 100

/** The first of so many ids for new events, behind those of the delivered ones. */
export async function nextEventId({ nextId }: Writing, count: number): Promise<number> {
  const next = await nextId('recorded_event', count)
  return next > IDS_FROM ? next : IDS_FROM + next
}

/** Adds events that happen now, each a moment after the one before; gives them, oldest first. */
export async function record(writing: Writing, count: number): Promise<Event[]> {
  const { trx, operator, rows: scoped, insertInto, record } = writing
  // Both the next id and the newest moment are those of what was recorded last.
  await lockRows(trx, 'recorded_event', operator)
  const first = await nextEventId(writing, count)
  const newest = await scoped('recorded_event').orderBy('at', 'desc').limit(1).executeTakeFirst()
  // Later than any other: a list that is read from the newest on gets them at its top.
  const startMs = Math.max(Date.now(), Date.parse(newest?.at ?? '1970-01-01T00:00:00Z') + 1)
  const rows = Array.from({ length: count }, (_, index) => {
    const [kind, subject] = KINDS[(first + index) % KINDS.length] ?? ['product.viewed', 'product']
    return {
      id: first + index,
      at: new Date(startMs + index).toISOString(),
      kind,
      subject,
      subject_id: ((first + index) % MAX_SUBJECTS) + 1,
      member_id: null,
    }
  })
  await insertInto('recorded_event', rows).execute()
  const events = rows.map(eventOf)
  for (const event of events) record({ entity: 'events', id: event.id, action: 'create', before: null, after: event })
  return events
}
