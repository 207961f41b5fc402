import * as z from 'zod/mini'

/** The name to sign in with. Lower case only, so that no two accounts look alike. */
export const AccountName = z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]{0,39}$/))
