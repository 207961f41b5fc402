import { afterAll, beforeAll, expect, test } from 'vitest'
import { testReader } from '#tests/reader.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { listTracks, readTrack } from './contract.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs()
})
afterAll(() => app.close())

testReader(() => me, {
  list: listTracks,
  read: readTrack,
  count: 40,
  sorts: { id: row => row.id, startedAt: row => row.startedAt },
  hasVersion: false,
})

test('returns the points of a single trip, but not in the list; filters by van and driver', async () => {
  const [first] = (await me.call(listTracks)).rows
  expect(first).not.toHaveProperty('points')
  const { points } = await me.call(readTrack, { params: { trackId: first?.id ?? 0 } })
  expect(points.length).toBeGreaterThan(100)
  const seconds = points.map(([second]) => second)
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
  const query = { plate: first?.plate, memberId: first?.memberId }
  const own = (await me.call(listTracks, { query })).rows
  expect(own.length).toBeGreaterThan(0)
  expect(own.every(row => row.plate === first?.plate && row.memberId === first?.memberId)).toBe(true)
})
