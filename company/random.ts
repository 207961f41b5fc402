/** A stream of numbers that is the same on every machine. Only integer steps and exact divisions: no `Math.random`, `log` or `pow`. */
export type Random = {
  /** 0 ≤ n < 1 */
  next(): number
  /** min ≤ n ≤ max */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
}

const UINT32 = 2 ** 32

/** The stream of a name. Each part of the data set has its own, so that a change to one leaves the others as they are. */
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
    // The lists that are picked from are not empty.
    pick: <T>(items: readonly T[]) => items[int(0, items.length - 1)] as T,
  }
}

/** FNV-1a */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value
}

/** Picks by weight: the sums are made once. */
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
    // There is an item for each sum.
    return items[low] as T
  }
}

/** A few have most of it (Zipf's form of Pareto's rule): the weight of the one at this place. */
export const paretoWeight = (_: unknown, place: number): number => 1 / (place + 3)
