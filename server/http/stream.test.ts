import { afterEach, expect, test, vi } from 'vitest'
import { streamVans } from '#resources/tracks/contract.ts'
import { eventStream } from './stream.ts'

const EVENTS = streamVans.replies[200]
const data = { second: 1, isOpen: true, vans: [], notices: [] }
afterEach(() => void vi.useRealTimers())

/** A source that says one thing and then ends, fails, waits until it is told to end, or says what it never declared. */
function open(end: 'ends' | 'fails' | 'waits' | 'errs') {
  vi.useFakeTimers()
  const returned = vi.fn()
  let next = 0
  const stream = eventStream(EVENTS, {
    [Symbol.asyncIterator]: () => ({
      async next() {
        if (next++ === 0) return { done: false, value: { id: '1', data } }
        if (end === 'errs') return { done: false, value: { id: '2', data: {} } }
        if (end === 'fails') throw new Error('broken')
        return end === 'ends' ? { done: true, value: undefined } : new Promise(() => undefined)
      },
      async return() {
        returned()
        return { done: true, value: undefined }
      },
    }),
  })
  return { reader: stream.getReader(), returned }
}
const textOf = ({ value }: { value?: Uint8Array | undefined }) => new TextDecoder().decode(value)

test('frames an event, and says between events that it is alive', async () => {
  const { reader } = open('waits')
  expect(textOf(await reader.read())).toBe(`id: 1\ndata: ${JSON.stringify(data)}\n\n`)
  const next = reader.read()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(textOf(await next)).toBe(':\n\n')
})

test('a reader that is behind gets one sign of life, not one for every pause', async () => {
  const { reader } = open('waits')
  await reader.read()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(textOf(await reader.read())).toBe(':\n\n')
  let isMore = false
  void reader.read().then(() => {
    isMore = true
  })
  await vi.advanceTimersByTimeAsync(10)
  expect(isMore).toBe(false)
})

test.each(['ends', 'fails', 'waits', 'errs'] as const)('a source that %s leaves no timer behind', async end => {
  const { reader, returned } = open(end)
  await reader.read()
  expect(vi.getTimerCount()).toBe(1)
  if (end === 'waits') await reader.cancel()
  else await reader.read().catch(() => 'broken')
  expect([vi.getTimerCount(), returned.mock.calls.length]).toEqual([0, end === 'ends' ? 0 : 1])
})
