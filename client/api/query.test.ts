import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { Problem } from '#shared/errors.ts'
import { cancelReadings, failureOf, optimisticSettled, queryClient, readAgain, trackOptimistic } from './query.ts'

/** `fetchQuery` retries only if asked to, unlike the queries of a component. */
const RETRIED = { retry: queryClient.getDefaultOptions().queries?.retry, retryDelay: 0 }

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

test.each([
  [0, 4],
  [429, 4],
  [500, 4],
  [503, 4],
  [400, 1],
  [403, 1],
  [404, 1],
  [409, 1],
])('S-STATE-3: a query that fails with status %i is sent %i times', async (status, times) => {
  const queryFn = vi.fn(async () => {
    throw new Problem({ type: 'about:blank', title: '', status, code: 'unavailable' })
  })
  await expect(queryClient.fetchQuery({ queryKey: [status], queryFn, ...RETRIED })).rejects.toThrow()
  expect(queryFn).toHaveBeenCalledTimes(times)
})

test('S-STATE-3: a query retries an error that is no answer, and a mutation retries nothing', async () => {
  const send = vi.fn(async () => {
    throw new TypeError('cut')
  })
  await expect(queryClient.fetchQuery({ queryKey: ['cut'], queryFn: send, ...RETRIED })).rejects.toThrow('cut')
  expect(send).toHaveBeenCalledTimes(4)
  await expect(queryClient.getMutationCache().build(queryClient, { mutationFn: send }).execute({})).rejects.toThrow(
    'cut',
  )
  expect(send).toHaveBeenCalledTimes(5)
})

test('a query that waits for a connection fails as offline, unless it has data', () => {
  const paused = { data: undefined, error: null, fetchStatus: 'paused' }
  expect(failureOf(paused)).toMatchObject({ code: 'offline' })
  expect(failureOf({ ...paused, data: { rows: [] } })).toBeNull()
  expect(failureOf({ ...paused, fetchStatus: 'fetching' })).toBeNull()
})

test('news that arrive while a path is read again are read once afterwards, and cancel nothing', async () => {
  const replies: PromiseWithResolvers<string>[] = []
  const aborted: boolean[] = []
  const stop = new QueryObserver(queryClient, {
    queryKey: ['/api/slow'],
    queryFn: ({ signal }) => {
      const reply = Promise.withResolvers<string>()
      const at = replies.push(reply) - 1
      aborted[at] = false
      signal.addEventListener('abort', () => {
        aborted[at] = true
      })
      return reply.promise
    },
  }).subscribe(() => {})
  replies[0]?.resolve('first')
  await vi.waitFor(() => expect(queryClient.getQueryData(['/api/slow'])).toBe('first'))
  const [one, two, three] = [readAgain('/api/slow'), readAgain('/api/slow'), readAgain('/api/slow')]
  expect(replies).toHaveLength(2)
  replies[1]?.resolve('second')
  await one
  expect(queryClient.getQueryData(['/api/slow'])).toBe('second')
  await vi.waitFor(() => expect(replies).toHaveLength(3))
  replies[2]?.resolve('third')
  await Promise.all([two, three])
  expect({ data: queryClient.getQueryData(['/api/slow']), aborted }).toEqual({
    data: 'third',
    aborted: [false, false, false],
  })
  stop()
})

test('an answer from before an optimistic update does not undo it; a first reading goes on', async () => {
  const replies: PromiseWithResolvers<string>[] = []
  const read = (path: string) =>
    new QueryObserver(queryClient, {
      queryKey: [path],
      queryFn: () => {
        const reply = Promise.withResolvers<string>()
        replies.push(reply)
        return reply.promise
      },
    }).subscribe(() => {})
  const stop = read('/api/shown')
  replies[0]?.resolve('before')
  await vi.waitFor(() => expect(queryClient.getQueryData(['/api/shown'])).toBe('before'))
  const again = readAgain('/api/shown')
  const stopFirst = read('/api/shown/first')
  void cancelReadings('shown')
  queryClient.setQueryData(['/api/shown'], 'after')
  replies[1]?.resolve('before')
  replies[2]?.resolve('first')
  await again
  await vi.waitFor(() => expect(queryClient.getQueryData(['/api/shown/first'])).toBe('first'))
  expect(queryClient.getQueryData(['/api/shown'])).toBe('after')
  stop()
  stopFirst()
})
