import { dayFields, momentsOf } from '#client/list/days.ts'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { linkTo } from '#client/router/links.ts'
import { listTraffic } from '#resources/traffic/contract.ts'

/** Days are those of the operator's zone, both included. */
export const trafficSearch = defineListSearch(listTraffic, {
  path: '/page8/page8_04',
  fields: dayFields,
  toQuery: momentsOf,
  upgrade: params => {
    // A bookmark from before the filter had the name that it has in the API.
    if (params.get('fault') === 'on') params.set('isFaulted', 'true')
    params.delete('fault')
  },
})
export type TrafficState = StateOf<typeof trafficSearch>

/** Asked for other programs' requests and nothing else: when there are none, the way to make some is what helps. */
export const isForOthers = (state: TrafficState): boolean =>
  state.client === 'other' && trafficSearch.activeFilters(state).length === 1

/** `linkToTraffic({ endpoint: 'listMembers' })`: all requests for one endpoint. */
export const linkToTraffic = trafficSearch.link
// The places within the page (S-ROUTE-4).
export const linkToReplay = (id: number): string => linkTo(['page8_04', id, 'replay'])
export const linkToComparison = (a: number | string, b: number | string): string =>
  linkTo(['page8_04', 'compare', a, b])
