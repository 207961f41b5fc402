/**
 * `npm run test:long` runs every test in full. `npm test` leaves out what has rarely found more: further generated
 * requests, the second template of each kata, and colours in each width. Run the long tier before a release, and when its
 * subject has changed.
 */
export const isLong = process.env.STRIVE_TESTS === 'long'
