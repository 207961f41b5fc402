/** The two levels of S-AUTH-5. */
export const LEVELS = ['normal', 'supersuper'] as const
export type Level = (typeof LEVELS)[number]

/** What belongs to the account, in whichever sandbox it works: everyone who is signed in has it, and no role takes it away. */
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
] as const

/** What the role decides that an account holds in the sandbox it works in. */
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
  'audit:read',
  'areas:read',
  'tracks:read',
  'events:read',
  'events:write',
  'species:read',
  'spreads:read',
  'spreads:write',
] as const
export type RolePermission = (typeof ROLE_PERMISSIONS)[number]

/** What `supersuper` alone has: the real-time channel (S-WS-1), and to put the sandbox back that everybody works in. */
const LEVEL_PERMISSIONS = ['channel:use', 'main:reset'] as const

/** Every permission, named once: menu, route, button, endpoint and socket ask this table and no other. */
export const PERMISSIONS = [...OWN_PERMISSIONS, ...ROLE_PERMISSIONS, ...LEVEL_PERMISSIONS] as const
export type Permission = (typeof PERMISSIONS)[number]

/** What an endpoint or page asks of its caller: nothing, any live session, or a permission. */
export type Need = 'public' | 'signed-in' | Permission

/** What decides whether somebody has a permission: being signed in, the role, or the level alone. */
export type Decider = 'account' | 'role' | 'level'
export const deciderOf = (permission: Permission): Decider =>
  isRolePermission(permission) ? 'role' : includes(LEVEL_PERMISSIONS, permission) ? 'level' : 'account'

export const isRolePermission = (permission: Permission): permission is RolePermission =>
  includes(ROLE_PERMISSIONS, permission)

/**
 * What somebody may do: all of it at level supersuper, else what everyone has and what their role grants. A role that is previewed
 * takes away what it does not grant, whatever the level, and gives nothing.
 */
export function permissionsOf(
  level: Level,
  role: readonly RolePermission[],
  preview: readonly RolePermission[] | null = null,
): readonly Permission[] {
  if (level === 'supersuper' && preview === null) return PERMISSIONS
  const granted = level === 'supersuper' ? ROLE_PERMISSIONS : role
  const seen = preview === null ? granted : granted.filter(permission => preview.includes(permission))
  return [...OWN_PERMISSIONS, ...seen]
}

/** Do these permissions (undefined: nobody is signed in) meet the need? */
export const isPermitted = (permissions: readonly Permission[] | undefined, need: Need): boolean =>
  need === 'public' || (permissions !== undefined && (need === 'signed-in' || permissions.includes(need)))

const includes = (list: readonly Permission[], permission: Permission) => list.includes(permission)
