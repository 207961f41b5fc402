import type { signIn } from '#resources/sessions/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import type { LoginText } from './messages.ts'

export type SignInReply = ReplyBody<typeof signIn>
export type Field = 'account' | 'password' | 'captcha'

/** Why the sign-in failed: the server's status (0 if it was unreachable), its code, and how long to wait. */
export type Refusal = { status: number; code?: string; retryAfterSeconds?: number }

/**
 * Asks the server for a session. Uses plain `fetch` without the contract's schemas, because this runs before any
 * library is loaded. The types still come from the contract.
 */
export async function send(account: string, password: string): Promise<SignInReply | { refused: Refusal }> {
  try {
    const reply = await fetch('/api/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, password }),
    })
    if (reply.ok) return await reply.json()
    const problem: Partial<Refusal> = await reply.json().catch(() => ({}))
    return { refused: { ...problem, status: reply.status } }
  } catch {
    return { refused: { status: 0 } }
  }
}

/** The message for a refusal, and the field that gets the focus. */
export function refusalOf(
  { status, retryAfterSeconds = 60 }: Refusal,
  language: Language,
): { key: LoginText; field?: Field; time?: string } {
  if (status === 0) return { key: 'unreachable' }
  if (status === 429) return { key: 'wait', time: clockTime(retryAfterSeconds, language) }
  if (status >= 500) return { key: 'broken' }
  return { key: 'refused', field: 'password' }
}

/** The time of day at which the wait is over, rounded up to a second. */
function clockTime(waitSeconds: number, language: Language) {
  const at = new Date(Math.ceil(Date.now() / 1000 + waitSeconds) * 1000)
  return at.toLocaleTimeString(LANGUAGE_TAGS[language])
}
