import { type SelectQueryBuilder, sql } from 'kysely'
import { countUpToCap, readPage, type SortColumn } from '#server/database/keyset.ts'
import type { Reader } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import type { RowId } from '#server/entities/entity.ts'
import { notFound } from '#shared/errors.ts'

type Wanted<O, S extends string> = {
  sort: S | `-${S}`
  /** The column of each sort. The id decides between equal values. */
  sorts: Record<S, SortColumn<O>>
  limit: number
  cursor?: string
}

/** One page of a query, and the count of all its rows: the body of every list response. */
export async function readList<T extends keyof Tables & string, O extends { id: number }, S extends string>(
  db: Reader,
  query: SelectQueryBuilder<Tables, T, O>,
  { sort, sorts, limit, cursor }: Wanted<O, S>,
) {
  const isDescending = sort.startsWith('-')
  // The contract has validated the sort, so the rest without its sign is a field.
  const column = sorts[sort.replace('-', '') as S]
  const columns: (SortColumn<O> | 'id')[] = column === 'id' ? ['id'] : [column, 'id']
  const page = await readPage(query, { columns, isDescending, limit, cursor })
  return { ...page, count: await countUpToCap(db, query.clearSelect().select(sql<number>`1`.as('one'))) }
}

/** `readList` as the response of an endpoint. */
export async function answerList<T extends keyof Tables & string, O extends { id: number }, S extends string, R>(
  db: Reader,
  query: SelectQueryBuilder<Tables, T, O>,
  toApi: (row: O) => R,
  wanted: Wanted<O, S>,
) {
  const list = await readList(db, query, wanted)
  return { status: 200 as const, body: { ...list, rows: list.rows.map(toApi) } }
}

/** The row with this id among the rows of the query. */
export async function readOne<T extends keyof Tables & string, O>(query: SelectQueryBuilder<Tables, T, O>, id: RowId) {
  const row = await query.where(sql.ref('id'), '=', id).executeTakeFirstOrThrow(notFound)
  return row
}

/** `readOne` as the response of an endpoint. */
export const answerOne = async <T extends keyof Tables & string, O, R extends object>(
  query: SelectQueryBuilder<Tables, T, O>,
  id: RowId,
  toApi: (row: O) => R,
) => ({ status: 200 as const, body: toApi(await readOne(query, id)) })

/**
 * Whether the number in the column begins with these digits. As text, these numbers sort between the digits and the
 * digits followed by `:`, the character after 9.
 */
export const isWithin = (column: string, digits: string) =>
  sql<boolean>`(${sql.ref(column)} >= ${digits} and ${sql.ref(column)} < ${`${digits}:`})`
