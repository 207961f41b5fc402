/** The longest span that is counted day by day. */
export const MAX_DAYS = 92
