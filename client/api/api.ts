import { useGlobal } from '#client/state/state.ts'
import { notedFetch } from '#client/state/steps.ts'
import type { Endpoint } from '#shared/contract.ts'
import { isWrite, SANDBOX_HEADER } from '#shared/headers.ts'
import { PAGE_HEADER } from '#shared/platform/traffic.ts'
import { connect } from './connect.ts'
import { interruptionOver, isInterrupted } from './interruption.ts'
import { pageIdOf } from './page-id.ts'

type Handler = (token: string | null) => Promise<boolean>
let handleLostSession: Handler = async () => false

/**
 * Handles a call that was refused because its session has ended (S-AUTH-7). Resolves to true when there is a session
 * again and the call may be repeated. Set by session.ts.
 */
export function onLostSession(handle: Handler): void {
  handleLostSession = handle
}

let handleMove: () => void = () => {}

/** Handles a write that was refused because the session has been switched to another sandbox. Set by session.ts. */
export function onMovedSession(handle: () => void): void {
  handleMove = handle
}

/** The API as the signed-in operator. */
export const api = connect(notedFetch, {
  headers: endpoint => (isInterrupted() ? interruptionOver().then(() => carried(endpoint)) : carried(endpoint)),
  onProblem: async ({ code }, { authorization: carried }) => {
    if (code === 'sandbox-changed') handleMove()
    const isLost = code === 'session-ended' || code === 'not-signed-in'
    return isLost && handleLostSession(carried?.slice(SCHEME.length) ?? null)
  },
})

type Arrival = { token: string; pathname: string }
let arrival: Arrival | null = null

/**
 * The session of an operator who has just signed in, and the page they are going to. Until the console is shown, calls
 * use both. null: the console is shown.
 */
export function noteArrival(next: Arrival | null): void {
  arrival = next
}

const carried = (endpoint?: Endpoint) => ({
  ...authorization(),
  [PAGE_HEADER]: pageIdOf(arrival?.pathname ?? location.pathname),
  ...(endpoint && isWrite(endpoint) && sandbox()),
})

function sandbox(): Record<string, string> {
  const { sandboxId } = useGlobal.getState()
  return sandboxId === null ? {} : { [SANDBOX_HEADER]: sandboxId }
}

const SCHEME = 'Bearer '
function authorization(): Record<string, string> {
  const token = arrival?.token ?? useGlobal.getState().token
  return token ? { authorization: SCHEME + token } : {}
}
