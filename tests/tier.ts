/**
 * `npm run test:long` runs every test in full. `npm test` leaves out what has rarely found more: further kills and
 * generated requests, backups and accounts on PostgreSQL, most katas and what tasks are solved by without a browser, all
 * pages in Firefox, variants of a story (another width, another language), stories whose subject a component test shows
 * as well (`@long`), and on PostgreSQL what sends no SQL of its own. Run the long tier before a release, and when its
 * subject has changed.
 */
export const isLong = process.env.STRIVE_TESTS === 'long'

/** Everything in the long tier; otherwise one of each kind. */
export const everyKind = <T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] =>
  isLong ? all : [...new Map(all.map(one => [kindOf(one), one])).values()]

/** Variants of one story, such as widths: all in the long tier, otherwise the first. */
export const variants = <const T>(...all: [T, ...T[]]): readonly T[] => (isLong ? all : all.slice(0, 1))
