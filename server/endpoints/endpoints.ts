import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { SortColumn } from '#server/database/keyset.ts'
import type { Reader } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Entity, ReadableEntity, RowId, RowOf, Versioned, VersionedTable } from '#server/entities/entity.ts'
import type { Rows, RowsQuery, Scope } from '#server/entities/scoped-rows.ts'
import { answerCsv, csvOf } from '#server/http/csv.ts'
import type { HandlerContext, Served } from '#server/http/serve.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import type { Write } from '#server/writes/write.ts'
import type { Endpoint } from '#shared/contract.ts'
import type { ColumnId, Fields, ValuesOf } from '#shared/fields.ts'
import { takesVersion } from '#shared/headers.ts'
import { type CsvCells, type CsvShape, csvOfFields } from './csv-of-fields.ts'
import { readList, readOne } from './list.ts'

// The standard endpoints of an entity. Special cases are in the `server.ts` of the resource.

type Body<E> = E extends { body: z.ZodMiniType } ? z.output<E['body']> : never
type Query<E extends Endpoint> = E['query'] extends z.ZodMiniType ? z.output<E['query']> : never
type SortField<Q> = Q extends { sort: infer S } ? (S extends `-${string}` ? never : S & string) : never
type ToFields<E, F> = (body: Body<E>) => NoInfer<F>
type Identified = Versioned & { id: RowId }

/** What each filter of the contract adds to the query. `rows` reads other rows. A missing filter doesn't compile. */
type Filters<T extends keyof Tables, Q> = {
  [K in Exclude<keyof Q, 'limit' | 'cursor' | 'sort'>]-?: (
    found: RowsQuery<T>,
    value: NonNullable<Q[K]>,
    rows: Rows,
  ) => RowsQuery<T> | Promise<RowsQuery<T>>
}

/** Rows as the API returns them, if their entity alone can't tell: with the names of other rows. */
type Show<T extends keyof Tables, R> = (rows: Rows, found: RowOf<T>[]) => Promise<R[]>

/** What a list endpoint reads: its filters, and the column for each sort. */
export type List<T extends keyof Tables, R, E extends Endpoint> = {
  entity: ReadableEntity<T, unknown>
  endpoint: E
  filters: Filters<T, Query<E>>
  sorts: Record<SortField<Query<E>>, SortColumn<Selectable<Tables[T]>>>
  show?: Show<T, R>
}

export const defineList = <T extends keyof Tables, R, const E extends Endpoint, S = R>(
  entity: ReadableEntity<T, R>,
  endpoint: E,
  parts: Pick<List<T, S, E>, 'filters' | 'sorts' | 'show'>,
): List<T, S, E> => ({ entity, endpoint, ...parts })

/** The part of the context that these handlers use. `serve` guarantees it for every contract of their kind. */
type AnyContext = {
  db: Reader
  rows: Rows
  operator: Operator
  params: Record<string, RowId>
  query: { sort: never; limit: number; cursor?: string }
  headers: { 'if-match': string }
  body: never
  write: Write
  writeOwn: Write
}

/** Joins an endpoint to a handler in this file. The cast is safe because its contract provides `AnyContext`. */
const joined = (endpoint: Endpoint, run: (context: AnyContext) => Promise<unknown>): Served => ({
  endpoint,
  handle: run as unknown as Served['handle'],
})

/** A list with erased types. `defineList` has checked that its parts match. */
type AnyList<R> = List<never, R, Endpoint>
const anyList = <T extends keyof Tables, R, E extends Endpoint>(list: List<T, R, E>) => list as unknown as AnyList<R>

type AnyFilter<T extends keyof Tables> = Filters<T, Record<string, unknown>>[string]

/** The rows that the filters of a list leave, in no order. */
export async function findRows<T extends keyof Tables & string, R, E extends Endpoint>(
  { entity, filters }: List<T, R, E>,
  rows: Rows,
  query: Omit<Query<E>, 'limit' | 'cursor' | 'sort'> & object,
): Promise<RowsQuery<T>> {
  let found = rows(entity)
  const values: Readonly<Record<string, unknown>> = { ...query }
  // Each filter takes the value of its name.
  for (const [name, add] of Object.entries<AnyFilter<T>>(filters as never)) {
    const value = values[name] ?? ''
    // An empty search field sends empty text, which is no filter.
    if (value !== '') found = await add(found, value, rows)
  }
  return found
}

/** One page of a list as the API returns it. */
async function readPage<R>(list: AnyList<R>, found: RowsQuery<never>, { db, rows, operator, query }: AnyContext) {
  const { entity, sorts, show } = list
  // The types are erased (`AnyList`); `defineList` has checked that rows, sorts and `toApi` match.
  const page = await readList(db, found as never, { ...query, sorts })
  const shown = show ? await show(rows, page.rows) : page.rows.map(row => entity.toApi(row as never, operator))
  return { ...page, rows: shown as R[] }
}

