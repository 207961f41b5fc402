import { itemAt } from '#shared/objects.ts'

/**
 * A stream of random numbers that is the same on every machine. It uses only integer operations and exact divisions,
 * because `log` and `pow` may differ between machines.
 */
export type Random = {
  /** 0 ≤ n < 1 */
  next(): number
  /** min ≤ n ≤ max */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
}

const UINT32 = 2 ** 32

/** The stream for a name. Each part of the data set has its own, so a change to one part does not affect the others. */
export function createRandom(name: string): Random {
  let state = hash(name)
  // mulberry32 (Tommy Ettinger, public domain)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    chance: probability => next() < probability,
    // Callers never pass an empty list.
    pick: <T>(items: readonly T[]) => itemAt(items, int(0, items.length - 1)),
  }
}

/** FNV-1a */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value
}

/** Picks by weight. The running sums are computed once. */
export function weighted<T>(items: readonly T[], weightOf: (item: T, index: number) => number) {
  let total = 0
  const sums = items.map((item, index) => {
    total += weightOf(item, index)
    return total
  })
  return (random: Random): T => {
    const wanted = random.next() * total
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    // There is one sum per item, so the index is in range.
    return itemAt(items, low)
  }
}

/** The weight at this rank when a few items have most of the total (Zipf's law). */
export const paretoWeight = (_: unknown, place: number): number => 1 / (place + 3)
