/**
 * How a cell begins that a spreadsheet runs as a formula (OWASP, CSV injection). Excel takes the full-width signs for the plain ones.
 * Quotes before it are part of the pattern, so that reading takes away no more than writing added.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/

/** A cell of a CSV that no spreadsheet runs: a quote before it makes it text. */
export const guardFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/** The cell as it was before `guardFormula`. */
export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
