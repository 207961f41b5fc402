import { sql } from 'kysely'
import {
  type AccountKind,
  type Level,
  type Permission,
  permissionsOf,
  type RolePermission,
} from '#shared/permissions.ts'
import { type Basis, DEFAULT_ROLE, rightsOf } from '#shared/platform/roles.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'

/** The role that an account has, for queries that join `role_holder as holder`. Defaults to the default role. */
export const heldRole = sql<number>`coalesce(holder.role_id, ${sql.lit(DEFAULT_ROLE)})`

/** The columns of a query that describe the account, its role in the sandbox, and the role that the session previews. */
type Roles = {
  kind: AccountKind
  sandboxId: string
  basis: Basis | null
  exceptions: string | null
  previewBasis: Basis | null
  previewExceptions: string | null
}

/** The permissions of these roles at this level. Without a role only the rights that everyone has apply. */
export function permittedBy(
  level: Level,
  { kind, sandboxId, basis, exceptions, previewBasis, previewExceptions }: Roles,
): readonly Permission[] {
  const preview = rightsIn(previewBasis, previewExceptions)
  return permissionsOf(level, rightsIn(basis, exceptions) ?? [], preview, { kind, isInMain: sandboxId === MAIN })
}

const rightsIn = (basis: Basis | null, exceptions: string | null) =>
  basis === null || exceptions === null ? null : rightsInRow({ basis, exceptions })

/** The rights that a role grants. `exceptions` is only written by `exceptionsOf`. */
export const rightsInRow = ({ basis, exceptions }: { basis: Basis; exceptions: string }): RolePermission[] =>
  rightsOf(basis, JSON.parse(exceptions))
