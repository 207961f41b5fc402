import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { refuse } from '#shared/errors.ts'
import { COUNT_CAP } from '#shared/paging.ts'
import { MAX_INTEGER } from '#shared/row.ts'
import { databaseKind, type Reader } from './open.ts'
import type { Tables } from './schema.ts'

/** The position where a page ends: the values of its last row in sort order, with the id last. */
type Cursor = (string | number)[]

/** The sortable columns that hold numbers. All others hold text. The compiler checks this through `SortColumn`. */
const NUMBER_COLUMNS = ['id', 'count', 'rank', 'price_cents', 'stock', 'total_cents'] as const
type NumberColumn = (typeof NUMBER_COLUMNS)[number]

/** The columns that a list can be sorted by. Numbers must be integers and named above. */
export type SortColumn<O> = {
  [C in keyof O & string]: O[C] extends (C extends NumberColumn ? number : string) ? C : never
}[keyof O & string]

/** The cursor of the page after a row with these values, or after such a row that doesn't exist. */
export const writeCursor = (values: Cursor): string =>
  new TextEncoder().encode(JSON.stringify(values)).toBase64({ alphabet: 'base64url', omitPadding: true })

/**
 * Parses a cursor. Anyone can forge one, so each value must fit its column: an integer, a time, a day or a text. Every list
 * reads its cursor here.
 */
export function readCursor(text: string, columns: readonly string[], hasTextId = false): Cursor {
  const fits = (value: unknown, column: number) => fitsColumn(value, columns[column] ?? '', hasTextId)
  try {
    const values: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.fromBase64(text, { alphabet: 'base64url' })))
    if (Array.isArray(values) && values.length === columns.length && values.every(fits)) return values
  } catch {
    // Not JSON. It is refused below.
  }
  throw refuse('invalid-input', { errors: [{ pointer: '/query/cursor', code: 'cursor' }] })
}

const isNumberColumn = (column: string, hasTextId: boolean) =>
  NUMBER_COLUMNS.some(one => one === column) && !(column === 'id' && hasTextId)
/** The names of columns with a time (`placed_at`) or a day (`joined_on`), which the code computes with. */
const TIME_COLUMN = /(^|_)at$/
const DAY_COLUMN = /_on$|^since$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/
const DAY = /^\d{4}-\d\d-\d\d$/

function fitsColumn(value: unknown, column: string, hasTextId: boolean): boolean {
  if (isNumberColumn(column, hasTextId)) return isStorableInteger(value)
  if (!isStorableText(value)) return false
  const format = TIME_COLUMN.test(column) ? TIME : DAY_COLUMN.test(column) ? DAY : null
  return format === null || (format.test(value) && !Number.isNaN(Date.parse(value)))
}

const isStorableInteger = (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) <= MAX_INTEGER
const isStorableText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')

/**
 * One page of a query by keyset: it stays stable while rows are added, and the last page is as fast as the first.
 * `columns` are the sort columns of `table`. They must not be null, must end in a unique column, and share one
 * direction.
 */
export async function readPage<T extends keyof Tables & string, O extends object>(
  query: SelectQueryBuilder<Tables, T, O>,
  wanted: Wanted<O>,
): Promise<Page<O>> {
  return pageOf(await selectPage(query, wanted).execute(), wanted)
}

/** A query for the rows of a page. Stored values can differ from shown values, as for moved dates. */
type Source<T extends keyof Tables & string, O> = {
  query: SelectQueryBuilder<Tables, T, O>
  /** Converts a row to its shown values. Must keep the order of the rows. */
  show?: (row: O) => O
  /** The reverse of `show`, for the values of a cursor. */
  seek?: (values: Cursor) => Cursor
}

/** Reads one page from several disjoint queries as if they were one. Each query uses its own index. */
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
  /** Set when ids are text. */
  hasTextId?: boolean
}
type Page<O> = { rows: O[]; next: string | null }

/** Selects one row more than the page holds, to tell whether there is a next page. */
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
    // Sort columns hold texts or numbers (`SortColumn`).
    next: last ? writeCursor(columns.map(column => last[column] as string | number)) : null,
  }
}

/** SQLite doesn't accept an ordered or limited query directly within a union. */
const union = (queries: readonly Expression<unknown>[]) =>
  sql.join(
    queries.map(query => sql`select * from ${query} as part`),
    sql` union all `,
  )

/** Counts the rows of all queries up to the cap. An exact count beyond it would need a full scan. */
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
 * A column in a filter that must not determine the index when `isUnwanted`. SQLite keeps no statistics here: it picks
 * any index that matches the filter and then sorts everything it finds, even a million rows. PostgreSQL plans this
 * correctly.
 */
export const withoutIndex = <C extends string>(db: Reader, column: C, isUnwanted: boolean) =>
  isUnwanted && databaseKind(db) === 'sqlite'
    ? sql<string | number>`+${sql.ref(column)}`
    : sql.ref<string | number>(column)
