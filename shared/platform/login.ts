import * as z from 'zod/mini'
import { LEVELS } from '#shared/permissions.ts'

export const OUTCOMES = ['signed-in', 'refused'] as const
export const REASONS = ['wrong-password', 'unknown-account', 'closed-account'] as const
export type Reason = (typeof REASONS)[number]

/** One line of the log: a sign-in that a client reported, or an attempt that the server refused. */
export const Login = z.object({
  id: z.int(),
  outcome: z.enum(OUTCOMES),
  /** The reason for the refusal; null for a sign-in. */
  reason: z.nullable(z.enum(REASONS)),
  /** The account. Empty if no account has the name that was typed, which might have been a password. */
  user: z.string(),
  email: z.string(),
  level: z.enum(LEVELS),
  loginTime: z.iso.datetime(),
  /** The IP address of the client. */
  address: z.string(),
  agent: z.string(),
})
export type Login = z.infer<typeof Login>
