import * as z from 'zod/mini'
import { endpoint, refusal, secret } from '#shared/contract.ts'
import { Look } from '#shared/look.ts'
import { LEVELS, PERMISSIONS } from '#shared/permissions.ts'
import { NamedRow, RowId } from '#shared/row.ts'

export const title = { en: 'Sessions', zh: '工作階段' }
export const description = 'Signing in and out, the current session, and the sessions on other devices.'

export const Session = z.object({
  id: z.int(),
  account: z.string(),
  email: z.string(),
  level: z.enum(LEVELS),
  /** All permissions: those of the level and role, reduced by a previewed role. */
  permissions: z.array(z.enum(PERMISSIONS)),
  /** The operator's role in the sandbox; null without one. */
  role: z.nullable(NamedRow),
  /** The previewed role, which limits the permissions; null without a preview. */
  preview: z.nullable(NamedRow),
  /** `texts`: the sandbox's version of the console's texts; 0 if it has none of its own. */
  sandbox: z.object({ id: z.string(), name: z.string(), texts: z.int() }),
  /** The operator's preferences, to be applied at once; null if there are none yet. */
  look: z.nullable(Look),
  hasDemoPassword: z.boolean(),
  expiresAt: z.iso.datetime(),
})
export type Session = z.infer<typeof Session>

/** An active session of the operator, as listed. */
export const LiveSession = z.object({
  id: z.int(),
  /** Whether this is the session of the request. */
  isCurrent: z.boolean(),
  /** The network address and User-Agent of the sign-in. */
  address: z.string(),
  agent: z.string(),
  level: z.enum(LEVELS),
  sandbox: z.object({ id: z.string(), name: z.string() }),
  startedAt: z.iso.datetime(),
  /** To the minute. */
  usedAt: z.iso.datetime(),
  /** When the session ends, unless it is used before. */
  expiresAt: z.iso.datetime(),
  /** Whether it ends at that time even if it is used. */
  isFixed: z.boolean(),
  /** The seconds until then, for clients with a wrong clock. */
  secondsLeft: z.int(),
})
export type LiveSession = z.infer<typeof LiveSession>

const waitFirst = refusal(['too-many-attempts'], { retryAfterSeconds: z.int() })

export const signIn = endpoint('POST /api/sessions', {
  summary: { en: 'Sign in and get a session token', zh: '登入並取得工作階段權杖' },
  needs: 'public',
  isSpared: true,
  body: z.object({
    account: z.string().check(z.minLength(1), z.maxLength(100)),
    password: z.string().check(z.minLength(1), z.maxLength(200), secret),
  }),
  replies: {
    /** `isFirst`: this account has never signed in before. */
    201: z.object({ token: z.string().check(secret), session: Session, isFirst: z.boolean() }),
    401: refusal(['wrong-credentials']),
    429: waitFirst,
  },
})

export const readSession = endpoint('GET /api/sessions/current', {
  summary: { en: 'Get the current session', zh: '讀取目前的工作階段' },
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  replies: { 200: Session },
})

export const signOut = endpoint('DELETE /api/sessions/current', {
  summary: { en: 'Sign out and end the current session', zh: '登出並結束目前的工作階段' },
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  replies: { 204: null },
})

export const setLevel = endpoint('PUT /api/sessions/current/level', {
  summary: {
    en: 'Set the level of the session. The correct code gives supersuper',
    zh: '設定工作階段的等級，代碼正確時為 supersuper',
  },
  needs: 'signed-in',
  needsSession: true,
  body: z.object({ code: z.string().check(z.maxLength(200), secret) }),
  replies: { 200: Session, 429: waitFirst },
})

export const switchSandbox = endpoint('PUT /api/sessions/current/sandbox', {
  summary: { en: 'Switch to main or to one of your sandboxes', zh: '切換到 main 或自己的沙盒' },
  needs: 'signed-in',
  // Part of signing in again over a page: if it failed, what waits there would be written to main.
  isSpared: true,
  needsSession: true,
  body: z.object({ sandboxId: z.string().check(z.maxLength(40)) }),
  replies: { 200: Session, 404: refusal(['not-found']) },
})

export const previewRole = endpoint('PUT /api/sessions/current/preview', {
  summary: {
    en: 'Preview a role. You keep only the permissions that you and the role share',
    zh: '預覽角色，只保留您與該角色都有的權限',
  },
  needs: 'roles:read',
  needsSession: true,
  body: z.object({ roleId: RowId }),
  replies: { 200: Session, 404: refusal(['not-found']) },
})

export const endPreview = endpoint('DELETE /api/sessions/current/preview', {
  summary: { en: 'End the role preview', zh: '結束角色預覽' },
  // A preview must always be able to end, whatever the role grants.
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  replies: { 200: Session },
})

export const listSessions = endpoint('GET /api/sessions', {
  summary: { en: 'List your active sessions', zh: '列出自己有效的工作階段' },
  needs: 'signed-in',
  needsSession: true,
  replies: {
    200: z.object({
      /** The first hundred. */
      rows: z.array(LiveSession),
      count: z.object({ value: z.int(), isCapped: z.boolean() }),
    }),
  },
})

export const endSession = endpoint('DELETE /api/sessions/:sessionId', {
  summary: { en: 'End one of your sessions', zh: '結束自己的一個工作階段' },
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  replies: { 204: null },
})

export const endSessions = endpoint('DELETE /api/sessions', {
  summary: {
    en: 'End your other sessions, or all of them with all=true',
    zh: '結束自己的其他工作階段；all=true 時全部結束',
  },
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  query: z.object({ all: z._default(z.boolean(), false) }),
  replies: { 200: z.object({ ended: z.int() }) },
})

export const shortenSession = endpoint('PATCH /api/sessions/:sessionId', {
  summary: { en: 'Make one of your sessions expire sooner', zh: '提早自己一個工作階段的到期時間' },
  needs: 'signed-in',
  needsSession: true,
  body: z.object({ seconds: z.int().check(z.minimum(1), z.maximum(3_600)) }),
  replies: { 200: LiveSession },
})
