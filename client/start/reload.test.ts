import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SignInReply } from '#client/login/submit.ts'
import { keepReply, reloadOnce, takeReply } from './reload.ts'

const reload = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  reload.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('reloads the document once, and not again soon', () => {
  vi.useFakeTimers()
  const before = vi.fn()
  expect(reloadOnce(before)).toBe(true)
  expect(reloadOnce(before)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(before).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(31_000)
  expect(reloadOnce()).toBe(true)
})

it("does nothing if the reload can't be remembered", () => {
  const forbid = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: forbid })
  expect(reloadOnce()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('hands a sign-in over to the next document, once', () => {
  // Only what is stored and read back matters here.
  const reply = { token: 't', session: { account: 'operator' } } as SignInReply
  keepReply(reply)
  expect(takeReply()).toEqual(reply)
  expect(takeReply()).toBeNull()
  sessionStorage.setItem('sign-in-reply', 'broken{')
  expect(takeReply()).toBeNull()
})
