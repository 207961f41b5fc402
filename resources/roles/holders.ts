import { sql } from 'kysely'
import type { Reader } from '#server/database/open.ts'
import type { WriteContext } from '#server/entities/entity.ts'
import { scopedRows } from '#server/entities/scoped-rows.ts'
import { requireMatch } from '#server/http/etag.ts'
import { heldRole, rightsInRow } from '#server/sessions/rights.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { lockRows } from '#server/writes/lock.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import { DEFAULT_ROLE } from '#shared/platform/roles.ts'
import type { RoleHolder } from './contract.ts'

/** Those who may work in the operator's sandbox: everybody where it is shared, else its owner. */
export const selectHolders = (db: Reader, operator: Operator) =>
  db
    .selectFrom('account')
    .innerJoin('sandbox', join =>
      join.on(({ and, or, eb }) =>
        and([
          eb('sandbox.id', '=', operator.sandboxId),
          or([eb('sandbox.account_id', 'is', null), eb('sandbox.account_id', '=', eb.ref('account.id'))]),
        ]),
      ),
    )
    .leftJoin(scopedRows(db, operator)('role_holder').as('holder'), 'holder.account_id', 'account.id')
    .select(['account.id as accountId', 'account.account', 'account.name'])
    .select([heldRole.as('roleId'), sql<number>`coalesce(holder.version, 1)`.as('version')])
    .orderBy('account.id')

type Row = Awaited<ReturnType<ReturnType<typeof selectHolders>['executeTakeFirstOrThrow']>>

export const holderOf = (row: Row, { accountId }: Operator): RoleHolder => ({
  ...row,
  isDefault: row.roleId === DEFAULT_ROLE,
  isYou: row.accountId === accountId,
})

export async function requireHolder(db: Reader, operator: Operator, accountId: number): Promise<RoleHolder> {
  const row = await selectHolders(db, operator).where('account.id', '=', accountId).executeTakeFirst()
  if (!row) throw refuse('not-found')
  return holderOf(row, operator)
}

type Assignment = { accountId: number; roleId: number; match: string | undefined }

/**
 * Replaces the role of an account; refused when it has changed since it was read. Returns the account with its
 * new role. The roles are locked (`requireAdmin`), so nobody comes between.
 */
export async function putHolder(
  { trx, insertInto, updateTable, record }: Writing,
  operator: Operator,
  { accountId, roleId, match }: Assignment,
) {
  const before = await requireHolder(trx, operator, accountId)
  requireMatch(match, before)
  if (before.roleId === roleId) return before
  const given = { role_id: roleId, version: before.version + 1 }
  const { numUpdatedRows } = await updateTable('role_holder')
    .set(given)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) await insertInto('role_holder', { account_id: accountId, ...given }).execute()
  const after = await requireHolder(trx, operator, accountId)
  record({ entity: 'role-holders', id: accountId, action: 'update', before, after, version: after.version })
  return after
}

/**
 * Lets only an administrator go on, and one at a time: each locks the roles first. Who was one when the
 * request came, and is none any more, changes nothing. Gives the role that they hold, and whether that is what lets them.
 */
export async function requireAdmin({
  trx,
  operator,
  rows,
}: WriteContext): Promise<{ roleId: number; isByRole: boolean }> {
  await lockRows(trx, 'role', { sandboxId: operator.sandboxId })
  const { roleId } = await requireHolder(trx, operator, operator.accountId)
  const row = await rows('role').where('id', '=', roleId).executeTakeFirst()
  const isByRole = row !== undefined && rightsInRow(row).includes('roles:write')
  if (!isByRole && operator.level !== 'supersuper') throw refuse('not-permitted')
  return { roleId, isByRole }
}

/**
 * Nobody takes the right to decide on roles from themselves, which is why there is always somebody who has it. `pointer` names what is
 * at fault.
 */
export const refuseLastRight = (pointer: string) =>
  refuse('last-admin-right', { errors: [{ pointer, code: 'last_admin_right' }] })
