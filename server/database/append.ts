/**
 * Appends rows with one commit for all that arrive in one turn of the event loop, or while the commit before is under
 * way. Each caller is answered only after the commit that holds its row, and gets its error when it fails.
 * `store` gets the rows and gives as many results, in the same order.
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
        // `store` gives as many results as it got rows.
        batch.forEach((one, index) => void one.resolve(stored[index] as Stored))
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
      setImmediate(commitAll)
    })
}

/** Keeps a statement below both databases' limits of bound values, and few sizes of it (server/sessions/login-log.ts keeps one prepared for each). */
const MAX_ROWS = 64
