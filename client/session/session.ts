import { api, onLostSession } from '#client/api/api.ts'
import { connect } from '#client/api/connect.ts'
import { queryClient } from '#client/api/query.ts'
import { resetProfile, useGlobal, useProfile } from '#client/state/state.ts'
import { CLEARED_AT_SIGN_OUT, STORED, storage } from '#client/state/storage.ts'
import { readSession, type Session, type signIn, signOut, switchSandbox } from '#resources/sessions/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { Problem } from '#shared/errors.ts'
import {
  beginInterruption,
  endInterruption,
  giveUp,
  interruptionOver,
  isInterrupted,
  isTakenUp,
} from './interruption.ts'
import { recordLogin, sendKeptLogins } from './login-record.ts'
import { operatorStore } from './operator-store.ts'

/** Why a session is over: signed out here, signed out in another tab, or ended by the server. */
export type Ending = 'signed-out' | 'elsewhere' | 'ended'
type Listener = (ending: Ending) => void
const endings = new Set<Listener>()

/** Calls the listener when the session of this tab ends. Returns what removes it. */
export function onSessionEnd(listener: Listener): () => void {
  endings.add(listener)
  return () => endings.delete(listener)
}

onLostSession(regain)

let isLeaving = false

/** A call was refused because its session is over. */
async function regain(token: string | null): Promise<boolean> {
  if (isLeaving) return false
  if (!isInterrupted()) {
    if (token !== useGlobal.getState().token) return isTakenUp(token)
    interrupt()
  }
  return isInterrupted() && interruptionOver()
}

/** The session is over. Who is at work keeps the page, and signs in over it; before anything stands there is nothing to keep. */
function interrupt(): void {
  const { isLogin, token } = useGlobal.getState()
  if (!isLogin || isLeaving || isInterrupted()) return
  if (!useProfile.getState().login) {
    endSession('ended')
    return
  }
  clearStorage()
  useGlobal.setState({ token: null })
  beginInterruption(token)
}

/** Where the operator works, as the server last said. */
const currentSandboxId = () => queryClient.getQueryData(sessionQuery.queryKey)?.sandbox.id

/**
 * Somebody signed in over a kept page. The same operator goes on where they were; for anybody else nothing of it is kept. Returns whether it was the same.
 */
export async function goOn({ token, session }: ReplyBody<typeof signIn>): Promise<boolean> {
  if (session.account !== useGlobal.getState().user) {
    endSession('signed-out')
    return false
  }
  const wanted = currentSandboxId() ?? session.sandbox.id
  // A session begins in main: what waits to be sent must not be written there.
  const moved = session.sandbox.id === wanted ? session : await moveTo(wanted, token)
  beginSession({ token, session: moved ?? session })
  endInterruption(moved !== null)
  return true
}

const clientOf = (token: string) =>
  connect((url, init) => fetch(url, init), { headers: () => ({ authorization: `Bearer ${token}` }) })

/** null when it cannot be: the sandbox is gone, or the server. */
async function moveTo(sandboxId: string, token: string): Promise<Session | null> {
  try {
    return await clientOf(token).call(switchSandbox, { body: { sandboxId } })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return null
  }
}

/** Another tab signed the same operator in again: this one goes on with it. */
async function followInto(token: string): Promise<void> {
  // Over again already, or the server away: the form still stands.
  const session = await clientOf(token)
    .call(readSession)
    .catch(() => null)
  if (!session || !isInterrupted()) return
  const isSameSandbox = session.sandbox.id === currentSandboxId()
  useGlobal.setState({ token })
  adoptSession(session)
  endInterruption(isSameSandbox)
  await queryClient.invalidateQueries()
}

/** The page that is kept is left, and forgotten. */
export const leaveKeptPage = (): void => endSession('signed-out')

/** S-AUTH-4: keeps token, name and e-mail, sets the profile logged in, and sends the login record. */
export function beginSession({ token, session }: ReplyBody<typeof signIn>): void {
  storage.write(STORED.name, session.account)
  storage.write(STORED.email, session.email)
  // Last: it is what other tabs go by.
  storage.write(STORED.token, token)
  useGlobal.setState({ token, isLogin: true, user: session.account, address: storage.read(STORED.address) ?? '' })
  adoptSession(session)
  useProfile.setState({ name: session.account, email: session.email, login: true })
  void recordLogin(session)
}

