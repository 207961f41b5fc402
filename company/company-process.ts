import type { CopiedTable } from '#server/sandboxes/tables.ts'
import { makeCompany } from './company.ts'
import type { Part } from './company-parts.ts'

/** Rows in a message: few, for the point of the process is that its reader holds few. */
const MAX_ROWS = 200

function* partsOf({ rows, events }: ReturnType<typeof makeCompany>): Generator<Part> {
  // In the order in which they are made: each after those that it points at.
  for (const [table, of] of Object.entries(rows)) yield* cut(table as CopiedTable, of)
  yield* cut('event', events)
}

function* cut(table: Part['table'], rows: Iterable<object>): Generator<Part> {
  let part: object[] = []
  for (const row of rows) {
    part.push(row)
    if (part.length < MAX_ROWS) continue
    yield { table, rows: part }
    part = []
  }
  if (part.length > 0) yield { table, rows: part }
}

const parts = partsOf(makeCompany())
// Each message of the reader's asks for the next part; after the last one it is told null.
process.on('message', () => process.send?.(parts.next().value ?? null))
