import { makeCompany } from './company.ts'
import type { Part } from './company-parts.ts'
import type { CompanyTable } from './rows.ts'

/** Rows in a message: few, for the point of the process is that its reader holds few. */
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

const parts = partsOf(process.argv.slice(2) as CompanyTable[])
// Each message asks for the next part; null says that there are no more.
const sendNext = () => process.send?.(parts.next().value ?? null)
process.on('message', sendNext)
// The modules above took a while to load: the first part leaves as soon as it can.
sendNext()
