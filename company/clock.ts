import { DAY_MS, midnightOf } from './calendar.ts'

/**
 * The moment up to which practice data is brought: now. Where `STRIVE_TODAY` names a day, such as 2026-10-31, it is the end of that day in
 * Taipei, so that tests and screenshots always find the same rows.
 */
export function practiceNow(): number {
  const { STRIVE_TODAY: day } = process.env
  return day ? midnightOf(day) + DAY_MS : Date.now()
}

/** By how many whole days rows that end at a moment are moved, so that they end within the day before another. */
export const daysBetween = (endsAt: string, now: number): number => Math.floor((now - Date.parse(endsAt)) / DAY_MS)
