import { sql } from 'kysely'
import type { Trx } from '#server/database/open.ts'
import type { SandboxTable } from '#server/entities/scoped-rows.ts'

/**
 * The id of a new row of a sandbox. None is given twice, also not when rows went away by a reset: an old link or a kept version
 * never means another row. Of several who ask at once each waits for the one before.
 */
export const nextId = (trx: Trx, table: SandboxTable, sandboxId: string): Promise<number> =>
  nextIds(trx, table, sandboxId, 1)

/** The first of so many ids that follow one another. */
export async function nextIds(trx: Trx, table: SandboxTable, sandboxId: string, count: number): Promise<number> {
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
