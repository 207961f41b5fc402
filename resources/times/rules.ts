import { momentsNear, offsetMs, wallTime } from '#shared/zone.ts'

/** A change of a zone's clock: the first moment of the new offset, and both offsets in minutes ahead of UTC. */
export type ClockChange = { at: string; beforeMinutes: number; afterMinutes: number }

/** `once` as a rule; `skipped` when the clock jumps over it, `twice` when it is set back. */
export type Kind = 'once' | 'skipped' | 'twice'

export type Reading = {
  kind: Kind
  /** The moments (ISO-8601 UTC) that the local time may mean, the earlier first; of one that is skipped, by the offset before or after. */
  moments: string[]
  /** The change that makes it more or fewer than one. */
  change: ClockChange | null
}

const A_DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/**
 * The moments that a local time (`2026-03-08T02:30` or with seconds) means in a zone, as ECMA-262's Temporal finds them: by the offsets
 * of a day before and a day after, those that lead back to it.
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

/** The change between two moments of different offsets, to the second. */
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

/** What a clock of the zone shows at a moment, and how far it is ahead of UTC. */
export const shownIn = (at: string, zone: string) => ({
  zone,
  local: wallTime(at, zone),
  offsetMinutes: offsetMs(Date.parse(at), zone) / MINUTE_MS,
})

/** `+08:00`, `-03:30`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`
}

/** One asking for the server's clock: when the browser sent and received, and what the server's clock said, in ms since 1970. */
export type Sample = { sentMs: number; serverMs: number; receivedMs: number }

export const tripMs = ({ sentMs, receivedMs }: Sample): number => receivedMs - sentMs

/** How far the server's clock is ahead, taking both ways for equally long, as NTP does (RFC 5905, section 8). */
export const offsetOf = ({ sentMs, serverMs, receivedMs }: Sample): number => serverMs - (sentMs + receivedMs) / 2

/** Of several askings the quickest errs least: by half of its way at most. */
export const bestOf = (samples: readonly Sample[]): Sample | undefined =>
  samples.toSorted((one, other) => tripMs(one) - tripMs(other))[0]
