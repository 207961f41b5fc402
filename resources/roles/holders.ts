import { sql } from 'kysely'
import type { Reader } from '#server/database/open.ts'
import type { WriteContext } from '#server/entities/entity.ts'
import { requireMatch } from '#server/entities/etag.ts'
import { scopedRows } from '#server/entities/scoped-rows.ts'
import { lockRows } from '#server/locks/lock.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { heldRole, rightsInRow } from '#server/sessions/rights.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import type { Writing } from '#server/writes/write.ts'
import { notFound, refuse } from '#shared/errors.ts'
import { DEFAULT_ROLE } from '#shared/platform/roles.ts'
import type { RoleHolder } from './contract.ts'

/** The open accounts with access to the operator's sandbox: all if it is shared, otherwise its owner. */
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
    .where('account.closed_at', 'is', null)
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
  const row = await selectHolders(db, operator).where('account.id', '=', accountId).executeTakeFirstOrThrow(notFound)
  return holderOf(row, operator)
}

type Assignment = { accountId: number; roleId: number; match: string | typeof ANY_VERSION }

/**
 * Assigns a role to an account, unless its assignment has changed since it was read. The caller has locked the roles,
 * so nobody else can assign meanwhile.
 */
export async function putHolder(
  { trx, insertInto, updateTable, record }: Pick<Writing, 'trx' | 'insertInto' | 'updateTable' | 'record'>,
  operator: Operator,
  { accountId, roleId, match }: Assignment,
) {
  const before = await requireHolder(trx, operator, accountId)
  if (match !== ANY_VERSION) requireMatch(match, before)
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
 * Allows only administrators, one at a time: it locks the roles first, so that an administrator who has just lost the
 * permission is refused. Returns their role, and whether it is the role that allows it.
 */
export async function requireAdmin({
  trx,
  operator,
  rows,
}: WriteContext): Promise<{ roleId: number; isByRole: boolean }> {
  await lockRows(trx, 'role', { sandboxId: operator.sandboxId })
  const { roleId } = await requireHolder(trx, operator, operator.accountId)
  const row = await rows('role').where('id', '=', roleId).where('deleted_at', 'is', null).executeTakeFirst()
  const isByRole = row !== undefined && rightsInRow(row).includes('roles:write')
  if (!isByRole && operator.level !== 'supersuper') throw refuse('not-permitted')
  return { roleId, isByRole }
}

/**
 * Nobody can remove their own permission to manage roles, so somebody always has it. `pointer` names the invalid field.
 */
export const refuseLastRight = (pointer: string) =>
  refuse('last-admin-right', { errors: [{ pointer, code: 'last-admin-right' }] })
