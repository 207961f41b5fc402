/** The sandbox that all operators share, and the snapshot of it that holds the practice data as it was delivered. */
export const MAIN = 'main'
export const SEED = 'seed'

/** How many sandboxes of their own an operator may have, and how many snapshots in all. */
export const MAX_SANDBOXES = 5
export const MAX_SNAPSHOTS = 10

/** Counts the changes to the practice data: when a database holds another edition, what is delivered is put in anew. */
export const EDITION = 5
