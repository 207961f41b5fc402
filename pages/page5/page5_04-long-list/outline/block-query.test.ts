import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import type { EventFilter } from '#pages/page5/page5_04-long-list/search-params.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { blockQuery } from './block-query.ts'

const BLOCK = { start: 0, count: 3, from: '2026-10-01T00:00:00.000Z', to: '2026-10-03T00:00:00.000Z' }

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
})
const read = (filter: EventFilter = {}) => queryClient.fetchQuery(blockQuery(filter, BLOCK))
const askedFor = (index: number) =>
  Object.fromEntries(new URL(sent[index]?.path ?? '', 'https://strive.example').searchParams)
const page = (next: string | null, ...ids: number[]) => ({ rows: ids.map(id => ({ id })), next })

test('a block is read page by page, without rows that are newer than the outline', async () => {
  const reading = read()
  await expect.poll(() => sent.length).toBe(1)
  expect(askedFor(0)).toMatchObject({ from: BLOCK.from, to: BLOCK.to, sort: '-at' })
  expect(askedFor(0)).not.toHaveProperty('cursor')
  sent[0]?.reply(200, page('next', 9, 8))
  await expect.poll(() => sent.length).toBe(2)
  expect(askedFor(1)).toMatchObject({ cursor: 'next', to: BLOCK.to })
  sent[1]?.reply(200, page(null, 7, 6))
  expect((await reading).map(({ id }) => id)).toEqual([8, 7, 6])
})

test('a block that has lost rows has those that are left', async () => {
  const reading = read()
  await expect.poll(() => sent.length).toBe(1)
  sent[0]?.reply(200, page(null, 7, 6))
  expect((await reading).map(({ id }) => id)).toEqual([7, 6])
})

test.each([
  [{ from: '2026-10-01T16:00:00.000Z' }, { from: '2026-10-01T16:00:00.000Z', to: BLOCK.to }],
  [{ to: '2026-10-02T16:00:00.000Z' }, { from: BLOCK.from, to: '2026-10-02T16:00:00.000Z' }],
  [
    { from: '2026-09-01T16:00:00.000Z', to: '2026-11-01T16:00:00.000Z' },
    { from: BLOCK.from, to: BLOCK.to },
  ],
])('within the filter %j, a block is read from and to the nearer ends', async (filter, ends) => {
  const reading = read(filter)
  await expect.poll(() => sent.length).toBe(1)
  expect(askedFor(0)).toMatchObject(ends)
  sent[0]?.reply(200, page(null))
  await reading
})
