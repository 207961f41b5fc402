import * as z from 'zod/mini'

/** The name to sign in with. Lower case only, so that no two accounts look alike. */
export const AccountName = z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]{0,39}$/))

/** An invitation that was withdrawn by hand, or whose inviter or role no longer exists, is `withdrawn`. */
export const INVITATION_STATES = ['open', 'used', 'expired', 'withdrawn'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]
