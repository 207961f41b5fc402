/** Names the page of this console that sends a request: `page3_02`. */
export const PAGE_HEADER = 'x-strive-page'

/** What stands in the place of a secret. */
export const REDACTED = '[secret]'

/** How much of a body is kept, and how many requests of an operator. */
export const MOST_BODY_BYTES = 16 * 1024
export const MOST_ENTRIES = 5_000
