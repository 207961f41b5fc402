import { readSession, type Session, type signIn, signOut } from '#resources/sessions/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { Problem } from '#shared/errors.ts'
import { api, onLostSession } from './api.ts'
import { recordLogin, sendKeptLogins } from './login-record.ts'
import { operatorStore } from './operator-store.ts'
import { queryClient } from './query.ts'
import { resetProfile, useGlobal, useProfile } from './state.ts'
import { CLEARED_AT_SIGN_OUT, STORED, storage } from './storage.ts'

/** Why a session is over: signed out here, signed out in another tab, or ended by the server. */
export type Ending = 'signed-out' | 'elsewhere' | 'ended'
type Listener = (ending: Ending) => void
const endings = new Set<Listener>()

/** Tells when the session of this tab is over. Returns what stops telling. */
export function onSessionEnd(listener: Listener): () => void {
  endings.add(listener)
  return () => endings.delete(listener)
}

onLostSession(() => endSession('ended'))

/** S-AUTH-4: keeps token, name and e-mail, sets the profile logged in, and sends the login record. */
export function beginSession({ token, session }: ReplyBody<typeof signIn>): void {
  storage.write(STORED.token, token)
  storage.write(STORED.name, session.account)
  storage.write(STORED.email, session.email)
  useGlobal.setState({ token, isLogin: true, user: session.account, address: storage.read(STORED.address) ?? '' })
  adoptSession(session)
  useProfile.setState({ name: session.account, email: session.email, login: true })
  void recordLogin(session)
}

/** The session as the server last told it, for pages that say more of it than the console's state holds. */
export const sessionQuery = api.query(readSession)

/** Takes over what the server says of the session: e-mail, level, permissions and sandbox. */
export function adoptSession(session: Session): void {
  const before = queryClient.getQueryData(sessionQuery.queryKey)
  storage.write(STORED.level, session.level)
  queryClient.setQueryData(sessionQuery.queryKey, session)
  useGlobal.setState({ email: session.email, level: session.level, permissions: session.permissions })
  if (before && before.sandbox.id !== session.sandbox.id) readInSandbox()
}

/** What was read in another sandbox: on the screen it is read again, elsewhere forgotten. */
function readInSandbox() {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== readSession.path })
  void queryClient.invalidateQueries()
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
    for (const key of CLEARED_AT_SIGN_OUT) storage.remove(key)
    void operatorStore.clear()
  }
  useGlobal.setState({ ...useGlobal.getInitialState(), ...SIGNED_OUT, address: storage.read(STORED.address) ?? '' })
  resetProfile()
  queryClient.clear()
  for (const listener of endings) listener(ending)
}

const SIGNED_OUT = { isLogin: false, user: '', email: '', level: 'normal', token: null, permissions: [] } as const

/** S-AUTH-6: the server's session ends at once; the caller clears this tab when its toast has been read. */
export function revokeSession(): Promise<void> {
  // Before the server does: it closes the other tabs' sockets, and they would say that the session ended by itself.
  otherTabs.postMessage(useGlobal.getState().token)
  return api.call(signOut)
}

/** Tells the other tabs which token is being revoked. */
const otherTabs = new BroadcastChannel('strive-signed-out')

/** Another tab signed out, or signed somebody else in: this tab follows (neither event comes to the tab it comes from). */
export function followOtherTabs(): () => void {
  const handleSignedOut = ({ data: token }: MessageEvent<unknown>) => {
    if (token !== null && token === useGlobal.getState().token) endSession('elsewhere')
  }
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== STORED.token && key !== null) return
    const token = storage.read(STORED.token)
    if (token === null) endSession('ended')
    else if (token !== useGlobal.getState().token) location.reload()
  }
  otherTabs.addEventListener('message', handleSignedOut)
  addEventListener('storage', handleStorage)
  return () => {
    otherTabs.removeEventListener('message', handleSignedOut)
    removeEventListener('storage', handleStorage)
  }
}
