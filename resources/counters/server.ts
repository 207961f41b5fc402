import type { Db } from '#server/database/open.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import { refuse } from '#shared/errors.ts'
import { addToCounter, readCounters, replaceCounters, resetCounters, type StoredCounters } from './contract.ts'
import { add, type Counters, START } from './rules.ts'

const replyOf = (counters: StoredCounters) => ({ status: 200, body: counters, headers: etagOf(counters) }) as const

/** The counters of an account, made at the first look. */
async function read(db: Db, accountId: number): Promise<StoredCounters> {
  const row = await db.selectFrom('counter').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  if (row) return { number: row.number, array: JSON.parse(row.array), version: row.version }
  const { number, array } = START
  await db
    .insertInto('counter')
    .values({ account_id: accountId, number, array: JSON.stringify(array), version: 1 })
    .onConflict(conflict => conflict.column('account_id').doNothing())
    .execute()
  return read(db, accountId)
}

/** Compare and set: of two changes at once, one is written and the other made again from what is there then. */
async function change(db: Db, accountId: number, next: (current: StoredCounters) => Counters): Promise<StoredCounters> {
  for (;;) {
    const current = await read(db, accountId)
    const { number, array } = next(current)
    const version = current.version + 1
    const { numUpdatedRows } = await db
      .updateTable('counter')
      .set({ number, array: JSON.stringify(array), version })
      .where('account_id', '=', accountId)
      .where('version', '=', current.version)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return { number, array, version }
  }
}

export const endpoints = [
  serve(readCounters, async ({ db, operator }) => replyOf(await read(db, operator.accountId))),

  serve(replaceCounters, async ({ db, operator, headers, body }) => {
    const match = headers['if-match']
    const put = (current: StoredCounters) => {
      if (match !== undefined && match !== etagOf(current).etag) throw refuse('stale', { current })
      return body
    }
    return replyOf(await change(db, operator.accountId, put))
  }),

  serve(addToCounter, async ({ db, operator, body: { target, by } }) =>
    replyOf(await change(db, operator.accountId, current => add(current, target, by))),
  ),

  serve(resetCounters, async ({ db, operator }) => replyOf(await change(db, operator.accountId, () => START))),
]