/** The session as the server last sent it, for pages that show more of it than the console's state holds. */
export const sessionQuery = api.query(readSession)

/** Takes over what the server says of the session: e-mail, level, permissions and sandbox. */
export function adoptSession(session: Session): void {
  const before = queryClient.getQueryData(sessionQuery.queryKey)
  const hasOtherRights = `${session.permissions}` !== `${useGlobal.getState().permissions}`
  storage.write(STORED.level, session.level)
  queryClient.setQueryData(sessionQuery.queryKey, session)
  useGlobal.setState({ email: session.email, level: session.level, permissions: session.permissions })
  // When React has drawn what may be seen now: of a page that may not be, nothing is asked any more.
  if (before && (hasOtherRights || before.sandbox.id !== session.sandbox.id)) setTimeout(forgetAndRead)
}

/** What was read in another sandbox, or with other rights: on the screen it is read again, elsewhere forgotten. */
function forgetAndRead() {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== readSession.path })
  void queryClient.invalidateQueries()
}

/** Asks the server for the session, and returns whether it is still valid. Refused, `api` ends it here too; so only a living one is adopted. */
export async function confirmSession(): Promise<boolean> {
  try {
    adoptSession(await api.call(readSession))
    return true
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.status === 0 || error.status >= 500
  }
}

/** After a reload: asks the server what the stored token is worth. */
export async function resumeSession(): Promise<void> {
  if (!useGlobal.getState().token) return
  try {
    const session = await api.call(readSession)
    adoptSession(session)
    useProfile.setState({ name: session.account, email: session.email, login: true })
    void sendKeptLogins(session.account)
  } catch (error) {
    // A 401 has ended the session already; when the server is away, the banner says so and live.ts asks again.
    if (!(error instanceof Problem)) throw error
  }
}

/** Ends the session in this tab: nothing of the operator stays in storage, stores or cache. */
export function endSession(ending: Ending): void {
  if (!useGlobal.getState().isLogin) return
  // The storage belongs to all tabs: the one that signs out clears it, in its own time (S-AUTH-6).
  if (ending !== 'elsewhere') {
    clearStorage()
    void operatorStore.clear()
  }
  useGlobal.setState({ ...useGlobal.getInitialState(), ...SIGNED_OUT, address: storage.read(STORED.address) ?? '' })
  resetProfile()
  queryClient.clear()
  isLeaving = false
  giveUp()
  for (const listener of endings) listener(ending)
}

function clearStorage() {
  for (const key of CLEARED_AT_SIGN_OUT) storage.remove(key)
}

const SIGNED_OUT = { isLogin: false, user: '', email: '', level: 'normal', token: null, permissions: [] } as const

/** S-AUTH-6: the server's session ends at once; the caller clears this tab when its toast has been read. */
export async function revokeSession(revoke: () => Promise<unknown> = () => api.call(signOut)): Promise<void> {
  isLeaving = true
  // Before the server does: it closes the other tabs' sockets, and they would say that the session ended by itself.
  otherTabs.postMessage(useGlobal.getState().token)
  try {
    await revoke()
  } catch (error) {
    isLeaving = false
    throw error
  }
}

/** Announces to the other tabs which token is being revoked. */
const otherTabs = new BroadcastChannel('strive-signed-out')

/** Another tab signed out, or signed somebody else in: this tab follows (neither event comes to the tab it comes from). */
export function followOtherTabs(): () => void {
  const handleSignedOut = ({ data: token }: MessageEvent<unknown>) => {
    if (token !== null && (token === useGlobal.getState().token || isInterrupted())) endSession('elsewhere')
  }
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== STORED.token && key !== null) return
    const token = storage.read(STORED.token)
    if (token === null) interrupt()
    else if (isInterrupted() && storage.read(STORED.name) === useGlobal.getState().user) void followInto(token)
    else if (token !== useGlobal.getState().token) location.reload()
  }
  otherTabs.addEventListener('message', handleSignedOut)
  addEventListener('storage', handleStorage)
  return () => {
    otherTabs.removeEventListener('message', handleSignedOut)
    removeEventListener('storage', handleStorage)
  }
}
