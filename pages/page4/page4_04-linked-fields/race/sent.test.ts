import { expect, test } from 'vitest'
import { burstsOf, type Sent } from './sent.ts'

const sent = (id: number, sentMs: number, endMs: number | null): Sent => ({
  id,
  field: 'townships',
  number: id,
  subject: 'Tainan',
  sentMs,
  endMs,
  outcome: endMs === null ? 'waiting' : 'used',
  isSlow: false,
  requestId: null,
})
const idsOf = (requests: Sent[], nowMs = 0) =>
  burstsOf(requests, nowMs).map(burst => burst.requests.map(({ id }) => id))

test('overlapping requests form a burst, later ones another; newest first', () => {
  expect(idsOf([sent(1, 0, 2500), sent(2, 400, 450), sent(3, 9000, 9100)])).toEqual([[3], [1, 2]])
})

test('a pending request lasts until now', () => {
  expect(idsOf([sent(1, 0, null), sent(2, 9000, 9100)], 9500)).toEqual([[1, 2]])
  expect(burstsOf([sent(1, 0, null)], 700)).toMatchObject([{ beginMs: 0, endMs: 700 }])
})

test('there is no burst without requests', () => {
  expect(burstsOf([], 0)).toEqual([])
})
