import { sql } from 'kysely'
import { removeTraffic } from '#practice/server/traffic/store.ts'
import type { Db, Trx } from '#server/database/open.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { deleteRows } from '#server/sandboxes/rows.ts'
import { inReferenceOrder } from '#server/sandboxes/tables.ts'
import { emailOf } from '#server/sessions/accounts.ts'

/** What stays: the trail, which nobody can change, and what names the account as its author. */
const KEPT = ['audit', 'class', 'invitation']

/** The tables with rows of an account, those first that refer to others. */
async function tablesOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const own = tables.filter(
    ({ name, columns }) => !KEPT.includes(name) && columns.some(one => one.name === 'account_id'),
  )
  return (
    await inReferenceOrder(
      db,
      own.map(({ name }) => name),
    )
  ).toReversed()
}

const readAccount = (db: Db, id: number) =>
  db.selectFrom('account').select(['account', 'kind']).where('id', '=', id).executeTakeFirst()

/** Deletes the rows of a learner's sandboxes. A transaction for each, because others write in between. */
async function emptySandboxes(db: Db, accountId: number) {
  if ((await readAccount(db, accountId))?.kind !== 'learner') return
  const own = await db.selectFrom('sandbox').select('id').where('account_id', '=', accountId).execute()
  for (const { id } of own) await inTransaction(db, trx => deleteRows(trx, [id]))
}

/** Sandboxes after the snapshots that belong to them. */
async function removeSandboxes(trx: Trx, accountId: number) {
  const own = () => trx.selectFrom('sandbox').select('id').where('account_id', '=', accountId)
  const ids = (await own().execute()).map(({ id }) => id)
  await deleteRows(trx, ids)
  await sql`delete from last_id where sandbox_id in (select id from sandbox where account_id = ${accountId})`.execute(
    trx,
  )
  await trx.deleteFrom('sandbox').where('account_id', '=', accountId).where('snapshot_of', 'is not', null).execute()
  await trx.deleteFrom('sandbox').where('account_id', '=', accountId).execute()
}

/**
 * Deletes what is stored about a learner. The closed account stays without a name, because the audit trail refers to it.
 */
export async function removeLearner(db: Db, accountId: number): Promise<void> {
  // In batches, because it is long and nothing else depends on it.
  await removeTraffic(db, accountId)
  const tables = await tablesOf(db)
  await emptySandboxes(db, accountId)
  await inTransaction(db, async trx => {
    const account = await readAccount(trx, accountId)
    // Whoever attended with another account keeps it.
    if (account?.kind !== 'learner') {
      await trx.deleteFrom('class_member').where('account_id', '=', accountId).execute()
      return
    }
    for (const table of tables)
      if (table === 'sandbox') await removeSandboxes(trx, accountId)
      else await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(trx)
    await trx.deleteFrom('login').where('account', '=', account.account).execute()
    const name = `removed-${accountId}`
    const gone = { account: name, name, email: emailOf(name), age: null, address: '', password_hash: '' }
    await trx
      .updateTable('account')
      .set({ ...gone, closed_at: new Date().toISOString() })
      .where('id', '=', accountId)
      .execute()
  })
}
