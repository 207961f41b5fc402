import { once } from 'node:events'
import { forkProgram } from '#server/fork-program.ts'
import type { CompanyTable } from './rows.ts'

/** A batch of rows of one table. All rows have the same columns in the same order. */
export type Part = { table: CompanyTable; rows: object[] }

/**
 * Yields the practice data of these tables in batches, table by table. A child process generates it, because a process
 * returns its memory when it exits. The server's own heap would stay at its peak size, and so would that of a worker
 * thread.
 */
export async function* readCompany(tables: readonly CompanyTable[]): AsyncGenerator<Part> {
  const maker = forkProgram(new URL('./company-process.ts', import.meta.url), tables)
  const failed = once(maker, 'exit').then(([code]) => {
    throw new Error(`The practice data was not made: exit ${code}.`)
  })
  // Killing the process below rejects this promise, which must not become an unhandled rejection.
  failed.catch(() => undefined)
  try {
    for (;;) {
      const [part]: (Part | null)[] = await Promise.race([once(maker, 'message'), failed])
      if (!part) return
      yield part
      maker.send('next')
    }
  } finally {
    maker.kill()
  }
}
