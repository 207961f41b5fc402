/** The sandbox that all operators share, and the snapshot with the seeded practice data. */
export const MAIN = 'main'
export const SEED = 'seed'

/** The limits of sandboxes and snapshots per operator. */
export const MAX_SANDBOXES = 5
export const MAX_SNAPSHOTS = 10

/** The version of the practice data. A database with another edition is filled again. */
export const EDITION = 12

/** Resources that are the same in all sandboxes. Most have rows of the account. */
const OF_ACCOUNT: ReadonlySet<string> = new Set([
  'accounts',
  'classes',
  'consoles',
  'faults',
  'hunts',
  'invitations',
  'keys',
  'lessons',
  'live',
  'loginLog',
  'preferences',
  'profile',
  'sandboxes',
  'saved-requests',
  'sessions',
  'spreads',
  'traffic',
  'views',
])

/** Whether a resource, as named in its paths, is the same in all sandboxes. */
export const isOfAccount = (resource: string): boolean => OF_ACCOUNT.has(resource)
