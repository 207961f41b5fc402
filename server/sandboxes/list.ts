import { type SelectQueryBuilder, sql } from 'kysely'
import { countUpToCap, readPage } from '#server/database/keyset.ts'
import type { Db } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'

type Wanted<O, S extends string> = {
  sort: S | `-${S}`
  /** The columns that each sort goes by, the id last. */
  columns: Record<S, (keyof O & string)[]>
  limit: number
  cursor?: string
}

/** A page of what a query finds, and how much that is: the answer of every list. */
export async function readList<T extends keyof Tables & string, O extends object, S extends string>(
  db: Db,
  query: SelectQueryBuilder<Tables, T, O>,
  { sort, columns, limit, cursor }: Wanted<O, S>,
) {
  const isDescending = sort.startsWith('-')
  // What is left of a sort without its sign is a field.
  const field = sort.replace('-', '') as S
  const page = await readPage(query, { columns: columns[field], isDescending, limit, cursor })
  return { ...page, count: await countUpToCap(db, query.clearSelect().select(sql<number>`1`.as('one'))) }
}
