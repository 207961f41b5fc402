import type { WriteContext } from '#server/entities/entity.ts'
import { requireLimit } from '#server/locks/require-limit.ts'
import type { Writing } from '#server/writes/write.ts'
import type { Event } from './contract.ts'
import { eventOf } from './find.ts'
import { type EventKind, type EventSubject, MAX_IN_SANDBOX } from './rules.ts'

/** Above all ids of the seeded events, which all sandboxes share. */
const IDS_FROM = 1_000_000
const KINDS: [kind: EventKind, subject: EventSubject][] = [
  ['product.viewed', 'product'],
  ['parcel.scanned', 'site'],
  ['product.viewed', 'product'],
  ['stock.counted', 'product'],
]
/** Every sandbox has at least this many products and service points. */
const MAX_SUBJECTS = 100

/** The first of `count` ids for new events, above those of the seeded ones. */
export async function nextEventId({ nextId }: Writing, count: number): Promise<number> {
  const next = await nextId('recorded_event', count)
  return next > IDS_FROM ? next : IDS_FROM + next
}

/** Refuses more events than a sandbox may have, and locks them until the transaction ends. */
export const requireEventRoom = ({ trx, rows, operator: { sandboxId } }: WriteContext, wanted = 1) =>
  requireLimit(trx, 'recorded_event', { sandboxId }, { rows: rows('recorded_event'), max: MAX_IN_SANDBOX }, { wanted })

/** Adds events that happen now, one millisecond apart. Returns them oldest first. */
export async function record(writing: Writing, count: number): Promise<Event[]> {
  const { rows: scoped, insertInto, record } = writing
  // The next id and the newest moment both depend on the last recorded event, so nobody else may record in between.
  await requireEventRoom(writing, count)
  const first = await nextEventId(writing, count)
  const newest = await scoped('recorded_event').orderBy('at', 'desc').limit(1).executeTakeFirst()
  // Later than any other event, so that a list sorted by newest shows them first.
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
