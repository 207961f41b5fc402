import { writeCsv } from '#client/files/write-csv.ts'
import { FIELDS, type Field } from '#pages/page3/page3_07-bulk-import/fields.ts'
import type { Row, RowIssues } from './rows.ts'

type Words = { field: (field: Field) => string; issues: (issues: RowIssues) => string; issuesHead: string }

/** Writes rows as CSV that this page can read again, with the corrections, and the remaining issues in an extra column. */
export function writeInvalidRows(rows: readonly Row[], words: Words): string {
  const head = [...FIELDS.map(words.field), words.issuesHead]
  const cells = rows.map(({ texts, issues }) => [...FIELDS.map(field => texts[field]), words.issues(issues)])
  return writeCsv([head, ...cells])
}
