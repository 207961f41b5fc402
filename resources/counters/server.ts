import type { Db } from '#server/database/open.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import { defineNoun, type RowOf } from '#server/writes/noun.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import type { WriteOwn } from '#server/writes/write.ts'
import { addToCounter, readCounters, replaceCounters, resetCounters, StoredCounters } from './contract.ts'
import { add, type Counters, START } from './rules.ts'

const countersOf = ({ number, array, version }: RowOf<'counter'>): StoredCounters => ({
  number,
  array: JSON.parse(array),
  version,
})

export const noun = defineNoun({
  name: 'counters',
  needs: 'signed-in',
  table: 'counter',
  belongsTo: 'account',
  keyOf: (_, { accountId: account_id }) => ({ account_id }),
  shape: StoredCounters,
  tell: countersOf,
  columnsOf: ({ number, array }: Counters) => ({ number, array: JSON.stringify(array) }),
})

/** The counters of an account; nobody has changed them before there is a row. */
async function read(db: Db, accountId: number): Promise<StoredCounters> {
  const row = await db.selectFrom('counter').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return row ? countersOf(row) : { ...START, version: 0 }
}

/** Changes the counters from what they are at that moment: of two changes at once each sees the other, or is seen. */
const change = (
  writeOwn: WriteOwn,
  accountId: number,
  next: (current: StoredCounters) => Counters,
  match: string | typeof ANY_VERSION = ANY_VERSION,
) =>
  writeOwn(async ({ trx, record, update }) => {
    const first = { account_id: accountId, number: START.number, array: JSON.stringify(START.array), version: 0 }
    const begun = await trx
      .insertInto('counter')
      .values({ ...first, updated_at: new Date().toISOString() })
      .onConflict(conflict => conflict.column('account_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (begun) record({ noun: noun.name, id: accountId, action: 'create', before: null, after: countersOf(begun) })
    return update(noun, accountId, { match, fields: next })
  })

const replyOf = (counters: StoredCounters) => ({ status: 200, body: counters, headers: etagOf(counters) }) as const

export const endpoints = [
  serve(readCounters, async ({ db, operator }) => replyOf(await read(db, operator.accountId))),

  serve(replaceCounters, async ({ writeOwn, operator: { accountId }, headers, body }) =>
    replyOf(await change(writeOwn, accountId, () => body, headers['if-match'])),
  ),

  serve(addToCounter, async ({ writeOwn, operator: { accountId }, body: { target, by } }) =>
    replyOf(await change(writeOwn, accountId, current => add(current, target, by))),
  ),

  serve(resetCounters, async ({ writeOwn, operator: { accountId } }) =>
    replyOf(await change(writeOwn, accountId, () => START)),
  ),
]
