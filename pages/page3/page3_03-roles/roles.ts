import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { listRoleHolders, listRoles, type Role, type RoleHolder } from '#resources/roles/contract.ts'
import { Problem } from '#shared/errors.ts'
import type { messages } from './messages.ts'

export const rolesQuery = api.query(listRoles)
export const holdersQuery = api.query(listRoleHolders)

/** Puts the role of a response into the cached list. */
export function showRole(role: Role): void {
  queryClient.setQueryData(rolesQuery.queryKey, known => {
    const rows = known?.rows.filter(({ id }) => id !== role.id)
    // A list that was not read has others, too.
    return rows && { rows: [...rows, role].sort((one, other) => one.id - other.id) }
  })
}

export const roleNow = (id: number): Role | undefined =>
  queryClient.getQueryData(rolesQuery.queryKey)?.rows.find(role => role.id === id)

/** The same for the operator who has a role. */
export const showHolder = (holder: RoleHolder): void =>
  void queryClient.setQueryData(
    holdersQuery.queryKey,
    known => known && { rows: known.rows.map(row => (row.accountId === holder.accountId ? holder : row)) },
  )

/** The page's own texts for refusals that occur only here. */
const WORDS: Partial<Record<string, keyof typeof messages.texts>> = {
  'last-admin-right': 'lastRight',
  'role-held': 'roleHeld',
  'unknown-role': 'unknownRole',
}
export const wordOf = (error: unknown) => (error instanceof Problem ? WORDS[error.code] : undefined)
