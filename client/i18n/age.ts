const UNITS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
]

/** How long ago a moment was, in the largest unit of which it is at least one: `3 days ago`. */
export function ageOf(moment: string, now: number, tag: string): string {
  // The server's clock may be slightly ahead.
  const ms = Math.max(0, now - Date.parse(moment))
  const [unit, size] = UNITS.find(([, size]) => ms >= size) ?? ['second', 1_000]
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-Math.floor(ms / size), unit)
}
