import { href } from '#client/api/connect.ts'
import type { ListEndpoint, ListSearch } from '#client/list/define-list-search.ts'

type Search = ListSearch<ListEndpoint, { limit?: number; cursor?: string }>

const modules = import.meta.glob<Record<string, unknown>>('/pages/**/search-params.ts', { eager: true })
const isSearch = (value: unknown): value is Search => typeof value === 'object' && value !== null && 'queryOf' in value
const searches = Object.values(modules)
  .flatMap(module => Object.values(module).filter(isSearch))
  .filter(({ isReadFirst }) => isReadFirst)

/** The URL of what a list reads first if its page is opened without parameters, in this time zone. */
function firstRead({ endpoint, read, queryOf, zoneOf }: Search, zone: string): string {
  const state = read('')
  const { limit, cursor } = state
  return href(endpoint, { query: { ...queryOf(state, zoneOf(state, zone)), limit, cursor } })
}

/**
 * By path: what pages read first, if a list says so. The build puts it into the page's document (read-early.ts). A list whose
 * days begin in the operator's time zone is left out, because the document doesn't know the zone.
 */
export const firstReads: Readonly<Record<string, string[]>> = Object.fromEntries(
  [...Map.groupBy(searches, ({ path }) => path)].map(([path, lists]) => [path, lists.flatMap(readsOf)]),
)

function readsOf(search: Search): string[] {
  const [here, there] = ['Asia/Taipei', 'America/New_York'].map(zone => firstRead(search, zone))
  const others = search.readsAlso.map(({ endpoint, query }) => href(endpoint, { query }))
  return [...(here !== undefined && here === there ? [here] : []), ...others]
}
