import { type Kysely, sql } from 'kysely'
import { requireOwnSchema } from '#server/database/migrate.ts'

export type Options = { keepsAccess: boolean }

/** Refuses a restored database that lacks a table or a column, and ends the access that it would give. */
export async function prepareRestored(db: Kysely<unknown>, file: string, { keepsAccess }: Options): Promise<void> {
  await requireOwnSchema(db).catch((error: Error) => {
    throw new Error(`${file} can’t be used. ${error.message}`, { cause: error })
  })
  if (!keepsAccess) await endAccess(db)
}

/**
 * Ends all sessions, API keys and open invitations. Those that were ended after the backup would be valid again, and nobody
 * can tell which. Tables that an older version didn't have are left out.
 */
async function endAccess(db: Kysely<unknown>): Promise<void> {
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
  const now = new Date().toISOString()
  const steps = [
    ['ticket', sql`delete from ticket`],
    ['session', sql`update session set ended_at = ${now} where ended_at is null`],
    // As the console revokes one, so that refused calls appear in the owner's traffic log.
    [
      'revoked_key',
      sql`insert into revoked_key (token_hash, account_id, sandbox_id, at)
        select token_hash, account_id, sandbox_id, ${now} from api_key`,
    ],
    ['api_key', sql`delete from api_key`],
    ['invitation', sql`update invitation set withdrawn_at = ${now} where withdrawn_at is null and used_by is null`],
  ] as const
  await db.transaction().execute(async trx => {
    for (const [table, step] of steps) if (tables.has(table)) await step.execute(trx)
  })
}
