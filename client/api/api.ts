import { pageIdOf } from '#client/router/page-id.ts'
import { interruptionOver, isInterrupted } from '#client/session/interruption.ts'
import { useGlobal } from '#client/state/state.ts'
import { PAGE_HEADER } from '#shared/platform/traffic.ts'
import { connect } from './connect.ts'

type Handler = (token: string | null) => Promise<boolean>
let handleLostSession: Handler = async () => false

/**
 * What to do when a call is refused because the session of this token is over (S-AUTH-7): true when there is one again and the call
 * may be made once more. session.ts says.
 */
export function onLostSession(handle: Handler): void {
  handleLostSession = handle
}

/** The API as the signed-in operator. */
export const api = connect((url, init) => fetch(url, init), {
  headers: () => (isInterrupted() ? interruptionOver().then(carried) : carried()),
  onProblem: async ({ code }, { authorization: carried }) =>
    (code === 'session-ended' || code === 'not-signed-in') && handleLostSession(carried?.slice(SCHEME.length) ?? null),
})

type Arrival = { token: string; pathname: string }
let arrival: Arrival | null = null

/** Who has just signed in, and where they are going: until the console shows it, calls are theirs and that page's. null: it does. */
export function noteArrival(next: Arrival | null): void {
  arrival = next
}

const carried = () => ({ ...authorization(), [PAGE_HEADER]: pageIdOf(arrival?.pathname ?? location.pathname) })

const SCHEME = 'Bearer '
function authorization(): Record<string, string> {
  const token = arrival?.token ?? useGlobal.getState().token
  return token ? { authorization: SCHEME + token } : {}
}
