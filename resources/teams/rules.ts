/** The limit of teams per sandbox, so that a list of all fits on one page. */
export const MAX_TEAMS = 200
