import { ask, type Refusal } from '#client/login/submit.ts'
import type { acceptInvitation, checkInvitation } from '#resources/invitations/contract.ts'
import type { Input } from '#shared/contract.ts'
import type { InvitationText } from './messages.ts'

export type Field = 'account' | 'name' | 'password' | 'repeat'

export const check = (secret: string) => ask<typeof checkInvitation>('/api/invitations/check', { secret })

export const accept = (body: Input<typeof acceptInvitation>['body']) =>
  ask<typeof acceptInvitation>('/api/invitations/accept', body)

/** Why a link doesn't work, or null if the refusal is about something else. */
export function endOf({ status, state }: Refusal): InvitationText | null {
  if (status === 404) return 'unknown'
  if (status !== 410) return null
  return state === 'used' || state === 'expired' ? state : 'withdrawn'
}

/** The field that the server refuses, with the text about it. */
export function issueOf({ code, errors }: Refusal): { field: Field; key: InvitationText } | null {
  const field = errors?.[0]?.pointer.replace('/body/', '')
  if (code === 'name-taken') return { field: 'account', key: 'taken' }
  if (field === 'account') return { field, key: 'wrongAccount' }
  if (field === 'name') return { field, key: 'wrongName' }
  return field === 'password' ? { field, key: 'wrongPassword' } : null
}
