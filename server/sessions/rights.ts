import { sql } from 'kysely'
import { type Level, type Permission, permissionsOf, type RolePermission } from '#shared/permissions.ts'
import { type Basis, DEFAULT_ROLE, rightsOf } from '#shared/platform/roles.ts'

/** The role that an account holds, where a query joins `role_holder as holder`: the default one unless it was given another. */
export const heldRole = sql<number>`coalesce(holder.role_id, ${sql.lit(DEFAULT_ROLE)})`

/** What a query of operators says of the role that one holds, and of the one that a session previews. */
type Roles = {
  basis: Basis | null
  exceptions: string | null
  previewBasis: Basis | null
  previewExceptions: string | null
}

/** What these roles permit at this level. Without a role there are no rights but those that everyone has. */
export function permittedBy(
  level: Level,
  { basis, exceptions, previewBasis, previewExceptions }: Roles,
): readonly Permission[] {
  return permissionsOf(level, rightsIn(basis, exceptions) ?? [], rightsIn(previewBasis, previewExceptions))
}

const rightsIn = (basis: Basis | null, exceptions: string | null) =>
  basis === null || exceptions === null ? null : rightsInRow({ basis, exceptions })

/** What the row of a role grants: `exceptions` was written by `exceptionsOf`, and by nothing else. */
export const rightsInRow = ({ basis, exceptions }: { basis: Basis; exceptions: string }): RolePermission[] =>
  rightsOf(basis, JSON.parse(exceptions) as string[])