/** `GET /api/members`: one page of the filtered rows, and their count. */
export function serveList<T extends keyof Tables, R, E extends Endpoint>(list: List<T, R, E>): Served {
  const any = anyList(list)
  return joined(list.endpoint, async context => ({
    status: 200,
    // The query of the list's own endpoint.
    body: await readPage(any, await findRows(any, context.rows, context.query as never), context),
  }))
}

type ExportEndpoint<F extends Fields> = Endpoint & { query: z.ZodMiniType<CsvShape<ColumnId<F>>> }

/**
 * `GET /api/members/export`: all filtered rows of a list, as CSV. `readCells` returns what shows values of other rows.
 */
export function serveExport<T extends keyof Tables, F extends Fields, E extends Endpoint, X extends ExportEndpoint<F>>(
  list: List<T, ValuesOf<F>, E>,
  endpoint: X,
  fields: F,
  readCells: (context: HandlerContext<X>) => Promise<CsvCells<F>> = async () => ({}),
): Served {
  const any = anyList(list)
  return joined(endpoint, async context => {
    // `serveExport` checks that the endpoint's query has the columns of these fields and the list's filters.
    const cells = await readCells(context as unknown as HandlerContext<X>)
    const { rows, query } = context
    const { head, toLines } = csvOfFields(fields, query as unknown as CsvShape<ColumnId<F>>, cells)
    const found = await findRows(any, rows, query as never)
    const readBatch = (limit: number, cursor?: string) =>
      readPage(any, found, { ...context, query: { sort: query.sort, limit, cursor } })
    return answerCsv(list.entity.name, csvOf(head, readBatch, toLines))
  })
}

/** The only parameter of the path. */
const idIn = ({ params }: AnyContext): RowId => Object.values(params)[0] ?? ''

/** Rows with a sandbox in their scope are written within that sandbox. */
const writeIn = ({ scope }: { scope: Scope }, { write, writeOwn }: AnyContext) =>
  scope === 'account' ? writeOwn : write

/** `GET /api/members/:memberId`. */
export const serveRead = <T extends keyof Tables & string, R extends object>(
  entity: ReadableEntity<T, R>,
  endpoint: Endpoint,
  show?: Show<T, object>,
): Served =>
  joined(endpoint, async context => {
    const { rows, operator } = context
    // `rows` reads the entity's own table.
    const row = (await readOne(rows(entity), idIn(context))) as RowOf<T>
    const [body] = show ? await show(rows, [row]) : [entity.toApi(row, operator)]
    return { status: 200, body }
  })

/** `POST /api/members`: returns 201 with the URL of the new row. `toFields` adds fields that are not in the body. */
export const serveCreate = <T extends VersionedTable, R extends F & Identified, F extends object, E extends Endpoint>(
  entity: Entity<T, R, F>,
  endpoint: E,
  ...[toFields]: Body<E> extends F ? [toFields?: ToFields<E, F>] : [toFields: ToFields<E, F>]
): Served =>
  joined(endpoint, context =>
    writeIn(
      entity,
      context,
    )(async ({ create }) => {
      const body: Body<E> = context.body
      // The parameter's type guarantees that without `toFields` the body holds all fields.
      const created = await create(entity, toFields ? toFields(body) : (body as unknown as F))
      return { status: 201, body: created, headers: { location: `${endpoint.path}/${created.id}` } }
    }),
  )

/** `PATCH /api/members/:memberId`: changes the fields in the body if `If-Match` names the current version. */
export const serveUpdate = <T extends VersionedTable, R extends F & Versioned, F extends object, E extends Endpoint>(
  entity: Entity<T, R, F>,
  endpoint: Body<E> extends Partial<F> ? E : never,
): Served =>
  joined(endpoint, async context => ({
    status: 200,
    body: await writeIn(
      entity,
      context,
    )(({ update }) =>
      // The contract has parsed the body.
      update(entity, idIn(context), { match: context.headers['if-match'], fields: context.body as Partial<F> }),
    ),
  }))

/** `DELETE /api/teams/:teamId`: checks `If-Match` if the contract requires it. */
export const serveDelete = <T extends VersionedTable, R extends F & Versioned, F extends object>(
  entity: Entity<T, R, F>,
  endpoint: Endpoint,
): Served =>
  joined(endpoint, async context => {
    const match = takesVersion(endpoint.headers) ? context.headers['if-match'] : ANY_VERSION
    await writeIn(entity, context)(({ remove }) => remove(entity, idIn(context), match))
    return { status: 204, body: undefined }
  })

/** `POST /api/teams/:teamId/restore`: undoes a deletion. */
export const serveRestore = <T extends VersionedTable, R extends F & Versioned, F extends object>(
  entity: Entity<T, R, F>,
  endpoint: Endpoint,
): Served =>
  joined(endpoint, async context => ({
    status: 200,
    body: await writeIn(entity, context)(({ restore }) => restore(entity, idIn(context))),
  }))
