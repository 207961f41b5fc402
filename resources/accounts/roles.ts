import { putHolder } from '#resources/roles/holders.ts'
import type { Reader, Trx } from '#server/database/open.ts'
import { namesOf } from '#server/entities/fields.ts'
import { scopedWrites } from '#server/entities/scoped-writes.ts'
import { enterSandbox, lockRows } from '#server/locks/lock.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { selectMainRoles } from './select.ts'

// The role of an account is the one that it holds in main, where every account begins.

const inMain = (operator: Operator): Operator => ({ ...operator, sandboxId: MAIN })

export async function rolesOfMain(db: Reader) {
  const rows = await selectMainRoles(db).execute()
  return rows.map(row => ({ id: row.id, name: namesOf(row) }))
}

/** Locks the roles of main until the transaction ends. Take this lock before that of an account. */
export async function lockRolesOfMain(trx: Trx) {
  await enterSandbox(trx, MAIN)
  await lockRows(trx, 'role', { sandboxId: MAIN })
}

export async function requireRole(db: Reader, roleId: number) {
  if ((await rolesOfMain(db)).every(role => role.id !== roleId))
    throw refuse('unknown-role', { errors: [{ pointer: '/body/roleId', code: 'unknown-role' }] })
}

/** Assigns a role of main, which is locked. Recorded in the trail of main, as every assignment there. */
export const assignInMain = (
  { trx, record }: Pick<Writing, 'trx' | 'record'>,
  operator: Operator,
  assignment: { accountId: number; roleId: number },
) =>
  putHolder(
    { trx, ...scopedWrites(trx, inMain(operator)), record: change => record({ ...change, sandboxId: MAIN }) },
    inMain(operator),
    { ...assignment, match: ANY_VERSION },
  )
