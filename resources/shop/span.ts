import { DAY_MS } from '#company/calendar.ts'
import { createRandom, type Random } from '#company/random.ts'
import { mapTuple } from '#shared/objects.ts'

/** A span after `from` up to and including `to`. Days are counted from `endsAt`, where the seeded data ends. */
export type Span = { endsAt: number; from: number; to: number }

/**
 * Random moments of a span: `draw` returns those of a whole day. A day is always the same, however the time is split
 * into spans, and whenever the sandbox was created.
 */
export function drawn<T extends { at: number }>(
  name: string,
  { endsAt, from, to }: Span,
  draw: (random: Random, midnight: number) => T[],
): T[] {
  const [first, last] = mapTuple([from, to], at => Math.floor((at - endsAt) / DAY_MS))
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return days
    .flatMap(day => draw(createRandom(`${name} on day ${day}`), endsAt + day * DAY_MS))
    .filter(({ at }) => at > from && at <= to)
    .sort((one, other) => one.at - other.at)
}
