import { practiceDay } from '#server/platform/machine.ts'
import { DAY_MS, midnightOf } from './calendar.ts'

/**
 * The moment at which practice data ends: now. If `STRIVE_TODAY` is set, such as 2026-10-31, the data ends at the end
 * of that day in Taipei, so tests and screenshots always find the same rows.
 */
export function practiceNow(): number {
  const day = practiceDay()
  return day ? midnightOf(day) + DAY_MS : Date.now()
}

/**
 * The number of whole days by which to shift rows that end at `endsAt`, so that they end less than a day before `now`.
 */
export const daysBetween = (endsAt: string, now: number): number => Math.floor((now - Date.parse(endsAt)) / DAY_MS)
