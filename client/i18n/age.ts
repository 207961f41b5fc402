import { dayOf } from '#shared/time/zone.ts'

const UNITS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
]

/** Creating a format is far slower than using one, and a list shows dozens of ages. */
const formats = new Map<string, Intl.RelativeTimeFormat>()

/**
 * How long ago a moment was, in the largest unit of which it is at least one: `3 days ago`. Days are those of the zone,
 * because two of them are yesterday and the day before.
 */
export function ageOf(moment: string, now: number, tag: string, zone: string): string {
  // The server's clock may be slightly ahead.
  const ms = Math.max(0, now - Date.parse(moment))
  const [unit, size] = UNITS.find(([, size]) => ms >= size) ?? ['second', 1_000]
  const format = formats.get(tag) ?? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  formats.set(tag, format)
  return format.format(-(unit === 'day' ? daysBetween(moment, now, zone) : Math.floor(ms / size)), unit)
}

/** At least one: where the clock is set back, a day has more than 24 hours. */
function daysBetween(moment: string, now: number, zone: string): number {
  const [from = 0, to = 0] = [moment, now].map(at => Date.parse(dayOf(at, zone)))
  return Math.max(1, Math.round((to - from) / 86_400_000))
}
