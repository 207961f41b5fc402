import { existsSync } from 'node:fs'

/**
 * `npm run test:long` runs every test in full. `npm test` leaves out what has rarely found more: further kills, outages and
 * generated requests, the largest input, backups and accounts on PostgreSQL, all katas but one and what tasks are solved by
 * without a browser, most of Firefox, variants of a story (another width, another language), stories whose subject another
 * test shows as well, or a rare case of a page (`@long`), stories in the console of a browser tab, and on PostgreSQL what sends
 * no SQL of its own. In every run each
 * page has its tasks, its accessibility and its main road. Run the long tier before a release, and when its subject has
 * changed.
 */
export const isLong = process.env.STRIVE_TESTS === 'long'

/** Everything in the long tier; otherwise one of each kind. */
export const everyKind = <T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] =>
  isLong ? all : [...new Map(all.map(one => [kindOf(one), one])).values()]

/** Variants of one story, such as widths: all in the long tier, otherwise the first. */
export const variants = <const T>(...all: [T, ...T[]]): readonly T[] => (isLong ? all : all.slice(0, 1))

/** Whether this project is a slice of the console, with some of its pages. */
export const isSlice = existsSync(`${import.meta.dirname}/../slice.json`)

/** The number that a test must find more than, lest it proves nothing. A slice may have less. */
export const moreThan = (count: number): number => (isSlice ? -1 : count)
