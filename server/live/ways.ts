import { channelSocket, liveSocket, streamLiveEvents } from '#resources/live/contract.ts'
import type { Need } from '#shared/permissions.ts'
import type { Channel } from './tickets.ts'

/** Over what a reader hears: one of the sockets, or the event stream. */
export type Way = Channel | 'events'

/** What is declared of each. */
export const WAYS: Record<Way, { path: string; needs: Need }> = {
  live: liveSocket,
  request: channelSocket,
  events: streamLiveEvents,
}
