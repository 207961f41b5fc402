import { expect, test } from 'vitest'
import type { Mark } from '#pages/page8/page8_03-cache-and-retry/practice-cache.ts'
import type { TrafficEntry } from '#resources/traffic/contract.ts'
import { countsOf, servedOf, spanOf } from './lanes.ts'

const mark = (what: Mark['what'], atMs: number): Mark => ({ id: atMs, what, atMs })
const entry = (id: number, at: string, status: number) =>
  ({ id, requestId: `r${id}`, at, status, durationMs: 10 }) as TrafficEntry

const MARKS = [mark('asked', 1000), mark('sent', 1001), mark('joined', 1100), mark('sent', 1501), mark('cache', 9000)]
// From a clock that differs a lot from the browser's; newest first, as in the log.
const ENTRIES = [entry(8, '2026-11-22T08:00:00.500Z', 200), entry(7, '2026-11-22T08:00:00.000Z', 503)]

test('responses are aligned with their requests, whatever the server’s clock says', () => {
  expect(servedOf(ENTRIES, MARKS).map(({ id, atMs }) => [id, atMs])).toEqual([
    [7, 1001],
    [8, 1501],
  ])
  expect(servedOf(ENTRIES, [])).toEqual([])
})

test('counts what the browser wanted, and what the server answered', () => {
  expect(countsOf(MARKS, servedOf(ENTRIES, MARKS))).toEqual({
    wanted: 3,
    cache: 1,
    joined: 1,
    asked: 1,
    served: 2,
    failed: 1,
  })
})

test('spans at least ten seconds, and up to now while requests are running', () => {
  expect(spanOf(MARKS, [], null)).toEqual({ beginMs: 1000, endMs: 11_000 })
  expect(spanOf(MARKS, [], 20_000)).toEqual({ beginMs: 1000, endMs: 20_000 })
})
