/** How many days one request lets pass. */
export const MAX_DAYS = 30
/** How long the shop stays open before it closes by itself. */
export const MAX_OPEN_MINUTES = 30
/** While the shop is open, something happens after so many seconds, at least and at most. */
export const TICK_SECONDS = [2, 20] as const
