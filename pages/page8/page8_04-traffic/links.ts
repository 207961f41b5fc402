import { linkTo } from '#client/router/links.ts'
import type { TrafficState } from './search-params.ts'

/** `linkToTraffic({ endpoint: 'listMembers' })`: all requests for one endpoint. */
export const linkToTraffic = (state: Partial<TrafficState> = {}): string => linkTo('page8_04', state)
// The routes within the page (S-ROUTE-4).
export const linkToReplay = (id: number): string => linkTo(['page8_04', id, 'replay'])
export const linkToComparison = (a: number | string, b: number | string): string =>
  linkTo(['page8_04', 'compare', a, b])
