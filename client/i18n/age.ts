const UNITS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
]

/** Creating a format is far slower than using one, and a list shows dozens of ages. */
const formats = new Map<string, Intl.RelativeTimeFormat>()

/** How long ago a moment was, in the largest unit of which it is at least one: `3 days ago`. */
export function ageOf(moment: string, now: number, tag: string): string {
  // The server's clock may be slightly ahead.
  const ms = Math.max(0, now - Date.parse(moment))
  const [unit, size] = UNITS.find(([, size]) => ms >= size) ?? ['second', 1_000]
  const format = formats.get(tag) ?? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  formats.set(tag, format)
  return format.format(-Math.floor(ms / size), unit)
}
