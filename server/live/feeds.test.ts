import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { streamVans } from '#resources/tracks/contract.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { MAX_STREAMS } from '#shared/platform/live.ts'
import { createFeeds } from './feeds.ts'

/** Waits for an event that never happens. Ends only at the signal. */
async function* silent(signal: AbortSignal): AsyncGenerator<never> {
  while (!signal.aborted) await sleep(60_000, undefined, { signal }).catch(() => undefined)
}

/** Feeds that are never asked for a permission or a fault, since `silent` has no events. */
function createSilent(others = 0) {
  const feeds = createFeeds({ db: {} as never, faults: {} as never, countOthers: () => others })
  const operator = { accountId: 1, sandboxId: 'main' } as unknown as Operator
  const open = () =>
    feeds.open({ endpoint: streamVans, operator, source: silent, cut: () => {} })[Symbol.asyncIterator]()
  return { feeds, open }
}

test('a reader that leaves between two events makes room at once', async () => {
  const { feeds, open } = createSilent()
  const readers = Array.from({ length: MAX_STREAMS }, open)
  const pending = readers.map(reader => reader.next())
  expect(open).toThrow('too many streams')
  const left = readers[0]?.return?.()
  expect(feeds.count(1)).toBe(MAX_STREAMS - 1)
  expect(open).not.toThrow()
  expect(await pending[0]).toMatchObject({ done: true })
  expect(await left).toMatchObject({ done: true })
})

test('so does one that leaves before it has read anything', async () => {
  const { feeds, open } = createSilent()
  await open().return?.()
  expect(feeds.total()).toBe(0)
})

test('streams of live messages take up room, too', () => {
  const { open } = createSilent(MAX_STREAMS - 1)
  expect(open).not.toThrow()
  expect(open).toThrow('too many streams')
})

test('all end when the console stops', async () => {
  const { feeds, open } = createSilent()
  const pending = [open(), open()].map(reader => reader.next())
  feeds.close()
  for (const end of await Promise.all(pending)) expect(end.done).toBe(true)
  expect(feeds.total()).toBe(0)
  expect(open).toThrow('unavailable')
})
