import { writeCursor } from '#server/database/keyset.ts'
import type { Reader } from '#server/database/open.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { AuditFilter } from './contract.ts'
import { type AuditRow, findEntries, ownersOf } from './select.ts'

type Found = { row: AuditRow; records: number }
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
  const next = await collect()
  const counts = await countRecords(db, owners, [...found.values()])
  return { rows: [...found.values()].map(row => ({ row, records: counts.get(keyOf(row)) ?? 1 })), next }

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
      if (await isAlone(db, owners, last)) end = writeCursor([last.at, 0])
    }
  }
}

/** Whether no other request wrote at this time. Both counts only read an index. */
async function isAlone(db: Reader, owners: readonly string[], { at, request_id }: AuditRow): Promise<boolean> {
  const among = db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('place', 'in', owners)
    .where('at', '=', at)
  const [all, own] = await Promise.all(
    [among, among.where('request_id', '=', request_id)].map(query => query.executeTakeFirstOrThrow()),
  )
  return Number(all?.count) === Number(own?.count)
}

/** How many records each of these requests wrote. */
async function countRecords(db: Reader, owners: readonly string[], rows: readonly AuditRow[]) {
  if (rows.length === 0) return new Map<string, number>()
  const counted = await db
    .selectFrom('audit')
    .select(['at', 'request_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('place', 'in', owners)
    .where(
      'request_id',
      'in',
      rows.map(row => row.request_id),
    )
    .groupBy(['request_id', 'at'])
    .execute()
  return new Map(counted.map(row => [keyOf(row), Number(row.count)]))
}
