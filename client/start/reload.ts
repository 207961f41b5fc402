import type { SignInReply } from '#client/login/submit.ts'
import { SESSION_KEYS, sessionStore } from '#client/state/session-store.ts'

const RELOADED_AT = 'reloaded-at'
/** A second failure this soon is not due to a deployment, and reloading again would loop. */
const NOT_AGAIN_WITHIN_MS = 30_000

/**
 * Reloads the document because its code is gone after a deployment. Returns false and does nothing if a reload has just
 * been tried, or can't be remembered.
 */
export function reloadOnce(before: () => void = () => {}): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
    if (Date.now() - last < NOT_AGAIN_WITHIN_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    before()
  } catch {
    return false
  }
  location.reload()
  return true
}

/** Hands the response to a sign-in over to the next document of this tab. */
export const keepReply = (reply: SignInReply): boolean => sessionStore.write(SESSION_KEYS.reply, JSON.stringify(reply))

export function takeReply(): SignInReply | null {
  const text = sessionStore.read(SESSION_KEYS.reply)
  sessionStore.remove(SESSION_KEYS.reply)
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
