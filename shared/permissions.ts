/** The two levels of S-AUTH-5. */
export const LEVELS = ['normal', 'supersuper'] as const
export type Level = (typeof LEVELS)[number]

/** Every permission, named once: menu, route, button, endpoint and socket ask this table and no other. */
export const PERMISSIONS = [
  'profile:read',
  'profile:write',
  'login-log:read',
  'login-log:write',
  'overview:read',
  'species:read',
  'spreads:read',
  'spreads:write',
  'views:read',
  'views:write',
  'sandboxes:read',
  'sandboxes:write',
  'teams:read',
  'teams:write',
  'members:read',
  'members:write',
  'customers:read',
  'products:read',
  'orders:read',
  'tickets:read',
  'sites:read',
  'audit:read',
  'traffic:read',
  'traffic:write',
  'keys:read',
  'keys:write',
  'areas:read',
  'tracks:read',
  'events:read',
  'channel:use',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** What an endpoint or page asks of its caller: nothing, any live session, or a permission. */
export type Need = 'public' | 'signed-in' | Permission

/** The real-time channel is what `supersuper` alone has (S-WS-1). */
const GRANTS: Record<Level, readonly Permission[]> = {
  normal: PERMISSIONS.filter(permission => permission !== 'channel:use'),
  supersuper: PERMISSIONS,
}

export const permissionsOf = (level: Level): readonly Permission[] => GRANTS[level]

export const isPermitted = (level: Level | undefined, need: Need): boolean =>
  need === 'public' || (level !== undefined && (need === 'signed-in' || GRANTS[level].includes(need)))
