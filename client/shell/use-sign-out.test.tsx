import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSignOut } from './use-sign-out.ts'

const on = vi.hoisted(() => ({
  mayLeave: vi.fn(),
  leaveOffline: vi.fn(),
  revoke: vi.fn(),
  end: vi.fn(),
  warn: vi.fn(),
}))
vi.mock('./leave-guard.tsx', () => ({ mayLeave: on.mayLeave }))
vi.mock('#client/offline/leave.ts', () => ({ leaveOffline: on.leaveOffline }))
vi.mock('#client/session/session.ts', () => ({ revokeSession: on.revoke, endSession: on.end }))
vi.mock('#client/toast/toast.ts', () => ({ toast: { success: vi.fn(), warning: on.warn } }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const mock of Object.values(on)) mock.mockReset()
  for (const asked of [on.mayLeave, on.leaveOffline]) asked.mockResolvedValue(true)
  on.revoke.mockResolvedValue(undefined)
})
afterEach(async () => {
  // Whoever is still leaving listens to the window.
  await act(() => vi.runAllTimersAsync())
  vi.useRealTimers()
})

const open = () => renderHook(useSignOut).result
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('the server ends the session at once, this tab after two seconds', async () => {
  const header = open()
  await act(() => header.current.signOut())
  expect([on.revoke.mock.calls.length, header.current.isSigningOut]).toEqual([1, true])
  await pass(1999)
  expect(on.end).not.toHaveBeenCalled()
  await pass(1)
  expect([on.end.mock.calls, header.current.isSigningOut]).toEqual([[['signed-out']], false])
  // And so does the next session.
  await act(() => header.current.signOut())
  expect(on.revoke).toHaveBeenCalledTimes(2)
})

test('a double click logs out once, also while the disk is slow', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  on.leaveOffline.mockReturnValue(promise)
  const header = open()
  await act(async () => {
    void header.current.signOut()
    void header.current.signOut()
    await Promise.resolve()
    resolve(true)
  })
  await pass(0)
  expect(on.revoke).toHaveBeenCalledOnce()
  await pass(2000)
  expect([on.end.mock.calls.length, on.warn.mock.calls.length]).toEqual([1, 0])
})

test.each(['mayLeave', 'leaveOffline'] as const)(
  'whoever would rather stay (%s) is still there, and can log out later',
  async asked => {
    on[asked].mockResolvedValueOnce(false)
    const header = open()
    await act(() => header.current.signOut())
    expect([on.revoke.mock.calls.length, header.current.isSigningOut]).toEqual([0, false])
    await act(() => header.current.signOut())
    expect(on.revoke).toHaveBeenCalledOnce()
  },
)

test('without the server, the tab says so, and leaves when that can have been read', async () => {
  on.revoke.mockRejectedValue(new Error('offline'))
  const header = open()
  await act(() => header.current.signOut())
  expect(on.warn).toHaveBeenCalledOnce()
  await pass(5999)
  expect(on.end).not.toHaveBeenCalled()
  await pass(1)
  expect(on.end).toHaveBeenCalledExactlyOnceWith('signed-out')
})

test('a server that gives up after the tab has left says nothing on the sign-in screen', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  on.revoke.mockReturnValue(promise)
  const header = open()
  await act(() => header.current.signOut())
  await pass(2000)
  await act(async () => reject(new Error('timed out')))
  await pass(10_000)
  expect([on.end.mock.calls.length, on.warn.mock.calls.length]).toEqual([1, 0])
})

test('closing the tab meanwhile ends the session in it at once', async () => {
  const header = open()
  await act(() => header.current.signOut())
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(on.end).toHaveBeenCalledOnce()
  // Left and come back to.
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(on.end).toHaveBeenCalledOnce()
})
