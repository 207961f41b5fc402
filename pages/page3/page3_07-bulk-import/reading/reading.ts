import type { TextEncoding } from '#client/files/decode-text.ts'

/** A larger file has many more rows than an import allows. */
export const MAX_BYTES = 10 * 1024 * 1024

export type RefusalReason = 'too-large' | 'too-many' | 'encoding' | 'empty' | 'no-rows' | 'quotes' | 'failed'

/** The content of a file: its head, and for each row its cells and the line that it begins on. */
export type Reading = { encoding: TextEncoding; heads: string[]; rows: { line: number; cells: string[] }[] }

export type ReadOrder = { file: Blob; encoding?: TextEncoding }
export type ReadNews =
  | { is: 'progress'; done: number }
  | { is: 'read'; reading: Reading }
  | { is: 'refused'; reason: RefusalReason; line?: number }
