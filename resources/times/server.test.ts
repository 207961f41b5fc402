import { expect, test } from 'vitest'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { readClock, readTime } from './contract.ts'

const app = await openTestApp()
const me = await app.signInAs()

const ask = (body: object) => me.call(readTime, { body: { zone: 'America/New_York', zones: [], ...body } as never })

test('returns the current time of the server', async () => {
  const before = Date.now()
  const now = Date.parse((await me.call(readClock)).now)
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(Date.now())
})

test('reads a local time in its zone, and shows it in other zones, each once', async () => {
  expect(await ask({ local: '2026-11-01T01:30', zones: ['UTC', 'America/New_York', 'UTC'] })).toEqual({
    kind: 'twice',
    moments: [
      {
        at: '2026-11-01T05:30:00.000Z',
        shown: [
          { zone: 'America/New_York', local: '2026-11-01T01:30:00', offsetMinutes: -240 },
          { zone: 'UTC', local: '2026-11-01T05:30:00', offsetMinutes: 0 },
        ],
      },
      {
        at: '2026-11-01T06:30:00.000Z',
        shown: [
          { zone: 'America/New_York', local: '2026-11-01T01:30:00', offsetMinutes: -300 },
          { zone: 'UTC', local: '2026-11-01T06:30:00', offsetMinutes: 0 },
        ],
      },
    ],
    change: { at: '2026-11-01T06:00:00.000Z', beforeMinutes: -240, afterMinutes: -300 },
  })
})

test.each([
  ['/body/local', { local: '2026-02-30T10:00' }],
  ['/body/local', { local: '2026-02-03T25:00' }],
  ['/body/local', { local: '2026-02-03T10:00Z' }],
  ['/body/zone', { local: '2026-02-03T10:00', zone: 'Mars/Olympus' }],
  ['/body/zones/0', { local: '2026-02-03T10:00', zones: ['nowhere'] }],
  ['/body/zones', { local: '2026-02-03T10:00', zones: Array(9).fill('UTC') }],
])('refuses an invalid time or zone at %s: %o', async (pointer, body) => {
  expect(await refusalOf(ask(body))).toMatchObject({ status: 400, errors: [{ pointer }] })
})
