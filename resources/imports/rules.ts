/** How many rows one import holds at most, and so how many a file may. */
export const MAX_ROWS = 5_000

/** What members' files are delivered in. */
export const ENCODINGS = ['utf-8', 'big5'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Why an import cannot be taken back: its members have been worked with since. */
export const HOLDS = ['changed', 'has-orders', 'has-tickets', 'has-areas', 'last-manager'] as const
export type Hold = (typeof HOLDS)[number]
