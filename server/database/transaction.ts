import { pause } from '#server/platform/turns.ts'
import { propertyOf } from '#shared/objects.ts'
import { insideTransaction } from './inside-transaction.ts'
import type { Db, Trx } from './open.ts'

const MAX_TRIES = 12
/** Upper bounds of a random pause before a retry. Random, so that the same transactions don't collide again. */
const FIRST_PAUSE_MS = 10
const MAX_PAUSE_MS = 300
/** PostgreSQL's SQLSTATEs for a conflict with another transaction. */
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Retries a transaction that conflicts with another. After too many conflicts the client is told when to retry. */
export const inTransaction = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  again(() => db.transaction().execute(trx => insideTransaction(() => work(trx))))

/**
 * Runs a transaction in which all statements see the same snapshot, whatever others commit meanwhile. If another
 * transaction changed what this one is about to change, it is retried on the new state.
 */
export const inOneState = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  // SQLite ignores the isolation level. It has only one writer, so a transaction sees only its own changes anyway.
  again(() =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(trx => insideTransaction(() => work(trx))),
  )

async function again<T>(transact: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transact()
    } catch (error) {
      const code = propertyOf(error, 'code')
      if (tries === MAX_TRIES || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK)) throw error
      await pause(Math.random() * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries))
    }
  }
}
