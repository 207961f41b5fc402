import { href } from '#client/api/connect.ts'
import type { ListEndpoint, ListSearch } from '#client/list/define-list-search.ts'

type Search = ListSearch<ListEndpoint, { limit?: number; cursor?: string }>

const modules = import.meta.glob<Record<string, unknown>>('/pages/**/search-params.ts', { eager: true })
const isSearch = (value: unknown): value is Search => typeof value === 'object' && value !== null && 'queryOf' in value
const searches = Object.values(modules)
  .flatMap(module => Object.values(module).filter(isSearch))
  .filter(({ isReadFirst }) => isReadFirst)

/** The URL of what a list reads first if its page is opened without parameters, in this time zone. */
function urlOfRows({ endpoint, read, queryOf, zoneOf }: Search, zone: string): string {
  const state = read('')
  const { limit, cursor } = state
  return href(endpoint, { query: { ...queryOf(state, zoneOf(state, zone)), limit, cursor } })
}

/** What pages read whenever they are opened, if the operator may. */
const files = import.meta.glob<readonly string[]>('/pages/**/first-reads.ts', { eager: true, import: 'default' })
const pathOf = (file: string) => file.replace(/^\/pages|-[^/]*\/first-reads\.ts$/g, '')

/**
 * By path: what pages read first, if a list or the page says so. The build puts it into the page's document (read-early.ts).
 * A list whose days begin in the operator's time zone is left out, because the document doesn't know the zone.
 */
export const firstReads: Readonly<Record<string, string[]>> = collected([
  ...searches.map(search => [search.path, readsOf(search)] as const),
  ...Object.entries(files).map(([file, reads]) => [pathOf(file), reads] as const),
])

function collected(entries: (readonly [path: string, reads: readonly string[]])[]) {
  const byPath = Map.groupBy(entries, ([path]) => path)
  return Object.fromEntries([...byPath].map(([path, all]) => [path, all.flatMap(([, reads]) => reads)]))
}

function readsOf(search: Search): string[] {
  const [here, there] = ['Asia/Taipei', 'America/New_York'].map(zone => urlOfRows(search, zone))
  const others = search.readsAlso.map(({ endpoint, query }) => href(endpoint, { query }))
  return [...(here !== undefined && here === there ? [here] : []), ...others]
}
