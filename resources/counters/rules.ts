/** A number and a list of numbers, which page 6_01 counts in several places. */
export type Counters = { number: number; array: number[] }

/** The initial counters (S-STATE-1). */
export const START: Counters = { number: 20, array: [10, 20, 30] }

export const MAX_COUNT = 1_000_000
export const MAX_ITEMS = 8

/** Where a step is added: to the number, or at an index of the list. */
export type Target = 'number' | number

/** Returns the counters with a step added, or unchanged if the list has no such index. */
export function add(counters: Counters, target: Target, by: number): Counters {
  const within = (value: number) => Math.max(-MAX_COUNT, Math.min(MAX_COUNT, value))
  if (target === 'number') return { ...counters, number: within(counters.number + by) }
  if (counters.array[target] === undefined) return counters
  return { ...counters, array: counters.array.map((value, place) => (place === target ? within(value + by) : value)) }
}
