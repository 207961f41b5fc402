import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { refuse } from '#shared/errors.ts'
import { COUNT_CAP } from '#shared/paging.ts'
import { MAX_INTEGER } from '#shared/row.ts'
import { databaseKind, type Reader } from './open.ts'
import type { Tables } from './schema.ts'

/** Where a page ends: the values of its last row in the order of the sort, the id last. */
type Cursor = (string | number)[]

/** The columns that lists are sorted by and that hold numbers; all others hold text. `SortColumn` has the compiler check it. */
const NUMBER_COLUMNS = ['id', 'rank', 'price_cents', 'stock', 'total_cents'] as const
type NumberColumn = (typeof NUMBER_COLUMNS)[number]

/** The columns of a row that a list can be sorted by: numbers are named above, and whole. */
export type SortColumn<O> = {
  [C in keyof O & string]: O[C] extends (C extends NumberColumn ? number : string) ? C : never
}[keyof O & string]

const writeCursor = (values: Cursor): string => Buffer.from(JSON.stringify(values)).toString('base64url')

/** The values of a cursor, which whoever sends it may have made up: each fits its column. */
function readCursor(text: string, columns: readonly string[], hasTextId: boolean): Cursor {
  const fits = (value: unknown, column: number) =>
    isNumberColumn(columns[column], hasTextId) ? isStorableInteger(value) : isStorableText(value)
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (Array.isArray(values) && values.length === columns.length && values.every(fits)) return values
  } catch {
    // Not JSON: falls through to the refusal.
  }
  throw refuse('invalid-input', { errors: [{ pointer: '/query/cursor', code: 'cursor' }] })
}

const isNumberColumn = (column: string | undefined, hasTextId: boolean) =>
  NUMBER_COLUMNS.some(one => one === column) && !(column === 'id' && hasTextId)
const isStorableInteger = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) <= MAX_INTEGER
const isStorableText = (value: unknown) => typeof value === 'string' && !value.includes('\0')

/**
 * One page of a query by keyset: stable while rows are added, as fast on the last page as on the first.
 * `columns` are the sort's columns of `table`, none of them null, ending in a unique one; all go in one direction.
 */
export async function readPage<T extends keyof Tables & string, O extends object>(
  query: SelectQueryBuilder<Tables, T, O>,
  wanted: Wanted<O>,
): Promise<Page<O>> {
  return pageOf(await selectPage(query, wanted).execute(), wanted)
}

/** Where a page's rows come from, when some are kept otherwise than they are shown. */
type Source<T extends keyof Tables & string, O> = {
  query: SelectQueryBuilder<Tables, T, O>
  /** A row as it is shown, which keeps the order of the rows. */
  show?: (row: O) => O
  /** The same backwards, for the values of a cursor. */
  seek?: (values: Cursor) => Cursor
}

/** The same of several queries that find different rows, as if they were one: each walks its own index. */
export async function readMergedPage<T extends keyof Tables & string, O extends object>(
  sources: readonly Source<T, O>[],
  wanted: Wanted<O>,
): Promise<Page<O>> {
  const found = await Promise.all(
    sources.map(async ({ query, show = row => row, seek }) =>
      (await selectPage(query, wanted, seek).execute()).map(show),
    ),
  )
  const direction = wanted.isDescending ? -1 : 1
  const compare = (one: O, other: O) => {
    const column = wanted.columns.find(name => one[name] !== other[name])
    return column === undefined ? 0 : one[column] < other[column] ? -direction : direction
  }
  return pageOf(found.flat().sort(compare), wanted)
}

type Wanted<O> = {
  columns: (SortColumn<O> | ('id' & keyof O))[]
  isDescending: boolean
  limit: number
  cursor?: string
  /** The ids are no numbers. */
  hasTextId?: boolean
}
type Page<O> = { rows: O[]; next: string | null }

/** The rows of a page, and one more where there is one. */
function selectPage<T extends keyof Tables & string, O extends object>(
  query: SelectQueryBuilder<Tables, T, O>,
  wanted: Wanted<O>,
  seek: Source<T, O>['seek'] = values => values,
) {
  const { columns, isDescending, limit, cursor, hasTextId = false } = wanted
  let page = query.limit(limit + 1)
  for (const column of columns) page = page.orderBy(sql.ref(column), isDescending ? 'desc' : 'asc')
  if (cursor !== undefined) {
    const after = seek(readCursor(cursor, columns, hasTextId))
    const left = sql.join(columns.map(column => sql.ref(column)))
    page = page.where(sql<boolean>`(${left}) ${sql.raw(isDescending ? '<' : '>')} (${sql.join(after)})`)
  }
  return page
}

function pageOf<O extends object>(rows: O[], { columns, limit }: Wanted<O>): Page<O> {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    rows: rows.slice(0, limit),
    next: last ? writeCursor(columns.map(column => last[column] as string | number)) : null,
  }
}

/** In SQLite a query that is ordered or cut cannot be a part of another by itself. */
const union = (queries: readonly Expression<unknown>[]) =>
  sql.join(
    queries.map(query => sql`select * from ${query} as part`),
    sql` union all `,
  )

/** How many rows the queries find together, up to the cap: counting on would cost a scan that nobody reads. */
export async function countUpToCap<T extends keyof Tables, O>(
  db: Reader,
  ...queries: SelectQueryBuilder<Tables, T, O>[]
): Promise<{ value: number; isCapped: boolean }> {
  const capped = sql`${union(queries)} limit ${COUNT_CAP + 1}`
  const { rows } = await sql<{ value: number }>`select count(*) as value from (${capped}) as capped`.execute(db)
  const value = Number(rows[0]?.value ?? 0)
  return { value: Math.min(value, COUNT_CAP), isCapped: value > COUNT_CAP }
}

/**
 * A column in a filter that must not choose the index, when `isUnwanted`. SQLite keeps no statistics: it takes any index
 * that fits the filter and sorts what it finds, were it a million rows. PostgreSQL knows better by itself.
 */
export const withoutIndex = <C extends string>(db: Reader, column: C, isUnwanted: boolean) =>
  isUnwanted && databaseKind(db) === 'sqlite'
    ? sql<string | number>`+${sql.ref(column)}`
    : sql.ref<string | number>(column)
