/** So many teams a sandbox has at most: lists of all to choose from are one page long. */
export const MOST_TEAMS = 200
