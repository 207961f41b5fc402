import { type Level, type Permission, permissionsOf, type RolePermission } from '#shared/permissions.ts'
import { type Basis, rightsOf } from '#shared/roles.ts'

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
