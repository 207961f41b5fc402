import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testReader } from '#tests/reader.ts'
import { createTestApp, refusalOf, type TestApp } from '#tests/test-app.ts'
import { turnsDuring } from '#tests/turns.ts'
import { listTrackDays, listTracks, readTrack, readTrackDay } from './contract.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs()
})
afterAll(() => app.close())

const LAST_DAY = '2026-10-30'
const track = (trackId: number) => me.call(readTrack, { params: { trackId } })
const day = (on: string, zone?: string) => me.call(readTrackDay, { query: { day: on, zone } })

describe('the seeded tours', () => {
  testReader(() => me, {
    list: listTracks,
    read: readTrack,
    count: 40,
    sorts: { id: row => row.id, startedAt: row => row.startedAt },
    hasVersion: false,
  })

  test('have points only where they are read one by one, or by day; filtered by van and driver', async () => {
    const [first] = (await me.call(listTracks)).rows
    expect(first).not.toHaveProperty('points')
    const { points } = await track(first?.id ?? 0)
    expect(points.length).toBeGreaterThan(30)
    const seconds = points.map(([second]) => second)
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
    const query = { plate: first?.plate, memberId: first?.memberId }
    const own = (await me.call(listTracks, { query })).rows
    expect(own.length).toBeGreaterThan(0)
    expect(own.every(row => row.plate === first?.plate && row.memberId === first?.memberId)).toBe(true)
  })

  test('of a day are described one after the other, and others get their turn in between', async () => {
    const { rows } = await day(LAST_DAY)
    expect(await turnsDuring(() => day(LAST_DAY))).toBeGreaterThanOrEqual(Math.max(2, rows.length))
  })

  test('of the stroke of midnight belongs to the day that begins', async () => {
    const [first] = (await day(LAST_DAY)).rows
    const setStart = (started_at: string) =>
      app.db
        .updateTable('track')
        .set({ started_at })
        .where('sandbox_id', '=', 'main')
        .where('id', '=', first?.id ?? 0)
        .execute()
    await setStart('2026-10-29T16:00:00.000Z')
    const [before, begun] = [await day('2026-10-29'), await day(LAST_DAY)]
    await setStart(first?.startedAt ?? '')
    expect(before.rows.map(({ id }) => id)).not.toContain(first?.id)
    expect(begun.rows.map(({ id }) => id)).toContain(first?.id)
  })

  test('drove on five days, eight vans on each', async () => {
    const { rows } = await me.call(listTrackDays)
    expect(rows.map(({ count }) => count)).toEqual([8, 8, 8, 8, 8])
    expect(rows[0]?.day).toBe(LAST_DAY)
    const tracks = (await day(LAST_DAY)).rows
    expect(tracks).toHaveLength(8)
    expect(rows[0]?.maxLateSeconds).toBe(Math.max(...tracks.map(({ maxLateSeconds }) => maxLateSeconds)))
    // They began at nine in the morning in Taipei, which is another day in Honolulu.
    const there = await me.call(listTrackDays, { query: { zone: 'Pacific/Honolulu' } })
    expect(there.rows[0]).toEqual({ ...rows[0], day: '2026-10-29' })
    expect((await day(LAST_DAY, 'Pacific/Honolulu')).rows).toHaveLength(0)
    expect((await day('2026-10-29', 'Pacific/Honolulu')).rows.map(({ id }) => id)).toEqual(tracks.map(({ id }) => id))
  })

  test('visited every planned stop, some of them late', async () => {
    const tracks = (await day(LAST_DAY)).rows
    for (const { stops, finishedAt, startedAt, driver, route, notices } of tracks) {
      expect(stops.length).toBeGreaterThan(8)
      expect(stops.every(({ arrivedAt, leftAt }) => arrivedAt !== null && leftAt !== null)).toBe(true)
      expect(stops.every(({ name }) => name.en !== '')).toBe(true)
      expect(driver?.zh).toMatch(/./)
      expect(route).toBe(null)
      expect(notices.filter(({ kind }) => kind === 'arrived')).toHaveLength(stops.length)
      expect(notices.at(-1)).toMatchObject({ kind: 'back', at: finishedAt })
      expect(Date.parse(finishedAt ?? '') - Date.parse(startedAt)).toBeGreaterThan(2 * 3600_000)
    }
    const lates = tracks.flatMap(({ notices }) => notices.filter(({ kind }) => kind === 'late'))
    expect(lates.length).toBeGreaterThan(0)
    expect(tracks.some(({ stays }) => stays.length > 0)).toBe(true)
  })

  test.each(['2026-13-01', 'today', '2026-10-3'])('refuses %j as a day', async on => {
    expect(await refusalOf(day(on))).toMatchObject({ status: 400, errors: [{ pointer: '/query/day' }] })
  })

  test('refuses an unknown time zone and a track that is not there', async () => {
    expect(await refusalOf(day(LAST_DAY, 'Moon/Base'))).toMatchObject({ status: 400, errors: [{ code: 'time-zone' }] })
    expect(await refusalOf(track(999_999))).toMatchObject({ status: 404 })
  })
})
