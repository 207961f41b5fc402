/** How long the judge may take for all requirements of a page. */
export const MAX_JUDGING_MS = 15 * 60_000
