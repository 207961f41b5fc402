import { create } from 'zustand'
import { api, onLostSession, onMovedSession } from '#client/api/api.ts'
import { connect } from '#client/api/connect.ts'
import {
  beginInterruption,
  endInterruption,
  giveUp,
  interruptionOver,
  isInterrupted,
  isTakenUp,
} from '#client/api/interruption.ts'
import { queryClient } from '#client/api/query.ts'
import { resetProfile, useGlobal, useProfile } from '#client/state/state.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { toast } from '#client/toast/toast.ts'
import { readSession, type Session, type signIn, signOut, switchSandbox } from '#resources/sessions/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { Problem } from '#shared/errors.ts'
import { recordLogin, sendKeptLogins } from './login-record.ts'
import { adoptLook } from './look.ts'
import { operatorStore } from './operator-store.ts'

/** Why a session ended: signed out here, signed out in another tab, or ended by the server. */
export type Ending = 'signed-out' | 'elsewhere' | 'ended'
type Listener = (ending: Ending) => void
const endings = new Set<Listener>()

/** Calls the listener when the session of this tab ends. Returns a function that removes it. */
export function onSessionEnd(listener: Listener): () => void {
  endings.add(listener)
  return () => endings.delete(listener)
}

onLostSession(regain)
onMovedSession(() => void confirmSession())

let isLeaving = false

/** A call was refused because its session has ended. */
async function regain(token: string | null): Promise<boolean> {
  if (isLeaving) return false
  if (!isInterrupted()) {
    if (token !== useGlobal.getState().token) return isTakenUp(token)
    interrupt()
  }
  return isInterrupted() && interruptionOver()
}

/**
 * The session has ended. At work, the page is kept and the operator signs in over it; before the first page is shown,
 * there is nothing to keep.
 */
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

/** The operator's sandbox, as last received from the server. */
const currentSandboxId = () => useGlobal.getState().sandboxId

/**
 * Someone has signed in over a kept page. The same operator continues where they were; for any other operator, nothing
 * is kept. Returns whether it was the same operator.
 */
export async function goOn({ token, session }: Pick<ReplyBody<typeof signIn>, 'token' | 'session'>): Promise<boolean> {
  if (session.account !== useGlobal.getState().user) {
    endSession('signed-out')
    return false
  }
  const wanted = currentSandboxId() ?? session.sandbox.id
  // A session begins in main, and waiting writes must not go there.
  const moved = session.sandbox.id === wanted ? session : await moveTo(wanted, token)
  beginSession({ token, session: moved ?? session, isFirst: false })
  endInterruption(moved !== null)
  return true
}

const clientOf = (token: string) =>
  connect((url, init) => fetch(url, init), { headers: () => ({ authorization: `Bearer ${token}` }) })

/** null if it fails: the sandbox is gone, or the server is unreachable. */
async function moveTo(sandboxId: string, token: string): Promise<Session | null> {
  try {
    return await clientOf(token).call(switchSandbox, { body: { sandboxId } })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return null
  }
}

