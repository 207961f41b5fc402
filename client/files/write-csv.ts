import Papa from 'papaparse'
import { guardFormula } from '#shared/text/formula-guard.ts'

/** Rows as CSV for spreadsheets: a byte-order mark says that it is UTF-8, and no text is a formula. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${Papa.unparse(rows.map(row => row.map(cell => (typeof cell === 'string' ? guardFormula(cell) : cell))))}\r\n`
