import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { failureOf, optimisticSettled, queryClient, trackOptimistic } from './query.ts'

afterEach(() => queryClient.clear())

test('a read that was in flight during a write is repeated', async () => {
  let written = 0
  const answers: ((count: number) => void)[] = []
  const queryFn = () => new Promise<number>(resolve => answers.push(resolve))
  const observer = new QueryObserver(queryClient, { queryKey: ['count'], queryFn })
  const stop = observer.subscribe(() => undefined)
  // Computed before the write, received after it.
  const early = written
  written = 1
  const reading = queryClient.invalidateQueries({ queryKey: ['count'] })
  answers[0]?.(early)
  await expect.poll(() => answers.length).toBe(2)
  expect(observer.getCurrentResult().data).toBe(0)
  answers[1]?.(written)
  await reading
  expect(observer.getCurrentResult().data).toBe(1)
  stop()
})

test('data that was read before is refetched once', async () => {
  let asked = 0
  const observer = new QueryObserver(queryClient, { queryKey: ['count'], queryFn: async () => ++asked })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toBe(1)
  await queryClient.invalidateQueries({ queryKey: ['count'] })
  expect(asked).toBe(2)
  stop()
})

test('live messages wait for every optimistic write, whether it succeeds or fails', async () => {
  let isOver = false
  const [accept, refuse] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  void trackOptimistic(accept.promise)
  const refused = trackOptimistic(refuse.promise).catch(() => 'reported')
  const waiting = optimisticSettled().then(() => {
    isOver = true
  })
  accept.resolve()
  await accept.promise
  expect(isOver).toBe(false)
  refuse.reject(new Error('no'))
  expect(await refused).toBe('reported')
  await waiting
  await optimisticSettled()
})

test('a query that waits for a connection fails as offline, unless it has data', () => {
  const paused = { data: undefined, error: null, fetchStatus: 'paused' }
  expect(failureOf(paused)).toMatchObject({ code: 'offline' })
  expect(failureOf({ ...paused, data: { rows: [] } })).toBeNull()
  expect(failureOf({ ...paused, fetchStatus: 'fetching' })).toBeNull()
})
