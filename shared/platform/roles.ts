import { ROLE_PERMISSIONS, type RolePermission } from '#shared/permissions.ts'

/** The role of accounts without an assigned role. It can't be deleted. */
export const DEFAULT_ROLE = 1
export const MAX_ROLES = 20

/** Which rights a role has by default, including rights that a later version adds. */
export const BASES = ['all', 'read', 'none'] as const
export type Basis = (typeof BASES)[number]

const isInBasis = (basis: Basis, permission: RolePermission) =>
  basis === 'all' || (basis === 'read' && permission.endsWith(':read'))

/** The rights of a role: its basis, inverted for its exceptions. Exceptions for removed rights are ignored. */
export const rightsOf = (basis: Basis, exceptions: readonly string[]): RolePermission[] =>
  ROLE_PERMISSIONS.filter(permission => isInBasis(basis, permission) !== exceptions.includes(permission))

export const exceptionsOf = (basis: Basis, rights: readonly RolePermission[]): RolePermission[] =>
  ROLE_PERMISSIONS.filter(permission => isInBasis(basis, permission) !== rights.includes(permission)).sort()
