import * as z from 'zod/mini'
import { NewAccount } from '#resources/accounts/contract.ts'
import { NewPassword } from '#resources/profile/contract.ts'
import { endpoint, refusal, secret } from '#shared/contract.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { INVITATION_STATES } from '#shared/platform/accounts.ts'
import { NamedRow, Names, RowId } from '#shared/row.ts'

export const title = { en: 'Invitations', zh: '邀請' }
export const description = 'Links with which a person creates an account. Each works once, for seven days.'

export const Invitation = z.object({
  id: RowId,
  /** For whom it is. The invited person doesn't see it. */
  note: z.string(),
  state: z.enum(INVITATION_STATES),
  /** The role in main that the new account gets; null if it has been deleted since. */
  role: z.nullable(NamedRow),
  /** The account that invites. */
  invitedBy: z.string(),
  /** The account that was created with it; null while it is unused. */
  usedBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof Invitation>

const needs = 'accounts:manage'
/** What the link holds after `#`, where no server sees it until it is sent here. */
const Secret = z.string().check(z.minLength(1), z.maxLength(100), secret)
const notFound = refusal(['not-found'])
const ended = refusal(['gone'], { state: z.enum(INVITATION_STATES) })
const waitFirst = refusal(['too-many-attempts'], { retryAfterSeconds: z.int() })

export const listInvitations = endpoint('GET /api/invitations', {
  summary: { en: 'List the invitations with their states', zh: '列出邀請與狀態' },
  needs,
  query: z.object({ sort: z._default(sortQuery(['createdAt']), '-createdAt'), ...pageQuery }),
  replies: { 200: pageOf(Invitation) },
})

export const createInvitation = endpoint('POST /api/invitations', {
  summary: {
    en: 'Create an invitation. Only this response contains the secret of its link',
    zh: '建立邀請；只有這次回應會包含連結的密鑰',
  },
  needs,
  body: z.object({ roleId: RowId, note: z.string().check(z.trim(), z.maxLength(100)) }),
  replies: {
    201: z.object({ secret: z.string().check(secret), invitation: Invitation }),
    422: refusal(['unknown-role']),
  },
})

export const withdrawInvitation = endpoint('DELETE /api/invitations/:invitationId', {
  summary: { en: 'Withdraw an invitation. Its link stops working', zh: '收回邀請，連結隨即失效' },
  needs,
  replies: { 204: null, 410: ended },
})

export const checkInvitation = endpoint('POST /api/invitations/check', {
  summary: { en: 'Check whether an invitation can be accepted', zh: '檢查邀請是否仍可使用' },
  isRead: true,
  needs: 'public',
  body: z.object({ secret: Secret }),
  replies: { 200: z.object({ role: Names, expiresAt: z.iso.datetime() }), 404: notFound, 410: ended, 429: waitFirst },
})

export const acceptInvitation = endpoint('POST /api/invitations/accept', {
  summary: { en: 'Accept an invitation and create an account', zh: '接受邀請並建立帳號' },
  needs: 'public',
  body: z.extend(z.omit(NewAccount, { roleId: true }), { secret: Secret, password: NewPassword }),
  replies: {
    201: z.object({ account: z.string() }),
    404: notFound,
    410: ended,
    422: refusal(['name-taken']),
    429: waitFirst,
  },
})
