import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createPracticeCache } from './practice-cache.ts'
import { optionsOf } from './search-params.ts'

const SETTINGS = { stale: '5', retries: '0', every: 'off', keys: 'one' } as const

test('the first component sends a request, one that mounts meanwhile joins it, and a later one is served from the cache', async () => {
  const cache = createPracticeCache()
  const asked = Promise.withResolvers<number>()
  const options = {
    ...optionsOf(SETTINGS),
    queryKey: ['product'],
    queryFn: () => {
      cache.noteSent()
      return asked.promise
    },
  }
  const show = () => new QueryObserver(cache.client, options).subscribe(() => undefined)
  const whatHappened = () => cache.marks.getState().map(({ what }) => what)
  const stops = [show(), show()]
  await expect.poll(whatHappened).toEqual(['asked', 'sent', 'joined'])
  asked.resolve(1)
  await expect.poll(() => cache.client.getQueryData(['product'])).toBe(1)
  stops.push(show())
  expect(whatHappened()).toEqual(['asked', 'sent', 'joined', 'cache'])
  for (const stop of stops) stop()
  cache.clear()
  expect(whatHappened()).toEqual([])
})

test('the delays between retries double; without retries there is none', () => {
  const { retryDelay, retry } = optionsOf({ ...SETTINGS, retries: '3' })
  expect(retry).toBe(3)
  expect([0, 1, 2].map(retryDelay)).toEqual([500, 1000, 2000])
  expect(optionsOf(SETTINGS).retry).toBe(0)
})
