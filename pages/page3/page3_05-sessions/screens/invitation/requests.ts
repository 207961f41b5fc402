import type { acceptInvitation, checkInvitation } from '#resources/invitations/contract.ts'
import type { Endpoint, Input, ReplyBody } from '#shared/contract.ts'
import type { InvitationText } from './messages.ts'

export type Field = 'account' | 'name' | 'password' | 'repeat'
type Problem = { state?: string; code?: string; retryAfterSeconds?: number; errors?: { pointer: string }[] }
export type Refusal = { status: number; problem: Problem }
type Answer<E extends Endpoint> = Promise<ReplyBody<E> | { refused: Refusal }>

export const check = (secret: string) => ask<typeof checkInvitation>('/api/invitations/check', { secret })

export const accept = (body: Input<typeof acceptInvitation>['body']) =>
  ask<typeof acceptInvitation>('/api/invitations/accept', body)

/** Plain `fetch`, as on the sign-in screen: this page loads no library. The types come from the contract. */
async function ask<E extends Endpoint>(path: string, body: object): Answer<E> {
  try {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (reply.ok) return await reply.json()
    return { refused: { status: reply.status, problem: await reply.json().catch(() => ({})) } }
  } catch {
    return { refused: { status: 0, problem: {} } }
  }
}

/** Why a link doesn't work, or null if the refusal is about something else. */
export function endOf({ status, problem }: Refusal): InvitationText | null {
  if (status === 404) return 'unknown'
  if (status !== 410) return null
  return problem.state === 'used' || problem.state === 'expired' ? problem.state : 'withdrawn'
}

/** The field that the server refuses, with the text about it. */
export function issueOf({ problem }: Refusal): { field: Field; key: InvitationText } | null {
  const field = problem.errors?.[0]?.pointer.replace('/body/', '')
  if (problem.code === 'name-taken') return { field: 'account', key: 'taken' }
  if (field === 'account') return { field, key: 'wrongAccount' }
  if (field === 'name') return { field, key: 'wrongName' }
  return field === 'password' ? { field, key: 'wrongPassword' } : null
}
