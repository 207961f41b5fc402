import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { CompanyTable } from './rows.ts'

/** Some rows of one table of the practice data, all with the same columns in the same order. */
export type Part = { table: CompanyTable; rows: object[] }

/**
 * The practice data of these tables, part by part, in their order. It is made by a process of its own, which returns its memory when
 * it ends: a server never gives back what it has once grown to, and neither does a thread of its own.
 */
export async function* readCompany(tables: readonly CompanyTable[]): AsyncGenerator<Part> {
  const maker = fork(new URL('./company-process.ts', import.meta.url), tables, {
    execArgv: [],
    serialization: 'advanced',
  })
  const failed = once(maker, 'exit').then(([code]) => {
    throw new Error(`The practice data was not made: exit ${code}.`)
  })
  // The process is ended below once everything has been read: nobody waits for that.
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
