import * as z from 'zod/mini'
import type { $ZodShape, $ZodType as Schema } from 'zod/v4/core'
import { readUrlState, type UrlSchema, writeUrlState } from '#client/router/url-state.ts'
import type { Endpoint, ReplyBody } from '#shared/contract.ts'
import type { ListLayout } from './layout/layout.ts'

/** An endpoint that lists rows by page (`pageQuery` and `pageOf` of shared/paging.ts). */
export type ListEndpoint = Endpoint & { query: z.ZodMiniObject }
export type ListRow<E extends ListEndpoint> =
  ReplyBody<E> extends { rows: readonly (infer R extends object)[] } ? R : never
type Query<E extends ListEndpoint> = z.output<E['query']>
/** The endpoint's query without the page: filters and sort. Exports and sums take the same. */
export type ListQuery<E extends ListEndpoint> = Omit<Query<E>, 'limit' | 'cursor'>

/** A default filter can be turned off: `null` means "any". */
type Liftable<T> = undefined extends T ? Exclude<T, undefined> | null : T
// Without this case, the output of an empty object would be a type that allows no keys at all.
type Fields<S extends $ZodShape> = keyof S extends never ? unknown : z.output<z.ZodMiniObject<S>>
type Flat<T> = { [K in keyof T]: T[K] }
type ListState<E extends ListEndpoint, D, F extends $ZodShape, O extends $ZodShape, L extends $ZodShape> = Flat<
  Omit<Query<E>, keyof F | keyof D> & { [K in keyof Query<E> & keyof D]-?: Liftable<Query<E>[K]> } & Fields<F> &
    Fields<O> &
    Fields<L> & { view?: string | undefined }
>

/** Another read of a list's page. */
type OtherRead = { endpoint: Endpoint; query: Record<string, unknown> }

type Definition<E extends ListEndpoint, D, F, O, L extends $ZodShape, S> = {
  /** The page's route inside the console: `/page3/page3_01`. */
  path: `/page${string}`
  /** The page reads this list first whenever it is opened. Then the page's document asks for it (client/start/first-reads.ts). */
  isReadFirst?: boolean
  /** What the page always reads besides, such as the names that its rows show. It is asked for together with the rows. */
  readsAlso?: readonly OtherRead[]
  /** Filters or a sort that apply if the URL does not name any: `isArchived: false`. */
  defaults?: D
  /** Filters whose form in the URL differs from the API's, such as days instead of moments. `toQuery` converts them. */
  fields?: F
  toQuery?: (state: S, zone: string) => Partial<ListQuery<E>>
  /** The zone in which days begin and times are shown, if it is not always the operator's. */
  zoneOf?: (state: S, ownZone: string) => string
  /** State of the page that is not a filter, such as the record in its pane. Saved views don't include it. */
  own?: O
  /** Which columns can be shown, and how. Without it, all columns are shown. */
  layout?: ListLayout<L>
  /** Renames outdated parameters of bookmarks and saved views, in place. */
  upgrade?: (params: URLSearchParams) => void
}

/** What the list kit needs of any list's search. */
export type ListSearch<E extends ListEndpoint, S> = {
  endpoint: E
  schema: UrlSchema
  path: string
  isReadFirst: boolean
  readsAlso: readonly OtherRead[]
  /** The page's id: `page3_01`. */
  page: string
  layout: ListLayout | undefined
  /** Upgrades a search string of any age to the current names. */
  upgrade: (search: string) => string
  read: (search: string) => S
  /** The URL of the list in this state. Omitted fields take their defaults. */
  link: (state?: Partial<S>) => string
  /** True if the patch changes which rows are listed; the list then goes back to its first page. */
  changesRows: (patch: Partial<S>) => boolean
  activeFilters: (state: S) => readonly (keyof S & string)[]
  /** The patch that resets these filters, or all of them. */
  resetOf: (names?: readonly (keyof S)[]) => Partial<S>
  zoneOf: (state: S, ownZone: string) => string
  /** The query for the endpoint. Days begin and end in this zone. */
  queryOf: (state: S, zone: string) => ListQuery<E>
  /** What a saved view stores: filters, sort and layout, but not the page. */
  viewSearchOf: (state: S) => string
  /** The state that a saved view describes, on its first page. */
  readView: (search: string) => S
}
export type StateOf<L> = L extends { read: (search: string) => infer S } ? S : never

/**
 * A list page's state in the URL. Filters, sort and page are the query of the list's endpoint, so a filter has one name
 * in URL, API and SQL. A page keeps this in its `search-params.ts`.
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
    isReadFirst = false,
    readsAlso = [],
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
    // Every list has both in its query.
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
  // The schema consists of exactly the parts that `ListState` names.
  const read = (search: string) => readUrlState(schema, upgradeSearch(search)) as unknown as State
  const write = (state: Partial<State>) => writeUrlState(schema, '', state)
  const initial = readUrlState(schema, '') as unknown as State
  const isInitial = (state: State, name: Name) => JSON.stringify(state[name]) === JSON.stringify(initial[name])
  // The names are those of the schema; `ListState` derives from it.
  const filters = Object.keys(asked).filter(name => name !== 'sort') as Name[]
  const whereabouts = Object.fromEntries([...Object.keys(own ?? {}), 'cursor', 'view'].map(name => [name, undefined]))

  return {
    endpoint,
    schema,
    path,
    isReadFirst,
    readsAlso,
    page: path.slice(path.lastIndexOf('/') + 1),
    // Whoever reads the layout does not need its fields.
    layout: layout as ListLayout | undefined,
    upgrade: upgradeSearch,
    read,
    link: (state = {}) => path + write({ ...initial, ...state }),
    changesRows: patch => Object.keys(patch).some(name => name in asked || name === 'limit'),
    activeFilters: state => filters.filter(name => state[name] !== '' && !isInitial(state, name)),
    // A part of the initial state.
    resetOf: (names = filters) => Object.fromEntries(names.map(name => [name, initial[name]])) as Partial<State>,
    zoneOf: (state, ownZone) => zoneOf?.(state, ownZone) ?? ownZone,
    queryOf(state, zone) {
      // The query's names are part of the state's.
      const values = Object.keys(query).map((name): [string, unknown] => [name, state[name as Name] ?? undefined])
      const named = Object.fromEntries(values.filter(([, value]) => value !== '')) as ListQuery<E>
      return { ...named, ...toQuery?.(state, zone) }
    },
    viewSearchOf: state => write({ ...state, ...whereabouts }).slice(1),
    readView: search => ({ ...read(`?${search}`), ...whereabouts }),
  }
}

const ViewId = z.string().check(z.regex(/^[0-9a-f]{16}$/))

/** A filter with a default is nullable, so that it can be turned off. */
function withDefault(field: Schema | undefined, value: unknown): Schema {
  if (field instanceof z.ZodMiniOptional) return z._default(z.nullable(field.def.innerType), value as never)
  if (field instanceof z.ZodMiniDefault) return z._default(field.def.innerType, value as never)
  throw new Error('A default names a filter that can be left out.')
}
