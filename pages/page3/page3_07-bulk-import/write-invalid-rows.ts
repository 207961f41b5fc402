import Papa from 'papaparse'
import { guardFormula } from '#shared/formula-guard.ts'
import { FIELDS, type Field } from './fields.ts'
import type { Row, RowIssues } from './rows.ts'

type Words = { field: (field: Field) => string; issues: (issues: RowIssues) => string; issuesHead: string }

/**
 * Rows as CSV that this page reads again, as they were mended, with what is still wrong in a column of its own. A mark says that it is
 * UTF-8, and no cell is a formula.
 */
export function writeInvalidRows(rows: readonly Row[], words: Words): string {
  const head = [...FIELDS.map(words.field), words.issuesHead]
  const cells = rows.map(({ texts, issues }) => [...FIELDS.map(field => texts[field]), words.issues(issues)])
  return `\ufeff${Papa.unparse([head, ...cells.map(row => row.map(guardFormula))])}\r\n`
}
