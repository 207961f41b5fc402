/** How many views an operator may have of one page. */
export const MAX_VIEWS = 30
