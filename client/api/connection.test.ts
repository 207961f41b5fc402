import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAgain, online, useConnection, type Watch, watchConnection } from './connection.ts'

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
  vi.restoreAllMocks()
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

/** After how many milliseconds each of the next pings is sent. */
async function nextPauses(count: number) {
  const pauses: number[] = []
  for (let [before, ms] = [probes, 0]; pauses.length < count; ms++) {
    await vi.advanceTimersByTimeAsync(1)
    if (probes === before) continue
    pauses.push(ms + 1)
    ms = -1
    before = probes
  }
  return pauses
}

test('pings come less and less often, at moments of chance, and begin anew after a return', async () => {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  isServerThere = false
  watch.noteLost()
  // Nothing more than the first counts.
  watch.noteLost()
  expect(await nextPauses(8)).toEqual([2000, 2000, 3200, 5120, 8192, 13_107, 15_000, 15_000])
  expect(probes).toBe(8)
  watch.noteFound()
  chance.mockReturnValue(0)
  watch.noteLost()
  expect(await nextPauses(2)).toEqual([2000, 1500])
})

test('a look at once takes the place of the next ping', async () => {
  isServerThere = false
  watch.noteLost()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  await vi.advanceTimersByTimeAsync(3000)
  lookAgain()
  expect(probes).toBe(2)
  expect(await nextPauses(2)).toEqual([2000, 3200])
})

test('a server that answers with an error is gone, and a network that is back is no server yet', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }))
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  expect(state()).toBe('offline')
  await vi.advanceTimersByTimeAsync(10)
  expect([state(), onReturn.mock.calls]).toEqual(['server-gone', []])
})

test('without a network at the start it is offline, and after the end nothing is watched', async () => {
  watch.stop()
  vi.stubGlobal('navigator', { onLine: false })
  watch = watchConnection(onReturn)
  expect(state()).toBe('offline')
  watch.stop()
  expect(state()).toBe('connected')
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  lookAgain()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([state(), probes]).toEqual(['connected', 0])
})
