import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { TimeZone } from '#shared/time/time-zone.ts'

export const title = { en: 'Times', zh: '時間' }
export const description = 'The server’s time, and the moments that a local time can mean in a time zone.'

/** The limit of zones besides the main one. */
export const MAX_ZONES = 8

/** A valid date and time without a zone: `2026-03-08T02:30`, with or without seconds. */
export const LocalTime = z.string().check(z.maxLength(19), z.refine(isLocalTime, { error: 'local-time' }))

function isLocalTime(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return false
  const read = new Date(`${text}Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text)
}

const Shown = z.object({ zone: z.string(), local: z.string(), offsetMinutes: z.number() })

export const Reading = z.object({
  kind: z.enum(['once', 'skipped', 'twice']),
  /** The moments that the time can mean, earliest first: in UTC, and as local times of the zones. */
  moments: z.array(z.object({ at: z.iso.datetime(), shown: z.array(Shown) })),
  /** The clock change that skips or repeats the time; null if none does. */
  change: z.nullable(z.object({ at: z.iso.datetime(), beforeMinutes: z.number(), afterMinutes: z.number() })),
})
export type Reading = z.infer<typeof Reading>

export const readClock = endpoint('GET /api/clock', {
  summary: { en: 'Get the server time', zh: '讀取伺服器時間' },
  needs: 'signed-in',
  replies: { 200: z.object({ now: z.iso.datetime() }) },
})

export const readTime = endpoint('POST /api/times/readings', {
  summary: {
    en: 'Convert a local time to the moments it can mean in a time zone: none, one or two',
    zh: '將當地時間換算為某時區中可能的時刻：沒有、一個或兩個',
  },
  isRead: true,
  needs: 'signed-in',
  body: z.object({
    local: LocalTime,
    zone: TimeZone,
    /** Other zones to show the moments in. */
    zones: z._default(z.array(TimeZone).check(z.maxLength(MAX_ZONES)), []),
  }),
  replies: { 200: Reading },
})
