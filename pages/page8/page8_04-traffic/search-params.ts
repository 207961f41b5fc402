import { dayFields, momentsOf } from '#client/list/days.ts'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { linkTo } from '#client/router/links.ts'
import { listTraffic } from '#resources/traffic/contract.ts'

/** Days belong to the operator's zone, both included. */
export const trafficSearch = defineListSearch(listTraffic, {
  path: '/page8/page8_04',
  fields: dayFields,
  toQuery: momentsOf,
  upgrade: params => {
    // Older bookmarks have a parameter from before the filter was named like that of the API.
    if (params.get('fault') === 'on') params.set('isFaulted', 'true')
    params.delete('fault')
  },
})
export type TrafficState = StateOf<typeof trafficSearch>

/** True if the only filter is that for other programs. If there are no requests, the page explains how to send some. */
export const isForOthers = (state: TrafficState): boolean =>
  state.client === 'other' && trafficSearch.activeFilters(state).length === 1

/** `linkToTraffic({ endpoint: 'listMembers' })`: all requests for one endpoint. */
export const linkToTraffic = trafficSearch.link
// The routes within the page (S-ROUTE-4).
export const linkToReplay = (id: number): string => linkTo(['page8_04', id, 'replay'])
export const linkToComparison = (a: number | string, b: number | string): string =>
  linkTo(['page8_04', 'compare', a, b])
