import { type Expression, sql } from 'kysely'
import type { Trx } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import { refuse } from '#shared/errors.ts'
import { lockRows, type Owner } from './lock.ts'

/** The rows to count, and the maximum. */
export type Limit = { rows: Expression<unknown>; max: number }

type Options = { wanted?: number; code?: 'limit-reached' | 'too-many-faults' }

/**
 * Refuses when `wanted` more rows would exceed the limit. The owner's rows are locked before they are counted and until
 * the transaction ends, so of two concurrent requests for the last free place one is refused.
 */
export async function requireLimit(
  trx: Trx,
  table: keyof Tables,
  owner: Owner,
  { rows, max }: Limit,
  options: Options = {},
) {
  await lockRows(trx, table, owner)
  const counted = sql<{ count: number | string }>`select count(*) as count from ${rows} as counted`
  const count = Number((await counted.execute(trx)).rows[0]?.count)
  const { wanted = 1, code = 'limit-reached' } = options
  if (count + wanted > max) throw refuse(code)
}
