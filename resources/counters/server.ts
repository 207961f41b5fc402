import type { Db } from '#server/database/open.ts'
import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import type { Write } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import { addToCounter, readCounters, replaceCounters, resetCounters, StoredCounters } from './contract.ts'
import { add, type Counters, START } from './rules.ts'

const countersOf = ({ number, array, version }: RowOf<'counter'>): StoredCounters => ({
  number,
  array: JSON.parse(array),
  version,
})

export const counters = defineEntity({
  name: 'counters',
  needs: 'signed-in',
  table: 'counter',
  scope: 'sandbox',
  toKey: (id, { sandboxId: sandbox_id }) => ({ sandbox_id, account_id: Number(id) }),
  // In a shared sandbox everybody reads the trail, and still counts alone.
  requireOwner({ account_id }, { accountId }) {
    if (account_id !== accountId) throw refuse('not-yours')
  },
  schema: StoredCounters,
  toApi: countersOf,
  toColumns: ({ number, array }: Counters) => ({ number, array: JSON.stringify(array) }),
  isRevertible: true,
})

/** The operator's counters in the sandbox that they work in; nobody has changed them before there is a row. */
async function read(db: Db, { sandboxId, accountId }: Operator): Promise<StoredCounters> {
  const row = await db
    .selectFrom('counter')
    .selectAll()
    .where('sandbox_id', '=', sandboxId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? countersOf(row) : { ...START, version: 0 }
}

/** Changes the counters from what they are at that moment: of two changes at once each sees the other, or is seen. */
const change = (
  write: Write,
  { sandboxId, accountId }: Operator,
  next: (current: StoredCounters) => Counters,
  match: string | typeof ANY_VERSION = ANY_VERSION,
) =>
  write(async ({ trx, record, update }) => {
    const first = {
      sandbox_id: sandboxId,
      account_id: accountId,
      number: START.number,
      array: JSON.stringify(START.array),
      version: 0,
    }
    const begun = await trx
      .insertInto('counter')
      .values({ ...first, updated_at: new Date().toISOString() })
      .onConflict(conflict => conflict.columns(['sandbox_id', 'account_id']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (begun)
      record({ entity: counters.name, id: accountId, action: 'create', before: null, after: countersOf(begun) })
    return update(counters, accountId, { match, fields: next })
  })

const replyOf = (counters: StoredCounters) => ({ status: 200, body: counters, headers: etagOf(counters) }) as const

export const endpoints = [
  serve(readCounters, async ({ db, operator }) => replyOf(await read(db, operator))),

  serve(replaceCounters, async ({ write, operator, headers, body }) =>
    replyOf(await change(write, operator, () => body, headers['if-match'])),
  ),

  serve(addToCounter, async ({ write, operator, body: { target, by } }) =>
    replyOf(await change(write, operator, current => add(current, target, by))),
  ),

  serve(resetCounters, async ({ write, operator }) => replyOf(await change(write, operator, () => START))),
]
