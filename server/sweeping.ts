import { every } from '#server/platform/turns.ts'
import type { Db } from './database/open.ts'
import type { Log } from './platform/log.ts'
import { findSweeps } from './resources.ts'

const SWEEP_MS = 600_000

/** Lets each resource with a `sweep.ts` delete old rows every ten minutes. Returns a function that stops it. */
export function keepSweeping({ db, log }: { db: Db; log: Log }): () => void {
  async function sweepAll() {
    for (const [name, sweep] of await findSweeps())
      await sweep(db).catch(error => log.warn({ error: String(error), name }, 'could not delete old rows'))
  }
  const timer = every(() => void sweepAll(), SWEEP_MS)
  return () => clearInterval(timer)
}
