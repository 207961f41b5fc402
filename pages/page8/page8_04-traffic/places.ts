import { trafficPath } from '#client/router/links.ts'

// The places within the page (S-ROUTE-4).
export const LIST_PATH = '/page8/page8_04'
export const entryPath = trafficPath
export const replayPath = (id: number): string => `${trafficPath(id)}/replay`
export const comparePath = (a: number | string, b: number | string): string =>
  `${LIST_PATH}/compare/${encodeURIComponent(a)}/${encodeURIComponent(b)}`
/** All requests for one endpoint. */
export const endpointPath = (endpoint: string): string => `${LIST_PATH}?${new URLSearchParams({ endpoint })}`
