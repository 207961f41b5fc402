/** The two years that the data set covers, both days included. Nothing in it depends on the day on which it is made. */
export const FIRST_DAY = '2024-11-01'
export const LAST_DAY = '2026-10-31'

export const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** Taiwan's clock is eight hours ahead of UTC, and has not been changed in summer since 1979. */
const OFFSET_MS = 8 * HOUR_MS

/** Midnight in Taipei, as a moment. */
export const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - OFFSET_MS
export const BEGIN = midnightOf(FIRST_DAY)
/** The moment at which the data set was, so to speak, written down. */
export const END = midnightOf(LAST_DAY) + DAY_MS
export const DAYS = (END - BEGIN) / DAY_MS

export const isoOf = (at: number): string => new Date(at).toISOString()
/** The day in Taipei: `2025-01-31`. */
export const dayOf = (at: number): string => isoOf(at + OFFSET_MS).slice(0, 10)
const startOfDay = (at: number): number => at - ((at + OFFSET_MS) % DAY_MS)

const OPENS_MS = 9 * HOUR_MS
const CLOSES_MS = 18 * HOUR_MS
/** New Year, Lunar New Year, Peace Memorial, Tomb-Sweeping, Labour, Dragon Boat, Mid-Autumn and National Day: the office is closed. */
const HOLIDAYS = new Set(
  `2025-01-01 2025-01-27 2025-01-28 2025-01-29 2025-01-30 2025-01-31 2025-02-28 2025-04-03 2025-04-04 2025-05-01 2025-05-30
  2025-10-06 2025-10-10 2026-01-01 2026-02-16 2026-02-17 2026-02-18 2026-02-19 2026-02-20 2026-02-27 2026-04-03 2026-04-06
  2026-05-01 2026-06-19 2026-09-25 2026-10-09`.split(/\s+/),
)

/** Does the office work at this moment: Monday to Friday, 9 to 18 in Taipei, holidays excepted? */
export function isOfficeHour(at: number): boolean {
  const day = startOfDay(at)
  const weekday = new Date(day + OFFSET_MS).getUTCDay()
  const isWorkday = weekday >= 1 && weekday <= 5 && !HOLIDAYS.has(dayOf(at))
  return isWorkday && at - day >= OPENS_MS && at - day <= CLOSES_MS
}

/** The moment when so many minutes of office hours have gone by. */
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

/** A moment of a day (0: the first) between two hours of its clock. */
export const momentOf = (day: number, fromHour: number, share: number, toHour: number): number =>
  BEGIN + day * DAY_MS + fromHour * HOUR_MS + Math.floor(share * (toHour - fromHour) * 3600) * 1000
