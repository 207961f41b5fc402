import { expect, test } from 'vitest'
import { createBucket, rateLimitHeaders } from './bucket.ts'

test('a bucket holds no more than its size, however long nobody asks', () => {
  const take = createBucket(2, 1)
  expect([take(0), take(3_600_000), take(3_600_000), take(3_600_000)].map(({ isLet }) => isLet)).toEqual([
    ...[true, true, true, false],
  ])
})

test('a refused request costs nothing, and its time counts once', () => {
  const take = createBucket(1, 1)
  expect([0, 500, 900, 999, 1000].map(at => take(at).isLet)).toEqual([true, false, false, false, true])
})

test.each([0.3, 0.45, 1, 2])('whoever waits as long as told gets a token, at %d per second', refill => {
  const told = createBucket(1, refill)
  const { secondsToNext } = told(0)
  expect(told(secondsToNext * 1000).isLet).toBe(true)
  const early = createBucket(1, refill)
  early(0)
  expect(early((secondsToNext - 1) * 1000).isLet).toBe(false)
})

test('the headers say how many are left of how many, and in how long all are there again', () => {
  const take = createBucket(5, 2)
  expect(rateLimitHeaders(5, 2, take(0))).toEqual({
    'ratelimit-policy': '"practice";q=5;w=3',
    ratelimit: '"practice";r=4;t=1',
  })
  // Of the next token, nine tenths are there.
  take(0)
  expect(take(450)).toMatchObject({ isLet: true, remaining: 2 })
})
