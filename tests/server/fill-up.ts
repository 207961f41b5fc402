import { insertRows } from '#server/database/bulk.ts'
import type { TestApp } from '#tests/test-app.ts'

/** A table whose rows have a number in their sandbox. */
type Table = 'recorded_event' | 'order' | 'support_ticket' | 'member' | 'member_import' | 'form_answer'

const FIRST_ID = 2_000_000

/** The rows of a sandbox in a table, and what inserts this many copies of the newest one directly. */
export function rowsToCopy(app: TestApp, table: Table, sandboxId: string) {
  const all = app.db.selectFrom(table).selectAll().where('sandbox_id', '=', sandboxId).orderBy('id', 'desc')
  return {
    count: async () => (await all.execute()).length,
    async copy(count: number) {
      const row = await all.limit(1).executeTakeFirstOrThrow()
      const copies = Array.from({ length: count }, (_, index) => {
        const id = FIRST_ID + index
        return { ...row, id, ...('email' in row && { email: `${id}@strive.example` }) }
      })
      await insertRows(app.db, table, copies)
    },
  }
}
