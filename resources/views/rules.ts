/** How many views an operator may have of one page. */
export const MOST_VIEWS = 30
