import { href } from '#client/api/connect.ts'
import type { Endpoint, Input } from '#shared/contract.ts'

/**
 * What a page reads whenever it is opened, for the list in its `first-reads.ts`: `orders:read|/api/orders/totals`. The page's
 * document asks for it as soon as the session says that the operator may, before any code has arrived.
 */
export const firstRead = <E extends Endpoint>(endpoint: E, input?: Input<E>): string =>
  `${endpoint.needs}|${href(endpoint, input)}`
