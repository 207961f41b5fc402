import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Db, databaseKind, type Reader, type Trx } from '#server/database/open.ts'
import { closeSandbox } from '#server/locks/lock.ts'
import { fromKeys } from '#shared/objects.ts'
import { type CopiedTable, findCopiedTables } from './tables.ts'

type Column = { name: string; isMoment: boolean }
let known: Map<string, Column[]> | undefined

/**
 * The columns of a table except `sandbox_id`. Read from the database, so that new columns are copied automatically.
 * Cached only after success, so that a failure affects one copy only.
 */
async function columnsOf(db: Db, table: CopiedTable): Promise<Column[]> {
  known ??= new Map(
    (await db.introspection.getTables()).map(({ name, columns }) => [
      name,
      // Times are text in columns named `at` or `…_at`. Dates entered by a user (`…_on`) are not shifted.
      columns.map(({ name, dataType }) => ({ name, isMoment: /(^|_)at$/.test(name) && /text|char/i.test(dataType) })),
    ]),
  )
  return (known.get(table) ?? []).filter(({ name }) => name !== 'sandbox_id')
}

/** A time shifted by a number of days, which may be negative. Null stays null. */
function moved(db: Reader, column: string, days: number): RawBuilder<string> {
  const moment = sql.ref(column)
  return databaseKind(db) === 'sqlite'
    ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${moment}, ${`${days} days`})`
    : sql`to_char(${moment}::timestamp + ${`${days} days`}::interval, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Copies all rows of a sandbox into another, empty one, with all times shifted by `days`. */
export async function copyRows(trx: Trx, from: string, to: string, days = 0): Promise<void> {
  for (const table of await findCopiedTables(trx)) {
    const columns = await columnsOf(trx, table)
    const names = sql.join(columns.map(({ name }) => sql.ref(name)))
    const values = sql.join(
      columns.map(({ name, isMoment }) => (isMoment && days !== 0 ? moved(trx, name, days) : sql.ref(name))),
    )
    for await (const slice of slicesOf(trx, table, from))
      await sql`insert into ${sql.table(table)} (sandbox_id, ${names})
        select ${sql.val(to)}, ${values} from ${sql.table(table)} where ${slice}`.execute(trx)
  }
}

/** Shifts all times of a sandbox's rows by `days`. This doesn't count as a change, so versions stay the same. */
export async function moveRows(trx: Trx, sandboxId: string, days: number): Promise<void> {
  for (const table of await findCopiedTables(trx)) {
    const moments = (await columnsOf(trx, table)).filter(({ isMoment }) => isMoment)
    if (moments.length === 0) continue
    const set = sql.join(moments.map(({ name }) => sql`${sql.ref(name)} = ${moved(trx, name, days)}`))
    for await (const slice of slicesOf(trx, table, sandboxId))
      await sql`update ${sql.table(table)} set ${set} where ${slice}`.execute(trx)
  }
}

/** Deletes the rows of one table that belong to these sandboxes. */
export const deleteAllOf = (trx: Trx, table: string, sandboxIds: readonly string[]) =>
  sql`delete from ${sql.table(table)} where sandbox_id in (${sql.join(sandboxIds)})`.execute(trx)

/** Deletes all rows of these sandboxes, after everybody who writes in them now. */
export async function deleteRows(trx: Trx, sandboxIds: readonly string[]): Promise<void> {
  for (const sandboxId of sandboxIds.toSorted()) await closeSandbox(trx, sandboxId)
  // For a sandbox newer than its statistics, PostgreSQL expects no rows, so any index seems good for checking references:
  // it read all lines of the sandbox for each order. A generic plan doesn't look at the sandbox's id.
  if (databaseKind(trx) === 'postgres') await sql`set local plan_cache_mode = force_generic_plan`.execute(trx)
  for (const table of (await findCopiedTables(trx)).toReversed())
    for (const sandboxId of sandboxIds)
      for await (const slice of slicesOf(trx, table, sandboxId)) await trx.deleteFrom(table).where(slice).execute()
}

/** How many rows one statement copies or deletes. SQLite blocks the event loop while it runs. */
const ROWS_A_STATEMENT = 4_000

/** Splits a sandbox's rows of a table into slices, each given as a condition. */
async function* slicesOf(trx: Trx, table: CopiedTable, sandboxId: string): AsyncGenerator<RawBuilder<SqlBool>> {
  // The key of every table is its sandbox, followed by this positive number.
  const [first] = await columnsOf(trx, table)
  const key = sql.ref(first?.name ?? '')
  let after = 0
  for (;;) {
    const rest = sql<SqlBool>`sandbox_id = ${sandboxId} and ${key} > ${after}`
    const { rows } = await sql<{ last: number }>`select ${key} as last from ${sql.table(table)} where ${rest}
      order by ${key} limit 1 offset ${ROWS_A_STATEMENT - 1}`.execute(trx)
    const [end] = rows
    if (!end) return yield rest
    yield sql<SqlBool>`${rest} and ${key} <= ${end.last}`
    after = end.last
  }
}

export type RowCounts = Record<CopiedTable, number>

/** The number of rows in each of these sandboxes, by table. */
export async function countRows(db: Reader, sandboxIds: readonly string[]): Promise<Map<string, RowCounts>> {
  const tables = await findCopiedTables(db)
  const none = (): RowCounts => fromKeys(tables, () => 0)
  const counts = new Map(sandboxIds.map(id => [id, none()]))
  for (const table of tables) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['sandbox_id', fn.countAll<number | string>().as('count')])
      .where('sandbox_id', 'in', sandboxIds)
      .groupBy('sandbox_id')
      .execute()
    for (const { sandbox_id, count } of rows) {
      const of = counts.get(sandbox_id)
      if (of) of[table] = Number(count)
    }
  }
  return counts
}
