import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import { addDays } from '#shared/time/zone.ts'

const WEEKS = 6
/** What comes before or after has no year of four digits. */
export const [FIRST_DAY, LAST_DAY] = ['0001-01-01', '9999-12-31'] as const
/** Where weeks begin on Sunday. For browsers that don't know, which Firefox doesn't before 147. */
const SUNDAY = /^(?:US|CA|MX|BR|TW|HK|MO|JP|KR|IN|PH|SG|TH|IL|ZA)$/

type WeekInfo = { firstDay: number }
/** `weekInfo` is the older form. TypeScript has neither yet. */
type Locale = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }

/** The weekday on which weeks begin where the operator is: 1 is Monday, 7 Sunday. */
export function firstWeekday(language: Language, preferred: readonly string[] = navigator.languages): number {
  const tag = preferred.find(one => one.split('-')[0] === language) ?? LANGUAGE_TAGS[language]
  const locale: Locale = new Intl.Locale(tag)
  const known = locale.getWeekInfo?.() ?? locale.weekInfo
  return known?.firstDay ?? (SUNDAY.test(locale.maximize().region ?? '') ? 7 : 1)
}

/** 1 is Monday, 7 Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The first day of the week of a day. */
export const startOfWeek = (day: string, first: number): string => addDays(day, -((weekdayOf(day) - first + 7) % 7))

/** The same day of another month, or the last one if that month is shorter. Never beyond the first or the last day. */
export function addMonths(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  const wanted = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + count, 1)
  if (date.getUTCFullYear() < 1) return FIRST_DAY
  if (date.getUTCFullYear() > 9999) return LAST_DAY
  const first = date.toISOString().slice(0, 10)
  date.setUTCMonth(date.getUTCMonth() + 1, 0)
  return addDays(first, Math.min(wanted, date.getUTCDate()) - 1)
}

/**
 * Six weeks, so that every month has the same height: the month of a day, and what surrounds it. Only the last month of
 * all has fewer.
 */
export function weeksAround(day: string, first: number): string[][] {
  const start = startOfWeek(`${day.slice(0, 7)}-01`, first)
  const weeks = Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(start, week * 7 + weekday)).filter(hasShortYear),
  )
  return weeks.filter(days => days.length > 0)
}

/** A longer year begins with its sign. */
const hasShortYear = (day: string) => !/^[+-]/.test(day)
