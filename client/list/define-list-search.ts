import * as z from 'zod/mini'
import type { $ZodShape, $ZodType as Schema } from 'zod/v4/core'
import { readUrlState, type UrlSchema, writeUrlState } from '#client/router/url-state.ts'
import type { Endpoint, ReplyBody } from '#shared/contract.ts'
import type { ListLayout } from './layout.ts'

/** An endpoint that lists rows a page at a time (`pageQuery` and `pageOf` of shared/paging.ts). */
export type ListEndpoint = Endpoint & { query: z.ZodMiniObject }
export type ListRow<E extends ListEndpoint> =
  ReplyBody<E> extends { rows: readonly (infer R extends object)[] } ? R : never
type Query<E extends ListEndpoint> = z.output<E['query']>
/** What the endpoint is asked for besides which page: filters and sort. Exports and sums take the same. */
export type ListQuery<E extends ListEndpoint> = Omit<Query<E>, 'limit' | 'cursor'>

/** A default that narrows can be lifted: `null` is "any". */
type Liftable<T> = undefined extends T ? Exclude<T, undefined> | null : T
// The output of an object without fields would be one that has no field whatever.
type Fields<S extends $ZodShape> = keyof S extends never ? unknown : z.output<z.ZodMiniObject<S>>
type Flat<T> = { [K in keyof T]: T[K] }
type ListState<E extends ListEndpoint, D, F extends $ZodShape, O extends $ZodShape, L extends $ZodShape> = Flat<
  Omit<Query<E>, keyof F | keyof D> & { [K in keyof Query<E> & keyof D]-?: Liftable<Query<E>[K]> } & Fields<F> &
    Fields<O> &
    Fields<L> & { view?: string | undefined }
>

type Definition<E extends ListEndpoint, D, F, O, L extends $ZodShape, S> = {
  /** The page's route inside the console: `/page3/page3_01`. */
  path: `/page${string}`
  /** What the list is narrowed to or sorted by when the address does not say: `isArchived: false`. */
  defaults?: D
  /** Filters that read differently in the address than in the API, such as days for moments; `toQuery` translates them. */
  fields?: F
  toQuery?: (state: S, zone: string) => Partial<ListQuery<E>>
  /** The zone in which days begin and times are shown, where it is not always the operator's. */
  zoneOf?: (state: S, ownZone: string) => string
  /** What is the page's alone and no filter, such as the record in its drawer. A saved view does not keep it. */
  own?: O
  /** Which columns can be shown, and how; without it all are. */
  layout?: ListLayout<L>
  /** Renames, in place, the parameters of addresses and saved views from before a filter had its name. */
  upgrade?: (params: URLSearchParams) => void
}

/** What the kit knows of any list's search. */
export type ListSearch<E extends ListEndpoint, S> = {
  endpoint: E
  schema: UrlSchema
  path: string
  /** The page's id: `page3_01`. */
  page: string
  layout: ListLayout | undefined
  /** A search string of whatever age, under the names of today. */
  upgrade: (search: string) => string
  read: (search: string) => S
  /** The address of the list in this state; what is not named is as it is by default. */
  link: (state?: Partial<S>) => string
  /** Does a change of these change which rows are listed? Then the reader begins on the first page again. */
  changesRows: (patch: Partial<S>) => boolean
  /** The filters that are other than by default. */
  activeFilters: (state: S) => readonly (keyof S & string)[]
  /** The change that takes these filters, or all, back to their defaults. */
  resetOf: (names?: readonly (keyof S)[]) => Partial<S>
  zoneOf: (state: S, ownZone: string) => string
  /** What the endpoint is asked for; days of the address begin and end in this zone. */
  queryOf: (state: S, zone: string) => ListQuery<E>
  /** What a saved view keeps: what is shown and how, not where the reader was. */
  viewSearchOf: (state: S) => string
  /** All that a saved view says; the reader begins on its first page. */
  readView: (search: string) => S
}
/** The state of a list's search. */
export type StateOf<L> = L extends { read: (search: string) => infer S } ? S : never

