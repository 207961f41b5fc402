import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Session } from '#resources/sessions/contract.ts'
import { loadProfile } from './profile.ts'
import { adoptSession, endSession, followOtherTabs, onSessionEnd, revokeSession } from './session.ts'

const endings: string[] = []
let stop: (() => void)[] = []
/** A server that never responds. Requests can be aborted. */
const silence = (_: unknown, { signal }: RequestInit = {}) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(silence))
  endings.length = 0
  storage.write(STORED.token, 'mine')
  useGlobal.setState({ isLogin: true, token: 'mine' })
  stop = [onSessionEnd(ending => endings.push(ending)), followOtherTabs()]
})
afterEach(() => {
  for (const one of stop) one()
  vi.unstubAllGlobals()
})

/** Posts a message as another tab of this browser. */
function signOutInAnotherTab(token: unknown) {
  const tab = new BroadcastChannel('strive-signed-out')
  tab.postMessage(token)
  return () => tab.close()
}

test('leaves no unhandled error if the session ends while the profile is loading', async () => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  const loading = loadProfile()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), { timeout: 25_000 })
  endSession('signed-out')
  await expect(loading).resolves.toBeUndefined()
  await new Promise(resolve => setTimeout(resolve))
  expect(unheard).not.toHaveBeenCalled()
  process.off('unhandledRejection', unheard)
})

test('S-AUTH-6: a sign-out in another tab ends the session here, and leaves the storage to that tab', async () => {
  stop.push(signOutInAnotherTab('mine'))
  await expect.poll(() => endings).toEqual(['elsewhere'])
  expect(useGlobal.getState().isLogin).toBe(false)
  expect(storage.read(STORED.token)).toBe('mine')
})

test('ignores the sign-out of another session', async () => {
  stop.push(signOutInAnotherTab('another'), signOutInAnotherTab(null))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(endings).toEqual([])
})

test('S-AUTH-6: the tab that signs out ignores its own message, and ends after the delay', async () => {
  void revokeSession()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(endings).toEqual([])
  endSession('signed-out')
  expect(endings).toEqual(['signed-out'])
  expect(storage.read(STORED.token)).toBeNull()
})

test('the session ends here when its token disappears from the storage', () => {
  storage.remove(STORED.token)
  dispatchEvent(new StorageEvent('storage', { key: STORED.token }))
  expect(endings).toEqual(['ended'])
})

test('in another sandbox, messages have no Undo, unless it concerns the account', async () => {
  const session = { sandbox: { id: 'a', name: 'A' }, permissions: [], level: 'normal', email: '', look: null }
  // What else a session has is not read here.
  const inSandbox = (id: string) => adoptSession({ ...session, sandbox: { id, name: id } } as unknown as Session)
  const action = { label: 'Undo', onClick: () => {} }
  inSandbox('a')
  toast.success('Archived', { action, resource: 'members' })
  toast.success('Deleted', { action, resource: 'sandboxes' })
  toast.success('Solved', { action, isAside: true })
  const withUndo = () => useToasts.getState().toasts.flatMap(one => (one.action ? one.text : []))
  inSandbox('a')
  expect(withUndo()).toEqual(['Archived', 'Deleted', 'Solved'])
  inSandbox('b')
  expect(withUndo()).toEqual(['Deleted', 'Solved'])
  toast.dismissAll()
})
