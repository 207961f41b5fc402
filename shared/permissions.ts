/** The two levels of S-AUTH-5. */
export const LEVELS = ['normal', 'supersuper'] as const
export type Level = (typeof LEVELS)[number]

/** What an account is for. A coach has classes; a learner belongs to one, and may only read main. */
export const ACCOUNT_KINDS = ['operator', 'coach', 'learner'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** Permissions of every account, in any sandbox. No role can take them away. Learners have no rooms in main. */
const OWN_PERMISSIONS = [
  'profile:read',
  'profile:write',
  'login-log:write',
  'views:read',
  'views:write',
  'saved-requests:read',
  'saved-requests:write',
  'uploads:read',
  'uploads:write',
  'sandboxes:read',
  'sandboxes:write',
  'traffic:read',
  'traffic:write',
  'keys:read',
  'keys:write',
  'rooms:use',
] as const

/** Permissions that depend on the account's role in the current sandbox. */
export const ROLE_PERMISSIONS = [
  'overview:read',
  'login-log:read',
  'roles:read',
  'roles:write',
  'teams:read',
  'teams:write',
  'members:read',
  'members:write',
  'customers:read',
  'products:read',
  'products:write',
  'orders:read',
  'orders:write',
  'tickets:read',
  'tickets:write',
  'repair-drafts:read',
  'repair-drafts:write',
  'sites:read',
  'delivery-routes:read',
  'delivery-routes:write',
  'forms:read',
  'forms:write',
  'form-answers:read',
  'form-answers:write',
  'floor-plans:read',
  'floor-plans:write',
  'audit:read',
  'areas:read',
  'areas:write',
  'tracks:read',
  'events:read',
  'events:write',
  'species:read',
  'spreads:read',
  'spreads:write',
  'translations:read',
  'translations:write',
] as const
export type RolePermission = (typeof ROLE_PERMISSIONS)[number]

/**
 * Permissions of `supersuper`: the real-time channel (S-WS-1), resetting the shared sandbox, accounts, and classes, which
 * coaches have at any level.
 */
const LEVEL_PERMISSIONS = ['channel:use', 'main:reset', 'accounts:manage', 'classes:manage'] as const

/** What no API key may, whatever its operator may: manage accounts, sessions and keys, and use the real-time channel. */
export const SESSION_PERMISSIONS = [
  'profile:read',
  'profile:write',
  'login-log:write',
  'traffic:read',
  'traffic:write',
  'keys:read',
  'keys:write',
  'roles:write',
  'channel:use',
  'accounts:manage',
  'classes:manage',
  'classes:attend',
] as const satisfies Permission[]

/** Permission of learners, in any sandbox. */
const LEARNER_PERMISSIONS = ['classes:attend'] as const

/** Every permission. The menu, routes, buttons, endpoints and sockets all use this list. */
export const PERMISSIONS = [
  ...OWN_PERMISSIONS,
  ...ROLE_PERMISSIONS,
  ...LEVEL_PERMISSIONS,
  ...LEARNER_PERMISSIONS,
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** What an endpoint or page requires: nothing, any valid session, or a permission. */
export type Need = 'public' | 'signed-in' | Permission

/** What grants a permission: the account itself, the role, or the level. */
export type Decider = 'account' | 'role' | 'level'
export const deciderOf = (permission: Permission): Decider =>
  isRolePermission(permission) ? 'role' : includes(OWN_PERMISSIONS, permission) ? 'account' : 'level'

export const isRolePermission = (permission: Permission): permission is RolePermission =>
  includes(ROLE_PERMISSIONS, permission)

/** What an account is for, and whether it works in main, which is everybody's. */
export type Standing = { kind: AccountKind; isInMain: boolean }

/** What main tells about other accounts. */
const ABOUT_OTHERS: readonly Permission[] = ['login-log:read', 'roles:read', 'audit:read']

const isForLearnersInMain = (permission: Permission) =>
  isRolePermission(permission)
    ? permission.endsWith(':read') && !ABOUT_OTHERS.includes(permission)
    : permission !== 'rooms:use'

/**
 * The permissions of an operator: all of them at level supersuper, otherwise those of every account and those of the
 * role. Previewing a role only removes permissions, at any level. No level and no role gives a learner more than their own
 * sandbox and what they may read in main.
 */
export function permissionsOf(
  level: Level,
  role: readonly RolePermission[],
  preview: readonly RolePermission[] | null = null,
  { kind, isInMain }: Standing = { kind: 'operator', isInMain: false },
): readonly Permission[] {
  if (level === 'supersuper' && preview === null && kind !== 'learner') return PERMISSIONS
  const granted = level === 'supersuper' ? ROLE_PERMISSIONS : role
  const seen = preview === null ? granted : granted.filter(permission => preview.includes(permission))
  if (kind === 'coach' && preview === null) return [...OWN_PERMISSIONS, ...seen, 'classes:manage']
  const all = [...OWN_PERMISSIONS, ...seen]
  if (kind !== 'learner') return all
  return [...(isInMain ? all.filter(isForLearnersInMain) : all), ...LEARNER_PERMISSIONS]
}

/** Whether these permissions meet the need. They are undefined if nobody is signed in. */
export const isPermitted = (permissions: readonly Permission[] | undefined, need: Need): boolean =>
  need === 'public' || (permissions !== undefined && (need === 'signed-in' || permissions.includes(need)))

const includes = (list: readonly Permission[], permission: Permission) => list.includes(permission)
