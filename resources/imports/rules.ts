/** Imports of a sandbox, even those that were undone. */
export const MAX_IMPORTS = 1_000
/** The limit of rows per import, and so per file. */
export const MAX_ROWS = 5_000

export const ENCODINGS = ['utf-8', 'big5'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Why an import cannot be undone: its members have been changed or used since. */
export const HOLDS = [
  'changed',
  'has-orders',
  'has-tickets',
  'has-areas',
  'has-errors',
  'has-tours',
  'last-manager',
] as const
export type Hold = (typeof HOLDS)[number]
