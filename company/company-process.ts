import { sendEach } from '#server/platform/programs.ts'
import { makeCompany } from './company.ts'
import type { Part } from './company-parts.ts'
import type { CompanyTable } from './rows.ts'

/** Rows in a message. Kept small, so that the parent process never holds many rows. */
const MAX_ROWS = 200

const rowsOf = await makeCompany()

function* partsOf(tables: readonly CompanyTable[]): Generator<Part> {
  for (const table of tables) {
    let part: object[] = []
    for (const row of rowsOf(table)) {
      part.push(row)
      if (part.length < MAX_ROWS) continue
      yield { table, rows: part }
      part = []
    }
    if (part.length > 0) yield { table, rows: part }
  }
}

// Its parent names tables.
sendEach(words => partsOf(words as CompanyTable[]))