/**
 * A list page's state in the URL, and the way to link to it. The filters, the sort and the page are the query of the list's own
 * endpoint: one name in URL, API and SQL. A page keeps this in its `search-params.ts`, the only file of it that others import.
 */
export function defineListSearch<
  const E extends ListEndpoint,
  const D extends Partial<Query<E>> = Record<never, never>,
  F extends $ZodShape = Record<never, never>,
  O extends $ZodShape = Record<never, never>,
  L extends $ZodShape = Record<never, never>,
>(
  endpoint: E,
  {
    path,
    defaults,
    fields,
    own,
    layout,
    toQuery,
    zoneOf,
    upgrade,
  }: Definition<E, D, F, O, L, NoInfer<ListState<E, D, F, O, L>>>,
): ListSearch<E, ListState<E, D, F, O, L>> {
  type State = ListState<E, D, F, O, L>
  type Name = keyof State & string
  const { limit, cursor, ...query } = endpoint.query.shape
  const asked: Record<string, Schema> = { ...query, ...fields }
  for (const [name, value] of Object.entries(defaults ?? {})) asked[name] = withDefault(asked[name], value)
  const schema: UrlSchema = z.object({
    ...asked,
    ...own,
    limit: limit as Schema,
    cursor: cursor as Schema,
    ...layout?.fields,
    view: z.optional(ViewId),
  })
  const upgradeSearch = (search: string): string => {
    if (!upgrade) return search
    const params = new URLSearchParams(search)
    upgrade(params)
    return params.size > 0 ? `?${params}` : ''
  }
  // The schema is put together from the very parts that `ListState` names.
  const read = (search: string) => readUrlState(schema, upgradeSearch(search)) as unknown as State
  const write = (state: Partial<State>) => writeUrlState(schema, '', state)
  const initial = readUrlState(schema, '') as unknown as State
  const isInitial = (state: State, name: Name) => JSON.stringify(state[name]) === JSON.stringify(initial[name])
  const filters = Object.keys(asked).filter(name => name !== 'sort') as Name[]
  const whereabouts = Object.fromEntries([...Object.keys(own ?? {}), 'cursor', 'view'].map(name => [name, undefined]))

  return {
    endpoint,
    schema,
    path,
    page: path.slice(path.lastIndexOf('/') + 1),
    layout: layout as ListLayout | undefined,
    upgrade: upgradeSearch,
    read,
    link: (state = {}) => path + write({ ...initial, ...state }),
    changesRows: patch => Object.keys(patch).some(name => name in asked || name === 'limit'),
    activeFilters: state => filters.filter(name => state[name] !== '' && !isInitial(state, name)),
    resetOf: (names = filters) => Object.fromEntries(names.map(name => [name, initial[name]])) as Partial<State>,
    zoneOf: (state, ownZone) => zoneOf?.(state, ownZone) ?? ownZone,
    queryOf(state, zone) {
      const values = Object.keys(query).map((name): [string, unknown] => [name, state[name as Name] ?? undefined])
      const named = Object.fromEntries(values.filter(([, value]) => value !== '')) as ListQuery<E>
      return { ...named, ...toQuery?.(state, zone) }
    },
    viewSearchOf: state => write({ ...state, ...whereabouts }).slice(1),
    readView: search => ({ ...read(`?${search}`), ...whereabouts }),
  }
}

const ViewId = z.string().check(z.regex(/^[0-9a-f]{16}$/))

/** A filter that has a default is nullable, or nothing could lift it. */
function withDefault(field: Schema | undefined, value: unknown): Schema {
  if (field instanceof z.ZodMiniOptional) return z._default(z.nullable(field.def.innerType), value as never)
  if (field instanceof z.ZodMiniDefault) return z._default(field.def.innerType, value as never)
  throw new Error('A default names a filter that can be left out.')
}
