import { type SelectQueryBuilder, sql } from 'kysely'
import type { TableOf } from '#server/database/mapping.ts'
import type { Reader } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import { heldRole } from '#server/sessions/rights.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import type { fields } from './fields.ts'

export type ListedAccount = TableOf<typeof fields> & {
  email: string
  has_demo_password: 0 | 1
  closed_at: string | null
  /** The role in main, where every account begins. */
  role_id: number
  /** How many tasks are done. */
  count: number
  /** The last sign-in. Empty if there was none, because a list can't be sorted by null. */
  signed_in_at: string
  used_at: string | null
}

/** All accounts with their role, sandbox, progress and sessions. A derived table, so that each column can be sorted. */
export function selectAccounts(db: Reader) {
  const accounts = db
    .selectFrom('account')
    .leftJoin('role_holder as holder', join =>
      join.onRef('holder.account_id', '=', 'account.id').on('holder.sandbox_id', '=', MAIN),
    )
    .select(['account.id', 'account.account', 'name', 'email', 'has_demo_password', 'closed_at', 'account.kind'])
    .select([heldRole.as('role_id'), sql<number>`account.version + coalesce(holder.version, 1) - 1`.as('version')])
    .select(({ selectFrom, ref }) => {
      const own = selectFrom('session').whereRef('session.account_id', '=', ref('account.id'))
      const open = own.where('ended_at', 'is', null).where('expires_at', '>', new Date().toISOString())
      const done = selectFrom('task_progress')
        .whereRef('task_progress.account_id', '=', ref('account.id'))
        .where('proven_at', 'is not', null)
      const count = sql<number>`cast(count(*) as integer)`.as('count')
      return [
        own
          .innerJoin('sandbox', 'sandbox.id', 'session.sandbox_id')
          .select('sandbox.name')
          .orderBy('session.used_at', 'desc')
          .orderBy('session.id', 'desc')
          .limit(1)
          .as('sandbox'),
        done.select(count).as('count'),
        open.select(count).as('sessions'),
        own.select(sql<string>`coalesce(max(session.created_at), '')`.as('at')).as('signed_in_at'),
        own.select(({ fn }) => fn.max('session.used_at').as('at')).as('used_at'),
      ]
    })
  // The derived table has the name of a table, so that lists take it; its rows have the columns above.
  return db.selectFrom(accounts.as('account')).selectAll() as unknown as SelectQueryBuilder<
    Tables,
    'account',
    ListedAccount
  >
}

/** The roles of main. */
export const selectMainRoles = (db: Reader) =>
  db
    .selectFrom('role')
    .select(['id', 'name_en', 'name_zh'])
    .where('sandbox_id', '=', MAIN)
    .where('deleted_at', 'is', null)
    .orderBy('id')
