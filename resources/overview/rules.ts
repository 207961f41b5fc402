/** The longest span that can be counted. */
export const MAX_DAYS = 92
