import { setTimeout as sleep } from 'node:timers/promises'
import { insideTransaction } from './inside-transaction.ts'
import type { Db, Trx } from './open.ts'

const MAX_TRIES = 12
/** Before a transaction is tried again, at random up to this: those that met would else meet again. */
const FIRST_PAUSE_MS = 10
const MAX_PAUSE_MS = 300
/** PostgreSQL's SQLSTATEs for a transaction that another one got in the way of. */
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** A transaction, done again when another one got in its way; when that happens too often, the caller may come back (failures.ts). */
export const inTransaction = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  again(() => db.transaction().execute(trx => insideTransaction(() => work(trx))))

/**
 * A transaction that sees one state of the database from its first statement to its last, whatever others commit meanwhile. When
 * one of them changed what it is about to change, it is done again from the new state.
 */
export const inOneState = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  // SQLite has one writer, who sees nothing else.
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
      const { code } = (error ?? {}) as { code?: unknown }
      if (tries === MAX_TRIES || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK)) throw error
      await sleep(Math.random() * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries))
    }
  }
}
