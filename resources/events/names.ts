import { members } from '#resources/members/entity.ts'
import { products } from '#resources/products/entity.ts'
import { sites } from '#resources/sites/entity.ts'
import { tickets } from '#resources/tickets/entity.ts'
import { namesOf } from '#server/entities/fields.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { keysIn } from '#shared/objects.ts'
import type { Permission } from '#shared/permissions.ts'
import type { Event, NamedEvent } from './contract.ts'
import type { EventSubject } from './rules.ts'

type Context = { rows: Rows; operator: Pick<Operator, 'permissions'> }
type Named = { id: number; name: NamedEvent['subjectName']; sku?: string }

/** How the rows of each subject are named. An order has no name but its number. */
const NAMED: { [S in EventSubject]?: [needs: Permission, read: (rows: Rows, ids: number[]) => Promise<Named[]>] } = {
  product: [
    'products:read',
    async (rows, ids) =>
      (await rows(products).where('id', 'in', ids).execute()).map(row => ({
        id: row.id,
        name: namesOf(row),
        sku: row.sku,
      })),
  ],
  member: [
    'members:read',
    async (rows, ids) =>
      (await rows(members).where('id', 'in', ids).execute()).map(row => ({ id: row.id, name: namesOf(row) })),
  ],
  ticket: [
    'tickets:read',
    async (rows, ids) =>
      (await rows(tickets).where('id', 'in', ids).execute()).map(({ id, title_en: en, title_zh: zh }) => ({
        id,
        name: { en, zh },
      })),
  ],
  site: [
    'sites:read',
    async (rows, ids) =>
      (await rows(sites).where('id', 'in', ids).execute()).map(row => ({ id: row.id, name: namesOf(row) })),
  ],
}

/** Adds the names that the operator may read: one query for each kind of subject among the events. */
export async function withNames({ rows, operator }: Context, events: readonly Event[]): Promise<NamedEvent[]> {
  const wanted = (subject: EventSubject) =>
    events.flatMap(event => [
      ...(event.subject === subject ? [event.subjectId] : []),
      ...(subject === 'member' && event.memberId !== null ? [event.memberId] : []),
    ])
  const found = new Map<string, Named>()
  for (const subject of keysIn(NAMED)) {
    const [needs, read] = NAMED[subject] ?? []
    const ids = [...new Set(wanted(subject))]
    if (!needs || !read || ids.length === 0 || !operator.permissions.includes(needs)) continue
    for (const row of await read(rows, ids)) found.set(`${subject} ${row.id}`, row)
  }
  return events.map(event => {
    const about = found.get(`${event.subject} ${event.subjectId}`)
    return {
      ...event,
      subjectName: about?.name ?? null,
      sku: about?.sku ?? null,
      memberName: found.get(`member ${event.memberId}`)?.name ?? null,
    }
  })
}
