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
const parts = partsOf(process.argv.slice(2) as CompanyTable[])
// Each message requests the next part; null marks the end.
const sendNext = () => process.send?.(parts.next().value ?? null)
process.on('message', sendNext)
// Sends the first part without a request, because loading the modules above took a while.
sendNext()
