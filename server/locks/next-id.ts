import { sql } from 'kysely'
import type { Trx } from '#server/database/open.ts'
import type { ScopedTable } from '#server/database/schema.ts'

/**
 * The id of a new row in a sandbox. Ids are never reused, not even after a reset, so an old link or a stored version
 * never refers to another row. Concurrent callers wait for each other.
 */
export const nextId = (trx: Trx, table: ScopedTable, sandboxId: string): Promise<number> =>
  nextIds(trx, table, sandboxId, 1)

/** The first of `count` consecutive ids. */
export async function nextIds(trx: Trx, table: ScopedTable, sandboxId: string, count: number): Promise<number> {
  const highest = sql<number>`(select coalesce(max(id), 0) from ${sql.table(table)} where sandbox_id = ${sandboxId})`
  const { id } = await trx
    .insertInto('last_id')
    .values({ sandbox_id: sandboxId, table_name: table, id: sql<number>`${highest} + ${count}` })
    .onConflict(conflict =>
      conflict.columns(['sandbox_id', 'table_name']).doUpdateSet({
        id: sql<number>`case when last_id.id > ${highest} then last_id.id else ${highest} end + ${count}`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id - count + 1
}
