import { momentsNear, offsetMs, wallTime } from '#shared/time/zone.ts'

/** A clock change of a zone: the first moment of the new offset, and both offsets in minutes ahead of UTC. */
type ClockChange = { at: string; beforeMinutes: number; afterMinutes: number }

/** `once` usually; `skipped` when clocks go forward, `twice` when they go back. */
export type Kind = 'once' | 'skipped' | 'twice'

export type Reading = {
  kind: Kind
  /** The possible moments (ISO-8601 UTC), earliest first. A skipped time is read with the offsets before and after. */
  moments: string[]
  /** The clock change that skips or repeats the time. */
  change: ClockChange | null
}

const A_DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/**
 * The moments that a local time (`2026-03-08T02:30`, with or without seconds) can mean in a zone. Like Temporal in
 * ECMA-262, it tries the offsets of the day before and the day after, and keeps those that lead back to the local time.
 */
export function readLocal(local: string, zone: string): Reading {
  const wall = Date.parse(`${local}Z`)
  const candidates = momentsNear(wall, zone)
  const wanted = new Date(wall).toISOString().slice(0, 19)
  const real = candidates.filter(at => wallTime(at, zone) === wanted)
  const kind = real.length === 1 ? 'once' : real.length === 0 ? 'skipped' : 'twice'
  return {
    kind,
    moments: (kind === 'skipped' ? candidates : real).map(at => new Date(at).toISOString()),
    change: kind === 'once' ? null : findChange(wall - A_DAY_MS, wall + A_DAY_MS, zone),
  }
}

/** Finds the clock change between two moments with different offsets, to the second. */
function findChange(begin: number, end: number, zone: string): ClockChange {
  const before = offsetMs(begin, zone)
  let [low, high] = [begin / 1000, end / 1000]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetMs(middle * 1000, zone) === before) low = middle
    else high = middle
  }
  return {
    at: new Date(high * 1000).toISOString(),
    beforeMinutes: before / MINUTE_MS,
    afterMinutes: offsetMs(high * 1000, zone) / MINUTE_MS,
  }
}

/** The local time of a zone at a moment, and its offset from UTC. */
export const shownIn = (at: string, zone: string) => ({
  zone,
  local: wallTime(at, zone),
  offsetMinutes: offsetMs(Date.parse(at), zone) / MINUTE_MS,
})

/** Formats an offset: `+08:00`, `-03:30`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`
}

/** A request for the server's clock: when it was sent and answered, and the server's time, in ms since 1970. */
export type Sample = { sentMs: number; serverMs: number; receivedMs: number }

export const tripMs = ({ sentMs, receivedMs }: Sample): number => receivedMs - sentMs

/** How far the server's clock is ahead, if both directions take the same time (as in NTP, RFC 5905, section 8). */
export const offsetOf = ({ sentMs, serverMs, receivedMs }: Sample): number => serverMs - (sentMs + receivedMs) / 2

/** The fastest sample is the most accurate: its error is at most half its round trip. */
export const bestOf = (samples: readonly Sample[]): Sample | undefined =>
  samples.toSorted((one, other) => tripMs(one) - tripMs(other))[0]
