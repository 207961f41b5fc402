import { type Expression, sql } from 'kysely'
import type { Trx } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import { refuse } from '#shared/errors.ts'
import { lockRows, type Owner } from './lock.ts'

/** The rows that count, and how many there may be. */
export type Limit = { rows: Expression<unknown>; max: number }

type Options = { wanted?: number; code?: 'limit-reached' | 'too-many-faults' }

/**
 * Refuses when so many more rows of an owner would be too many. They are locked before they are counted, and until the transaction ends:
 * of two that ask for the last place at once, one is refused.
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
