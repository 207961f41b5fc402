import type { TextEncoding } from '#client/files/decode-text.ts'

/** A file of this size has many times the rows that one import takes. */
export const MAX_BYTES = 10 * 1024 * 1024

/** Why a file cannot be read. */
export type RefusalReason = 'too-large' | 'too-many' | 'encoding' | 'empty' | 'no-rows' | 'quotes'

/** What a file holds: its head, and of each row its cells and the line that it begins on. */
export type Reading = { encoding: TextEncoding; heads: string[]; rows: { line: number; cells: string[] }[] }

/** The messages to the worker, and from it. */
export type ReadOrder = { file: Blob; encoding?: TextEncoding }
export type ReadNews =
  | { is: 'progress'; done: number }
  | { is: 'read'; reading: Reading }
  | { is: 'refused'; reason: RefusalReason; line?: number }
