export const ASK_ID = /^[0-9a-f]{16}$/
/** An answer that arrives later is not stored. */
export const ANSWER_WITHIN_SECONDS = 60
/** How long asks and their answers are kept. */
export const KEPT_MINUTES = 60
/** How many asks about one session are listed. */
export const MAX_LISTED = 10
