import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { online, useConnection, type Watch, watchConnection } from './connection.ts'

let isServerThere = true
let probes = 0
let watch: Watch
const onReturn = vi.fn()
const state = () => useConnection.getState().state

beforeEach(() => {
  vi.useFakeTimers()
  isServerThere = true
  probes = 0
  onReturn.mockClear()
  vi.stubGlobal('fetch', async () => {
    probes++
    if (!isServerThere) throw new TypeError('refused')
    return new Response()
  })
  watch = watchConnection(onReturn)
})
afterEach(() => {
  watch.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('does not report a socket that reconnects within two seconds', async () => {
  isServerThere = false
  watch.noteLost()
  await vi.advanceTimersByTimeAsync(1900)
  watch.noteFound()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state()).toBe('connected')
  expect(probes).toBe(0)
})

test('does not report a lost socket while the server answers', async () => {
  watch.noteLost()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state()).toBe('connected')
  expect(onReturn).not.toHaveBeenCalled()
})

test('reports that the server is gone, polls it sparingly, and resumes when it is back', async () => {
  isServerThere = false
  watch.noteLost()
  await vi.advanceTimersByTimeAsync(2000)
  expect(state()).toBe('server-gone')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probes).toBeLessThan(12)
  isServerThere = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(state()).toBe('connected')
  expect(onReturn).toHaveBeenCalledOnce()
})

test('ignores the answer to a ping that was sent before the connection was cut', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  watch.noteLost()
  await vi.advanceTimersByTimeAsync(2000)
  dispatchEvent(new Event('offline'))
  resolve(new Response())
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('offline')
})

test.each([
  ['stays offline when a socket opens as the network goes', false, 'offline'],
  ['is connected to a server on this machine without a network', true, 'connected'],
])('%s', async (_, answers, expected) => {
  vi.stubGlobal('navigator', { onLine: false })
  isServerThere = answers
  dispatchEvent(new Event('offline'))
  watch.noteFound()
  await vi.advanceTimersByTimeAsync(10)
  expect(state()).toBe(expected)
})

test('distinguishes being offline from a server that is gone', async () => {
  dispatchEvent(new Event('offline'))
  expect(state()).toBe('offline')
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect(state()).toBe('connected')
  expect(onReturn).toHaveBeenCalledOnce()
})

test('resumes waiting calls when the server answers again, not before', async () => {
  const goesOn = vi.fn()
  isServerThere = false
  watch.noteLost()
  await vi.advanceTimersByTimeAsync(2000)
  expect(state()).toBe('server-gone')
  void online().then(goesOn)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(goesOn).not.toHaveBeenCalled()
  isServerThere = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(goesOn).toHaveBeenCalledOnce()
  await online()
})
