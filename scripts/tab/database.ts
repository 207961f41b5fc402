import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { makeTemplate } from '#scripts/sqlite-template.ts'
import { openDatabase } from '#server/database/open.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { deleteRows } from '#server/sandboxes/rows.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'

/**
 * Writes a seeded database, compressed. Its operators' data is left out: the first visit copies it from the seeded data,
 * moved to its own day (tab/worker/main.ts).
 */
export async function writeDatabase(into: string): Promise<void> {
  const folder = makeTemplate()
  try {
    const db = await openDatabase(folder)
    await inTransaction(db, async trx => {
      await deleteRows(trx, [MAIN])
      await trx.updateTable('sandbox').set({ ends_at: '' }).where('id', '=', MAIN).execute()
    })
    await db.destroy()
    const file = `${folder}/strive.sqlite`
    const raw = new DatabaseSync(file)
    // A browser has no shared memory, which the write-ahead log needs.
    raw.exec('pragma journal_mode = delete; vacuum')
    raw.close()
    writeFileSync(into, gzipSync(readFileSync(file), { level: 9 }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
