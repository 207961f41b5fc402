import * as z from 'zod/mini'
import { endpoint, refusal, secret } from '#shared/contract.ts'
import { LEVELS, PERMISSIONS } from '#shared/permissions.ts'

export const Session = z.object({
  id: z.int(),
  account: z.string(),
  email: z.string(),
  level: z.enum(LEVELS),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** What the session works in. */
  sandbox: z.object({ id: z.string(), name: z.string() }),
  hasDemoPassword: z.boolean(),
  expiresAt: z.iso.datetime(),
})
export type Session = z.infer<typeof Session>

const waitFirst = refusal(['too-many-attempts'], { retryAfterSeconds: z.int() })

export const signIn = endpoint({
  method: 'POST',
  path: '/api/sessions',
  summary: 'Sign in: a session and its token for an account and its password',
  needs: 'public',
  body: z.object({
    account: z.string().check(z.minLength(1), z.maxLength(100)),
    password: z.string().check(z.minLength(1), z.maxLength(200), secret),
  }),
  replies: {
    201: z.object({ token: z.string().check(secret), session: Session }),
    401: refusal(['wrong-credentials']),
    429: waitFirst,
  },
  sends: ['retry-after'],
})

export const readSession = endpoint({
  method: 'GET',
  path: '/api/sessions/current',
  summary: 'The session that asks',
  needs: 'signed-in',
  replies: { 200: Session },
})

export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/sessions/current',
  summary: 'Sign out: end the session that asks',
  needs: 'signed-in',
  replies: { 204: null },
})

export const setLevel = endpoint({
  method: 'PUT',
  path: '/api/sessions/current/level',
  summary: 'Set the level of the session: supersuper for the right code, normal for any other',
  needs: 'signed-in',
  body: z.object({ code: z.string().check(z.maxLength(200), secret) }),
  replies: { 200: Session, 429: waitFirst },
  sends: ['retry-after'],
})

export const switchSandbox = endpoint({
  method: 'PUT',
  path: '/api/sessions/current/sandbox',
  summary: 'Work in another sandbox from now on: main, or one of the own',
  needs: 'signed-in',
  body: z.object({ sandboxId: z.string().check(z.maxLength(40)) }),
  replies: { 200: Session, 404: refusal(['not-found']) },
})
