/** The limit of views per operator and page. */
export const MAX_VIEWS = 30
