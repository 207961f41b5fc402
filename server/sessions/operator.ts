import type { Reader } from '#server/database/open.ts'
import type { AccountKind, Level, Permission } from '#shared/permissions.ts'
import type { Scope } from '#shared/platform/api-keys.ts'
import { heldRole, permittedBy } from './rights.ts'

/** The caller: an account that uses a valid session or API key. */
export type Operator = {
  accountId: number
  account: string
  email: string
  kind: AccountKind
  level: Level
  /** The caller's current permissions. Check these instead of the level. */
  permissions: readonly Permission[]
  /** The role that the account has in the sandbox. */
  roleId: number | null
  /** The sandbox that the caller works in. All practice data they read or write belongs to it. */
  sandboxId: string
  /** The API key of the caller. Null for a session. */
  key: CallingKey | null
  /** When the session or key expires. Null means never. */
  expiresAt: string | null
}
type CallingKey = { id: string; name: string; scope: Scope; origins: readonly string[] }

export type SessionOperator = Operator & {
  key: null
  sessionId: number
  /** The role that the session previews. */
  previewRoleId: number | null
  hasDemoPassword: boolean
  expiresAt: string
}

export const isSession = (operator: Operator): operator is SessionOperator => operator.key === null

/** An account at work outside a request, in a sandbox, with the permissions of its role there. Null if it is closed. */
export async function findBackgroundOperator(
  db: Reader,
  accountId: number | null,
  sandboxId: string,
): Promise<Operator | null> {
  const found = await db
    .selectFrom('account')
    .leftJoin('role_holder as holder', join =>
      join.onRef('holder.account_id', '=', 'account.id').on('holder.sandbox_id', '=', sandboxId),
    )
    .leftJoin('role as held', join =>
      join.on('held.sandbox_id', '=', sandboxId).on('held.id', '=', heldRole).on('held.deleted_at', 'is', null),
    )
    .select([
      'account.id as accountId',
      'account',
      'email',
      'kind',
      'held.id as roleId',
      'held.basis',
      'held.exceptions',
    ])
    .where('account.id', '=', accountId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  const { basis, exceptions, ...account } = found
  const roles = { basis, exceptions, previewBasis: null, previewExceptions: null }
  const permissions = permittedBy('normal', { kind: account.kind, sandboxId, ...roles })
  return { ...account, level: 'normal', permissions, sandboxId, key: null, expiresAt: null }
}
