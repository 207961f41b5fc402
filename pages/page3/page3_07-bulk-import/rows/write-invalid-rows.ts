import Papa from 'papaparse'
import { FIELDS, type Field } from '#pages/page3/page3_07-bulk-import/fields.ts'
import { guardFormula } from '#shared/text/formula-guard.ts'
import type { Row, RowIssues } from './rows.ts'

type Words = { field: (field: Field) => string; issues: (issues: RowIssues) => string; issuesHead: string }

/**
 * Writes rows as CSV that this page can read again, with the corrections, and the remaining issues in an extra column.
 * A byte-order mark says that it is UTF-8, and no cell is a formula.
 */
export function writeInvalidRows(rows: readonly Row[], words: Words): string {
  const head = [...FIELDS.map(words.field), words.issuesHead]
  const cells = rows.map(({ texts, issues }) => [...FIELDS.map(field => texts[field]), words.issues(issues)])
  return `\ufeff${Papa.unparse([head, ...cells.map(row => row.map(guardFormula))])}\r\n`
}
