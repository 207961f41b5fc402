/**
 * `npm run test:long` runs every test in full. `npm test` leaves out what has rarely found more: further kills and generated
 * requests, the solutions of most katas, all pages in Firefox, PostgreSQL where only the database differs, and colours in
 * each width. Run the long tier before a release, and when its subject has changed.
 */
export const isLong = process.env.STRIVE_TESTS === 'long'

/** Everything in the long tier; otherwise one of each kind. */
export const everyKind = <T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] =>
  isLong ? all : [...new Map(all.map(one => [kindOf(one), one])).values()]

/** Variants of one story, such as widths: all in the long tier, otherwise the first. */
export const variants = <const T>(...all: [T, ...T[]]): readonly T[] => (isLong ? all : all.slice(0, 1))
