import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { SortColumn } from '#server/database/keyset.ts'
import type { Reader } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import { answerCsv, csvOf } from '#server/http/csv.ts'
import { etagOf } from '#server/http/etag.ts'
import type { HandlerContext, Served } from '#server/http/serve.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import type { Write } from '#server/writes/write.ts'
import type { Endpoint } from '#shared/contract.ts'
import type { ColumnId, Fields, ValuesOf } from '#shared/fields.ts'
import { takesVersion } from '#shared/headers.ts'
import { type CsvCells, type CsvShape, csvOfFields } from './csv-of-fields.ts'
import type { Entity, ReadableEntity, RowId, Versioned, VersionedTable } from './entity.ts'
import { answerList, answerOne, readList } from './list.ts'
import type { Rows, RowsQuery, Scope } from './scoped-rows.ts'

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

/** What a list endpoint reads: its filters, and the column for each sort. */
export type List<T extends keyof Tables, R, E extends Endpoint> = {
  entity: ReadableEntity<T, R>
  endpoint: E
  filters: Filters<T, Query<E>>
  sorts: Record<SortField<Query<E>>, SortColumn<Selectable<Tables[T]>>>
}

export const defineList = <T extends keyof Tables, R, const E extends Endpoint>(
  entity: ReadableEntity<T, R>,
  endpoint: E,
  { filters, sorts }: Pick<List<T, R, E>, 'filters' | 'sorts'>,
): List<T, R, E> => ({ entity, endpoint, filters, sorts })

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

type Found = RowsQuery<never>
type AnyFilter = (found: Found, value: unknown, rows: Rows) => Found | Promise<Found>

/** The rows of a list, filtered but not sorted. */
async function findRows(list: AnyList<unknown>, { rows, query }: Pick<AnyContext, 'rows' | 'query'>) {
  let found: Found = rows(list.entity)
  const values = query as Record<string, unknown>
  // An empty search field sends empty text, which is no filter.
  for (const [name, add] of Object.entries(list.filters) as [string, AnyFilter][])
    if (values[name] !== undefined && values[name] !== '') found = await add(found, values[name], rows)
  return found as never
}

/** `GET /api/members`: one page of the filtered rows, and their count. */
export function serveList<T extends keyof Tables, R, E extends Endpoint>(list: List<T, R, E>): Served {
  const any = anyList(list)
  return joined(list.endpoint, async context =>
    answerList(context.db, await findRows(any, context), (row: never) => any.entity.toApi(row, context.operator), {
      ...context.query,
      sorts: any.sorts,
    }),
  )
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
    const cells = await readCells(context as unknown as HandlerContext<X>)
    const { db, operator, query } = context
    const { head, toLines } = csvOfFields(fields, query as unknown as CsvShape<ColumnId<F>>, cells)
    const found = await findRows(any, context)
    const readPage = (limit: number, cursor?: string) =>
      readList(db, found, { sort: query.sort, sorts: any.sorts, limit, cursor })
    return answerCsv(
      list.entity.name,
      csvOf(head, readPage, page => toLines(page.map(row => any.entity.toApi(row as never, operator) as ValuesOf<F>))),
    )
  })
}

/** The only parameter of the path. */
const idIn = ({ params }: AnyContext): RowId => Object.values(params)[0] ?? ''

/** Rows with a sandbox in their scope are written within that sandbox. */
const writeIn = ({ scope }: { scope: Scope }, { write, writeOwn }: AnyContext) =>
  scope === 'account' ? writeOwn : write

const replyWith = (shown: Versioned) => ({ status: 200, body: shown, headers: etagOf(shown) })

/** `GET /api/members/:memberId` */
export const serveRead = <T extends keyof Tables, R extends object>(
  entity: ReadableEntity<T, R>,
  endpoint: Endpoint,
): Served =>
  joined(endpoint, context => {
    const { rows, operator } = context
    const any = entity as unknown as ReadableEntity<never, object>
    return answerOne(rows(any) as never, idIn(context), (row: never) => any.toApi(row, operator))
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
      const headers = { ...etagOf(created), location: `${endpoint.path}/${created.id}` }
      return { status: 201, body: created, headers }
    }),
  )

/** `PATCH /api/members/:memberId`: changes the fields in the body if `If-Match` names the current version. */
export const serveUpdate = <T extends VersionedTable, R extends F & Versioned, F extends object, E extends Endpoint>(
  entity: Entity<T, R, F>,
  endpoint: Body<E> extends Partial<F> ? E : never,
): Served =>
  joined(endpoint, async context =>
    replyWith(
      await writeIn(
        entity,
        context,
      )(({ update }) =>
        update(entity, idIn(context), { match: context.headers['if-match'], fields: context.body as Partial<F> }),
      ),
    ),
  )

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
  joined(endpoint, async context =>
    replyWith(await writeIn(entity, context)(({ restore }) => restore(entity, idIn(context)))),
  )
