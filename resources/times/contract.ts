import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { TimeZone } from '#shared/time-zone.ts'

export const title = { en: 'Times', zh: '時間' }

/** So many zones are shown beside the one that is asked about. */
export const MAX_ZONES = 8

/** A time that a clock shows: a day that is in the calendar and an hour (`2026-03-08T02:30`, or with seconds), without a zone. */
export const LocalTime = z.string().check(z.maxLength(19), z.refine(isLocalTime, { error: 'local_time' }))

function isLocalTime(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return false
  const read = new Date(`${text}Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text)
}

const Shown = z.object({ zone: z.string(), local: z.string(), offsetMinutes: z.number() })

export const Reading = z.object({
  kind: z.enum(['once', 'skipped', 'twice']),
  /** What the time may mean, the earlier first: as UTC, and as the clocks of the zones show it. */
  moments: z.array(z.object({ at: z.iso.datetime(), shown: z.array(Shown) })),
  /** The change of the clock that makes it more or fewer than one. */
  change: z.nullable(z.object({ at: z.iso.datetime(), beforeMinutes: z.number(), afterMinutes: z.number() })),
})
export type Reading = z.infer<typeof Reading>

export const readClock = endpoint({
  method: 'GET',
  path: '/api/clock',
  summary: { en: 'Get the server time', zh: '讀取伺服器時間' },
  needs: 'signed-in',
  replies: { 200: z.object({ now: z.iso.datetime() }) },
})

export const readTime = endpoint({
  method: 'POST',
  path: '/api/times/readings',
  summary: {
    en: 'Convert a local time to the moments it can mean in a time zone: none, one or two',
    zh: '將當地時間換算為某時區中可能的時刻：沒有、一個或兩個',
  },
  needs: 'signed-in',
  body: z.object({
    local: LocalTime,
    zone: TimeZone,
    /** Where else to look at the clock. */
    zones: z._default(z.array(TimeZone).check(z.maxLength(MAX_ZONES)), []),
  }),
  replies: { 200: Reading },
})
