const A_DAY_MS = 86_400_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** A cached formatter for the zone, because creating one is slow. */
function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    const part = '2-digit'
    clock = new Intl.DateTimeFormat('en-u-ca-iso8601', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: part,
      day: part,
      hour: part,
      minute: part,
      second: part,
    })
    clocks.set(zone, clock)
  }
  return clock
}

/** The local time in the zone at a moment, without an offset: `2026-11-03T14:05:09`. */
export function wallTime(at: string | number, zone: string): string {
  const parts = clockOf(zone).formatToParts(new Date(at))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find(part => part.type === type)?.value ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}`
}

/** The day (`2026-11-03`) that a moment falls on in the zone. */
export const dayOf = (at: string | number, zone: string): string => wallTime(at, zone).slice(0, 10)

/** The day that is `days` after a day, or before it if negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * A_DAY_MS).toISOString().slice(0, 10)

/**
 * The moment (ISO 8601, UTC) at which a day begins in the zone: its first midnight, or the first moment after a clock
 * change that skips midnight.
 */
export function startOfDay(day: string, zone: string): string {
  const wall = Date.parse(`${day}T00:00:00Z`)
  const starts = momentsNear(wall, zone).filter(at => dayOf(at, zone) === day)
  return new Date(starts[0] ?? wall - offsetMs(wall, zone)).toISOString()
}

/** The zone's offset from UTC at a moment. */
export const offsetMs = (at: number, zone: string): number =>
  Date.parse(`${wallTime(at, zone)}Z`) - Math.floor(at / 1000) * 1000

/**
 * The moments that a local time (`wall`, written as if it were UTC) may mean in the zone, in chronological order. They
 * follow from the offsets a day before and a day after. The caller checks whether the clock really shows that time.
 */
export function momentsNear(wall: number, zone: string): number[] {
  const moments = [wall - A_DAY_MS, wall + A_DAY_MS].map(near => wall - offsetMs(near, zone))
  return [...new Set(moments)].sort((a, b) => a - b)
}
