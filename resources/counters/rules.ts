/** A number and a list of numbers: what page 6_01 counts with, wherever it keeps them. */
export type Counters = { number: number; array: number[] }

/** What counting begins with (S-STATE-1). */
export const START: Counters = { number: 20, array: [10, 20, 30] }

export const MAX_COUNT = 1_000_000
export const MAX_ITEMS = 8

/** What a step is added to: the number, or the place in the list. */
export type Target = 'number' | number

/** The counters with a step added; the same ones when the list has no such place. */
export function add(counters: Counters, target: Target, by: number): Counters {
  const within = (value: number) => Math.max(-MAX_COUNT, Math.min(MAX_COUNT, value))
  if (target === 'number') return { ...counters, number: within(counters.number + by) }
  if (counters.array[target] === undefined) return counters
  return { ...counters, array: counters.array.map((value, place) => (place === target ? within(value + by) : value)) }
}
