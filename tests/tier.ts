/**
 * `npm run test:long` runs every test in full. `npm test` leaves out what has rarely found more: further kills and generated
 * requests, the solutions of most katas, all pages in Firefox, PostgreSQL where only the database differs, and colours in
 * each width. Run the long tier before a release, and when its subject has changed.
 */
export const isLong = process.env.STRIVE_TESTS === 'long'
