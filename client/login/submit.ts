import type { signIn } from '#resources/sessions/contract.ts'
import type { Endpoint, Input, ReplyBody } from '#shared/contract.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import type { LoginText } from './messages.ts'

export type SignInReply = ReplyBody<typeof signIn>
export type Field = 'account' | 'password' | 'captcha'

/** Why a request failed: the server's status (0 if it was unreachable), and what it says about that. */
export type Refusal = {
  status: number
  code?: string
  state?: string
  retryAfterSeconds?: number
  errors?: { pointer: string }[]
}

/**
 * Sends what a visitor has entered. Uses plain `fetch` without the contract's schemas, because this runs before any
 * library is loaded. The types still come from the contract.
 */
export async function ask<E extends Endpoint>(
  path: E['path'],
  body: Input<E> extends { body: infer B } ? B : never,
): Promise<ReplyBody<E> | { refused: Refusal }> {
  try {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (reply.ok) return await reply.json()
    const problem: Partial<Refusal> = await reply.json().catch(() => ({}))
    return { refused: { ...problem, status: reply.status } }
  } catch {
    return { refused: { status: 0 } }
  }
}

/** Asks the server for a session. */
export const send = (account: string, password: string) => ask<typeof signIn>('/api/sessions', { account, password })

/** The message for a refusal, and the field that gets the focus. */
export function refusalOf({ status, retryAfterSeconds = 60 }: Refusal): {
  key: LoginText
  field?: Field
  time?: (language: Language) => string
} {
  if (status === 0) return { key: 'unreachable' }
  if (status === 429) return { key: 'wait', time: clockTime(retryAfterSeconds) }
  if (status >= 500) return { key: 'broken' }
  return { key: 'refused', field: 'password' }
}

/** The time of day at which the wait is over, rounded up to a second. */
function clockTime(waitSeconds: number) {
  const at = new Date(Math.ceil(Date.now() / 1000 + waitSeconds) * 1000)
  return (language: Language) => at.toLocaleTimeString(LANGUAGE_TAGS[language])
}
