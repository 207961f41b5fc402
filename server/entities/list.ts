import { type SelectQueryBuilder, sql } from 'kysely'
import { countUpToCap, readPage, type SortColumn } from '#server/database/keyset.ts'
import type { Reader } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import { etagOf } from '#server/http/etag.ts'
import { refuse } from '#shared/errors.ts'
import type { RowId } from './entity.ts'

type Wanted<O, S extends string> = {
  sort: S | `-${S}`
  /** The column that each sort goes by; among equals the id decides. */
  sorts: Record<S, SortColumn<O>>
  limit: number
  cursor?: string
}

/** A page of what a query finds, and how much that is: the answer of every list. */
export async function readList<T extends keyof Tables & string, O extends { id: number }, S extends string>(
  db: Reader,
  query: SelectQueryBuilder<Tables, T, O>,
  { sort, sorts, limit, cursor }: Wanted<O, S>,
) {
  const isDescending = sort.startsWith('-')
  // What is left of a sort without its sign is a field.
  const column = sorts[sort.replace('-', '') as S]
  const columns: (SortColumn<O> | 'id')[] = column === 'id' ? ['id'] : [column, 'id']
  const page = await readPage(query, { columns, isDescending, limit, cursor })
  return { ...page, count: await countUpToCap(db, query.clearSelect().select(sql<number>`1`.as('one'))) }
}

/** The same as the endpoint's answer. */
export async function answerList<T extends keyof Tables & string, O extends { id: number }, S extends string, R>(
  db: Reader,
  query: SelectQueryBuilder<Tables, T, O>,
  toApi: (row: O) => R,
  wanted: Wanted<O, S>,
) {
  const list = await readList(db, query, wanted)
  return { status: 200 as const, body: { ...list, rows: list.rows.map(toApi) } }
}

/** The one row of this id among what a query finds. */
export async function readOne<T extends keyof Tables & string, O>(query: SelectQueryBuilder<Tables, T, O>, id: RowId) {
  const row = await query.where(sql.ref('id'), '=', id).executeTakeFirst()
  if (!row) throw refuse('not-found')
  return row
}

/** The same as the endpoint's answer, with the version of rows that have one. */
export async function answerOne<T extends keyof Tables & string, O, R extends object>(
  query: SelectQueryBuilder<Tables, T, O>,
  id: RowId,
  toApi: (row: O) => R,
) {
  const body = toApi(await readOne(query, id))
  const headers = 'version' in body && typeof body.version === 'number' ? etagOf({ version: body.version }) : {}
  return { status: 200 as const, body, headers }
}

/** Does the column's number begin with these digits? Such sort from this text to the text with the sign after 9 behind it. */
export const isWithin = (column: string, digits: string) =>
  sql<boolean>`(${sql.ref(column)} >= ${digits} and ${sql.ref(column)} < ${`${digits}:`})`
