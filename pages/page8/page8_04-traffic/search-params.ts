import { followTopic } from '#client/api/topics.ts'
import { dayFields, momentsOf } from '#client/list/days.ts'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { listTraffic } from '#resources/traffic/contract.ts'

followTopic('traffic', listTraffic.path)

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

declare module '#client/router/links.ts' {
  interface PageStates {
    page8_04: TrafficState
  }
}
