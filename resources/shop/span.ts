import { DAY_MS } from '#company/calendar.ts'
import { createRandom, type Random } from '#company/random.ts'

/** A span of time after `from` up to `to`, in a company whose delivered data ended at `endsAt`: days are counted from there. */
export type Span = { endsAt: number; from: number; to: number }

/**
 * The moments of a span at which something that is drawn by lot happens: `draw` gives those of a whole day. However the time is cut into
 * spans, and on whichever date a sandbox was made, the same day is the same.
 */
export function drawn<T extends { at: number }>(
  name: string,
  { endsAt, from, to }: Span,
  draw: (random: Random, midnight: number) => T[],
): T[] {
  const [first, last] = [from, to].map(at => Math.floor((at - endsAt) / DAY_MS)) as [number, number]
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return days
    .flatMap(day => draw(createRandom(`${name} on day ${day}`), endsAt + day * DAY_MS))
    .filter(({ at }) => at > from && at <= to)
    .sort((one, other) => one.at - other.at)
}
