/** Comments per ticket. */
export const MAX_COMMENTS = 100
export const MAX_COMMENT_LENGTH = 2000
