/** The first and last day of the data set. The data never depends on the day it is generated. */
export const FIRST_DAY = '2024-11-01'
export const LAST_DAY = '2026-10-31'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** Taiwan is eight hours ahead of UTC and has had no daylight saving time since 1979. */
const OFFSET_MS = 8 * HOUR_MS

/** Midnight in Taipei, as a timestamp. */
export const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - OFFSET_MS
export const BEGIN = midnightOf(FIRST_DAY)
/** The end of the data set: its rows look as they did at this moment. */
export const END = midnightOf(LAST_DAY) + DAY_MS
export const DAYS = (END - BEGIN) / DAY_MS

export const isoOf = (at: number): string => new Date(at).toISOString()
/** The day in Taipei: `2025-01-31`. */
export const dayOf = (at: number): string => isoOf(at + OFFSET_MS).slice(0, 10)
const startOfDay = (at: number): number => at - ((at + OFFSET_MS) % DAY_MS)

const OPENS_MS = 9 * HOUR_MS
const CLOSES_MS = 18 * HOUR_MS
/**
 * The office is closed on New Year, Lunar New Year, Peace Memorial, Tomb-Sweeping, Labour, Dragon Boat, Mid-Autumn and
 * National Day.
 */
const HOLIDAYS = new Set(
  `2025-01-01 2025-01-27 2025-01-28 2025-01-29 2025-01-30 2025-01-31 2025-02-28 2025-04-03 2025-04-04 2025-05-01 2025-05-30
  2025-10-06 2025-10-10 2026-01-01 2026-02-16 2026-02-17 2026-02-18 2026-02-19 2026-02-20 2026-02-27 2026-04-03 2026-04-06
  2026-05-01 2026-06-19 2026-09-25 2026-10-09`.split(/\s+/),
)

/** Whether the office is open: Monday to Friday, 9:00 to 18:00 in Taipei, except on holidays. */
export function isOfficeHour(at: number): boolean {
  const day = startOfDay(at)
  const weekday = new Date(day + OFFSET_MS).getUTCDay()
  const isWorkday = weekday >= 1 && weekday <= 5 && !HOLIDAYS.has(dayOf(at))
  return isWorkday && at - day >= OPENS_MS && at - day <= CLOSES_MS
}

/** Adds minutes, counting only office hours. */
export function officeMinutesLater(from: number, minutes: number): number {
  let left = minutes * MINUTE_MS
  for (let day = startOfDay(from); ; day += DAY_MS) {
    const at = Math.max(from, day + OPENS_MS)
    const room = day + CLOSES_MS - at
    if (room <= 0 || !isOfficeHour(at)) continue
    if (left <= room) return at + left
    left -= room
  }
}

/** The last days on which the office is open, in order. Day 0 is the first of the data set. */
export function lastOfficeDays(count: number): number[] {
  const days: number[] = []
  for (let day = DAYS - 1; days.length < count; day--) if (isOfficeHour(momentOf(day, 12, 0, 12))) days.unshift(day)
  return days
}

/** A time between two hours of a day. Day 0 is the first; `share` runs from 0 to 1. */
export const momentOf = (day: number, fromHour: number, share: number, toHour: number): number =>
  BEGIN + day * DAY_MS + fromHour * HOUR_MS + Math.floor(share * (toHour - fromHour) * 3600) * 1000
