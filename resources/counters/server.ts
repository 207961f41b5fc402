import type { Rows } from '#server/entities/scoped-rows.ts'
import { serve } from '#server/http/serve.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import type { Write } from '#server/writes/write.ts'
import { addToCounter, readCounters, replaceCounters, resetCounters, type StoredCounters } from './contract.ts'
import { counters, countersOf } from './entity.ts'
import { add, type Counters, START } from './rules.ts'

/** The operator's counters in the current sandbox. There is no row before the first change. */
async function read(rows: Rows, { accountId }: Operator): Promise<StoredCounters> {
  const row = await rows(counters).where('account_id', '=', accountId).executeTakeFirst()
  return row ? countersOf(row) : { ...START, version: 0 }
}

/** Computes the next counters from the current ones in one transaction, so that simultaneous changes are not lost. */
const change = (
  write: Write,
  { accountId }: Operator,
  next: (current: StoredCounters) => Counters,
  match: string | typeof ANY_VERSION = ANY_VERSION,
) =>
  write(async ({ insertInto, record, update }) => {
    const first = { account_id: accountId, number: START.number, array: JSON.stringify(START.array), version: 0 }
    const begun = await insertInto('counter', { ...first, updated_at: new Date().toISOString() })
      .onConflict(conflict => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (begun)
      record({ entity: counters.name, id: accountId, action: 'create', before: null, after: countersOf(begun) })
    return update(counters, accountId, { match, fields: next })
  })

const replyOf = (counters: StoredCounters) => ({ status: 200, body: counters }) as const

export const endpoints = [
  serve(readCounters, async ({ rows, operator }) => replyOf(await read(rows, operator))),

  serve(replaceCounters, async ({ write, operator, headers, body }) =>
    replyOf(await change(write, operator, () => body, headers['if-match'])),
  ),

  serve(addToCounter, async ({ write, operator, body: { target, by } }) =>
    replyOf(await change(write, operator, current => add(current, target, by))),
  ),

  serve(resetCounters, async ({ write, operator }) => replyOf(await change(write, operator, () => START))),
]
