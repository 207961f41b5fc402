import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { Problem } from '#shared/errors.ts'
import { type Line, NO_LINE, readVanStream } from './read-van-stream.ts'

type Stream = { after: string | undefined; say: (second: number, more?: object) => void; end: () => void }
/** The connections, as the server sees them. */
let streams: Stream[]
let answer: (connection: number) => number
let line: Line
let heard: number[]
let leaving: AbortController

beforeEach(() => {
  streams = []
  heard = []
  line = NO_LINE
  answer = () => 200
  leaving = new AbortController()
  vi.useFakeTimers({ now: Date.parse('2026-10-31T08:00:00Z') })
  vi.spyOn(api, 'call').mockImplementation(async (_, input) => {
    // The stream has no other input.
    const { headers } = input as { headers?: Record<string, string> }
    let writer: ReadableStreamDefaultController | undefined
    const events = new ReadableStream({
      start(controller) {
        writer = controller
      },
    })
    streams.push({
      after: headers?.['last-event-id'],
      say: (second, more = {}) => writer?.enqueue({ data: { second, isOpen: true, vans: [], notices: [], ...more } }),
      end: () => writer?.close(),
    })
    const status = answer(streams.length)
    if (status === 200) return events as never
    throw new Problem({ type: 'about:blank', title: '', code: 'internal', status })
  })
})
afterEach(async () => {
  leaving.abort()
  await settled()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
async function follow() {
  const listener = {
    onSecond: ({ second }: { second: number }) => heard.push(second),
    onLine: (now: Line) => (line = now),
  }
  void readVanStream(listener, leaving.signal)
  await settled()
}
const settled = () => vi.advanceTimersByTimeAsync(0)
async function say(...seconds: number[]) {
  for (const second of seconds) streams.at(-1)?.say(second)
  await settled()
}

test('seconds arrive once and in order, even if they come twice or overtake each other', async () => {
  await follow()
  await say(10, 11, 11, 13, 12, 14)
  expect([heard, line.repeated, line.is]).toEqual([[10, 11, 12, 13, 14], 1, 'open'])
})

test('a line that was cut continues after the last second, and the server may leave some out', async () => {
  await follow()
  await say(10, 11)
  streams[0]?.end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(streams.map(({ after }) => after)).toEqual([undefined, '11'])
  streams[1]?.say(20, { omitted: 8 })
  await say(21)
  expect([heard, line.resumed, line.caughtUp]).toEqual([[10, 11, 20, 21], 1, 2])
})

test('a second that never comes is asked for again after a few others', async () => {
  await follow()
  await say(10, 12, 13, 14, 15)
  expect(heard).toEqual([10])
  await vi.advanceTimersByTimeAsync(1000)
  expect(streams.map(({ after }) => after)).toEqual([undefined, '10'])
})

test('the pauses grow while the server fails, and are short again after the first second that arrives', async () => {
  answer = connection => (connection <= 3 ? 503 : 200)
  await follow()
  for (const [count, waitMs] of [1000, 2000, 4000].entries()) {
    await vi.advanceTimersByTimeAsync(waitMs - 1)
    expect(streams).toHaveLength(count + 1)
    await vi.advanceTimersByTimeAsync(1)
  }
  await say(10)
  streams.at(-1)?.end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(streams).toHaveLength(5)
})

test('who may not follow the vans is not asked again, and who leaves is not told any more', async () => {
  answer = () => 403
  await follow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([line.is, streams.length]).toEqual(['refused', 1])
  answer = () => 200
  await follow()
  leaving.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([streams.length, line.is]).toEqual([2, 'open'])
})
