/** The longest span that is counted day by day. */
export const MOST_DAYS = 92
