/**
 * The start of a cell that a spreadsheet would run as a formula (OWASP, CSV injection). Excel treats full-width signs
 * like plain ones. The pattern includes leading quotes, so that reading removes exactly what writing added.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/

/** Prefixes a formula in a CSV cell with a quote, so that spreadsheets show it as text. */
export const guardFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/** Reverses `guardFormula`. */
export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
