import { ROLE_PERMISSIONS, type RolePermission } from '#shared/permissions.ts'

/** The role of everybody to whom no other was given; so it is never deleted. */
export const DEFAULT_ROLE = 1
export const MAX_ROLES = 20

/** What a role has of the rights that nobody has decided on for it, those that come with a later version among them. */
export const BASES = ['all', 'read', 'none'] as const
export type Basis = (typeof BASES)[number]

const isInBasis = (basis: Basis, permission: RolePermission) =>
  basis === 'all' || (basis === 'read' && permission.endsWith(':read'))

/** The rights of a role: its basis, with those turned over that are its exceptions. What is no right any more is no exception. */
export const rightsOf = (basis: Basis, exceptions: readonly string[]): RolePermission[] =>
  ROLE_PERMISSIONS.filter(permission => isInBasis(basis, permission) !== exceptions.includes(permission))

export const exceptionsOf = (basis: Basis, rights: readonly RolePermission[]): RolePermission[] =>
  ROLE_PERMISSIONS.filter(permission => isInBasis(basis, permission) !== rights.includes(permission)).sort()
