/** Days per request. */
export const MAX_DAYS = 30
/** How long the shop stays open before it closes by itself. */
export const MAX_OPEN_MINUTES = 30
/** The minimum and maximum interval between moments of an open shop. */
export const TICK_SECONDS = [2, 20] as const
