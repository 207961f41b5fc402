import { writeCursor } from '#server/database/keyset.ts'
import type { Reader } from '#server/database/open.ts'
import { nextTurn } from '#server/platform/turns.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { AuditFilter } from './contract.ts'
import { type AuditRow, findEntries, ownersOf } from './select.ts'

type Found = { row: AuditRow; records: number }
/** How many records a request wrote, and their first and last ids. */
type Extent = { count: number; first: number; last: number }
type Page = { rows: Found[]; next: string | null }
type Wanted = AuditFilter & { limit: number; cursor?: string | undefined }

// All records that a request writes at once have the same time.
const keyOf = ({ at, request_id }: Pick<AuditRow, 'at' | 'request_id'>) => `${at} ${request_id}`

/** One page of the matching records, those of one request as one entry; single ones of a given row or request. */
export async function readRequests(
  db: Reader,
  operator: Operator,
  { limit, cursor, ...filter }: Wanted,
): Promise<Page> {
  const { readPage } = await findEntries(db, operator, filter)
  if (filter.rowId !== undefined || filter.requestId !== undefined) {
    const { rows, next } = await readPage(limit, cursor)
    return { rows: rows.map(row => ({ row, records: 1 })), next }
  }
  const owners = ownersOf(operator)
  const found = new Map<string, AuditRow>()
  const extents = new Map<string, Extent>()
  const next = await collect()
  const unknown = [...found.values()].filter(row => !extents.has(keyOf(row)))
  for (const [key, extent] of await measure(db, owners, unknown)) extents.set(key, extent)
  return { rows: [...found.values()].map(row => ({ row, records: extents.get(keyOf(row))?.count ?? 1 })), next }

  /** Reads until there are enough requests. Returns the cursor of the next page. */
  async function collect(): Promise<string | null> {
    for (let end = cursor; ; ) {
      const { rows, next } = await readPage(limit - found.size + 1, end)
      for (const row of rows) {
        if (!found.has(keyOf(row))) {
          if (found.size === limit) return end ?? null
          found.set(keyOf(row), row)
        }
        end = writeCursor([row.at, row.id])
      }
      const last = rows.at(-1)
      if (next === null || !last) return null
      // An import has thousands of records: they are skipped, unless another request wrote in the same millisecond.
      for (const [key, extent] of await measure(db, owners, [last])) extents.set(key, extent)
      const extent = extents.get(keyOf(last))
      if (extent && (await isAlone(db, owners, last.at, extent))) end = writeCursor([last.at, 0])
      await nextTurn()
    }
  }
}

/** From this many records on, counting takes longer than reading the page. */
const LARGE = 500
const MAX_KEPT = 200
/** The extents of large requests. They never change, because the trail is append-only. */
const kept = new Map<string, Extent>()

/** How many records these requests wrote, and their first and last ids. */
async function measure(db: Reader, owners: readonly string[], rows: readonly AuditRow[]): Promise<Map<string, Extent>> {
  const placeOf = (key: string) => `${owners.join()} ${key}`
  const known = rows.flatMap((row): [string, Extent][] => {
    const extent = kept.get(placeOf(keyOf(row)))
    return extent ? [[keyOf(row), extent]] : []
  })
  const extents = new Map(known)
  const counted = await count(
    db,
    owners,
    rows.filter(row => !extents.has(keyOf(row))),
  )
  for (const [key, extent] of counted) {
    extents.set(key, extent)
    if (extent.count < LARGE) continue
    if (kept.size === MAX_KEPT) for (const oldest of kept.keys().take(1)) kept.delete(oldest)
    kept.set(placeOf(key), extent)
  }
  return extents
}

/** Only reads an index. */
async function count(db: Reader, owners: readonly string[], rows: readonly AuditRow[]): Promise<Map<string, Extent>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .selectFrom('audit')
    .select(['at', 'request_id', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => [fn.min('id').as('first'), fn.max('id').as('last')])
    .where('place', 'in', owners)
    .where(
      'request_id',
      'in',
      rows.map(row => row.request_id),
    )
    .groupBy(['request_id', 'at'])
    .execute()
  return new Map(found.map(row => [keyOf(row), { ...row, count: Number(row.count) }]))
}

/** Whether no other request wrote at this time. Ids without a gap belong to one request. */
async function isAlone(db: Reader, owners: readonly string[], at: string, { count, first, last }: Extent) {
  const atOnce = db.selectFrom('audit').where('place', 'in', owners).where('at', '=', at)
  if (count === last - first + 1) {
    const beside = [atOnce.where('id', '<', first), atOnce.where('id', '>', last)]
    const others = await Promise.all(beside.map(query => query.select('id').limit(1).executeTakeFirst()))
    return others.every(one => one === undefined)
  }
  const all = await atOnce.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(all.count) === count
}
