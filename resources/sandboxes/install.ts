import { END, isoOf } from '#company/calendar.ts'
import { insertRows } from '#server/database/bulk.ts'
import type { Db, Trx } from '#server/database/open.ts'
import { writeSetting } from '#server/database/settings.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { deleteRows } from '#server/sandboxes/rows.ts'
import { findCopiedTables, findSharedTables } from '#server/sandboxes/tables.ts'
import { EDITION, MAIN, SEED } from '#shared/platform/sandboxes.ts'
import { deliver } from './deliver.ts'

const SETTING = 'company-edition'

/**
 * Installs the practice data in an empty database, or replaces the seeded data and events of another edition.
 * Operators' sandboxes stay unchanged until they are reset. Only one instance does it; the others wait.
 */
export async function install(db: Db): Promise<void> {
  await inTransaction(db, async trx => {
    if (await writeSetting(trx, SETTING, String(EDITION))) await putCompany(trx)
  })
}

async function putCompany(trx: Trx) {
  // Imported on demand, because most starts do not need it.
  const { readCompany } = await import('#company/company-parts.ts')
  await deleteRows(trx, [SEED])
  const [copied, shared] = [await findCopiedTables(trx), await findSharedTables()]
  for (const table of shared) await trx.deleteFrom(table).execute()
  const isShared = (table: string) => shared.some(name => name === table)
  for await (const { table, rows } of readCompany([...shared, ...copied]))
    await insertRows(trx, table, isShared(table) ? rows : inSandbox(SEED, rows))

  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sandbox')
    .values({
      id: SEED,
      account_id: null,
      name: SEED,
      snapshot_of: MAIN,
      source_name: MAIN,
      created_at: isoOf(END),
      ends_at: isoOf(END),
      events_end_at: isoOf(END),
      deleted_at: null,
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) await deliver(trx, MAIN)
}

function* inSandbox(sandboxId: string, rows: readonly object[]) {
  for (const row of rows) yield { sandbox_id: sandboxId, ...row }
}
