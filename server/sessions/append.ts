import { nextTurn } from '#server/platform/turns.ts'
import { itemAt } from '#shared/objects.ts'

/**
 * Appends rows in batches: one commit for all rows that arrive in the same turn of the event loop or during the
 * previous commit. A caller's promise resolves only after the commit with its row, and rejects if that commit fails.
 * `store` receives the rows and must return as many results, in the same order.
 */
export function createAppender<Row, Stored>(store: (rows: Row[]) => Promise<Stored[]>): (row: Row) => Promise<Stored> {
  type Waiting = { row: Row; resolve: (stored: Stored) => void; reject: (error: unknown) => void }
  const waiting: Waiting[] = []
  let isBusy = false

  async function commitAll() {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_ROWS)
      try {
        const stored = await store(batch.map(one => one.row))
        batch.forEach((one, index) => void one.resolve(itemAt(stored, index)))
      } catch (error) {
        for (const one of batch) one.reject(error)
      }
    }
    isBusy = false
  }

  return row =>
    new Promise((resolve, reject) => {
      waiting.push({ row, resolve, reject })
      if (isBusy) return
      isBusy = true
      void nextTurn().then(commitAll)
    })
}

/**
 * Keeps statements below the parameter limits of both databases, and limits the number of sizes, because
 * server/sessions/login-log.ts keeps a prepared statement for each.
 */
const MAX_ROWS = 64