/** Another tab has signed the same operator in again, so this tab uses that session. */
async function followInto(token: string): Promise<void> {
  // The session has ended again, or the server is unreachable. The form stays open.
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

/**
 * `isFirst`: the operator has just signed in for the first time. Not after a reload.
 * `isResuming`: a reload waits for what the operator may see.
 */
export const useArrival = create(() => ({ isFirst: false, isResuming: false }))

export const leaveKeptPage = (): void => endSession('signed-out')

/** S-AUTH-4: stores token, name and e-mail, marks the profile as logged in, and sends the login record. */
export function beginSession({ token, session, isFirst }: ReplyBody<typeof signIn>): void {
  storage.write(STORED.name, session.account)
  storage.write(STORED.email, session.email)
  // Last, because other tabs react to it.
  storage.write(STORED.token, token)
  useGlobal.setState({ token, isLogin: true, user: session.account, address: storage.read(STORED.address) ?? '' })
  adoptSession(session)
  useProfile.setState({ name: session.account, email: session.email, login: true })
  useArrival.setState({ isFirst })
  void recordLogin(session)
}

/** The session as last received from the server, for pages that show more of it than the console's state holds. */
export const sessionQuery = api.query(readSession)
// Nothing on the screen reads it for hours, and yet it says whether the session has moved, and outboxes where it is.
queryClient.setQueryDefaults(sessionQuery.queryKey, { gcTime: Number.POSITIVE_INFINITY })

/** Copies the server's session into the console's state: e-mail, level, permissions, sandbox and look. */
export function adoptSession(session: Session): void {
  const before = queryClient.getQueryData(sessionQuery.queryKey)
  const hasOtherRights = `${session.permissions}` !== `${useGlobal.getState().permissions}`
  storage.write(STORED.level, session.level)
  adoptLook(session.look)
  queryClient.setQueryData(sessionQuery.queryKey, session)
  const { email, level, permissions, sandbox } = session
  useGlobal.setState({ email, level, permissions, sandboxId: sandbox.id })
  const hasMoved = before !== undefined && before.sandbox.id !== session.sandbox.id
  if (hasMoved) toast.dropActions()
  // After React has rendered with the new permissions, so that pages which are no longer allowed send no requests.
  if (before && (hasOtherRights || hasMoved)) setTimeout(forgetAndRead)
}

/** Whether the session still has the sandbox and permissions that this tab has read. */
export const isCurrentSession = ({ sandboxId, permissions }: { sandboxId: string; permissions: string[] }): boolean =>
  sandboxId === currentSandboxId() && `${permissions}` === `${useGlobal.getState().permissions}`

/** Data of another sandbox, or read with other permissions: what is on the screen is refetched, the rest is removed. */
function forgetAndRead() {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== readSession.path })
  void queryClient.invalidateQueries()
}

/**
 * Fetches the session and returns whether it is still valid. On a refusal, `api` ends the session here too, so only a
 * valid one is adopted.
 */
export async function confirmSession(): Promise<boolean> {
  try {
    adoptSession(await api.call(readSession))
    return true
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.status === 0 || error.status >= 500
  }
}

/** After a reload: checks with the server whether the stored token is still valid. */
export async function resumeSession(): Promise<void> {
  if (!useGlobal.getState().token) return
  try {
    const session = await api.call(readSession)
    adoptSession(session)
    useProfile.setState({ name: session.account, email: session.email, login: true })
    void sendKeptLogins(session.account)
  } catch (error) {
    // A 401 has already ended the session. If the server is unreachable, the banner says so and live.ts retries.
    if (!(error instanceof Problem)) throw error
  }
}

/** Ends the session in this tab: nothing of the operator remains in storage, stores or cache. */
export function endSession(ending: Ending): void {
  if (!useGlobal.getState().isLogin) return
  // The storage is shared by all tabs. The tab that signs out clears it, after its delay (S-AUTH-6).
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

/** Address and language stay (S-AUTH-6). */
function clearStorage() {
  for (const key of [STORED.token, STORED.name, STORED.email, STORED.level]) storage.remove(key)
}

const NOBODY = { isLogin: false, user: '', email: '', level: 'normal', token: null } as const
const SIGNED_OUT = { ...NOBODY, permissions: [], sandboxId: null }

/**
 * S-AUTH-6: ends the session on the server at once. The caller clears this tab after its toast has been read. If it does so
 * even without an answer (`leavesAnyway`), news that the session has ended is no surprise until then.
 */
export async function revokeSession(
  revoke: () => Promise<unknown> = () => api.call(signOut),
  { leavesAnyway = false } = {},
): Promise<void> {
  isLeaving = true
  // Before the server closes the other tabs' sockets, or those tabs would report that the session ended by itself.
  otherTabs.postMessage(useGlobal.getState().token)
  try {
    await revoke()
  } catch (error) {
    isLeaving = leavesAnyway
    throw error
  }
}

/** Announces to other tabs which token is being revoked. */
const otherTabs = new BroadcastChannel('strive-signed-out')

/** Follows other tabs when they sign out or sign someone else in. (A tab does not receive its own events.) */
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
