import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { CopiedTable } from '#server/sandboxes/tables.ts'

/** Some rows of one table of the practice data, all with the same columns in the same order. */
export type Part = { table: CopiedTable | 'event'; rows: object[] }

/**
 * The practice data, part by part, each table after those that it points at. It is made by a process of its own, which takes the
 * memory that this needs with it when it ends: a server keeps for good what it has once grown to, a thread's share too.
 */
export async function* readCompany(): AsyncGenerator<Part> {
  const maker = fork(new URL('./company-process.ts', import.meta.url), { execArgv: [], serialization: 'advanced' })
  const failed = once(maker, 'exit').then(([code]) => {
    throw new Error(`The practice data was not made: exit ${code}.`)
  })
  // Nobody hears of the end that is wanted.
  failed.catch(() => undefined)
  try {
    for (;;) {
      maker.send('next')
      const [part]: (Part | null)[] = await Promise.race([once(maker, 'message'), failed])
      if (!part) return
      yield part
    }
  } finally {
    maker.kill()
  }
}
