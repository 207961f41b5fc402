/** So many teams a sandbox has at most: lists of all to choose from are one page long. */
export const MAX_TEAMS = 200
