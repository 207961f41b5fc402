import * as z from 'zod/mini'
import { LEVELS } from '#shared/permissions.ts'
import { Login } from './login.ts'

/** The kinds of live connections: two sockets, and an event stream. */
export const CHANNELS = {
  live: { path: '/ws/live', needs: 'signed-in' },
  request: { path: '/ws/request', needs: 'channel:use' },
  events: { path: '/api/live/events', needs: 'signed-in' },
} as const
export type Channel = keyof typeof CHANNELS

/** How many event streams an operator may have open on one instance, keys of theirs among them: each holds a connection. */
export const MAX_STREAMS = 10

/**
 * The messages of the sockets and the event stream. All carry new lines of the login log, for those who may read it, and go on after
 * the `seq` that the reader names when it comes back, with the last 500 of them at most (the greeting says how many it leaves out). All but `/ws/request` also say which rows
 * were written (their ids, which the reader asks the API for), of the sandbox in which the session or key works; and to a session, of
 * what is the account's own: its rows, that its practice faults are other ones, up to which row its traffic log has grown, which task of
 * a lesson is proven.
 */
export const LiveMessage = z.discriminatedUnion('type', [
  /** `omitted`: so many more lines were missed than are sent again; the API has them. */
  z.object({ type: z.literal('hello'), connection: z.string(), seq: z.int(), omitted: z.optional(z.int()) }),
  z.object({ type: z.literal('login'), seq: z.int(), login: Login }),
  /** What the session may do has changed: by its level, by the role of its operator, or by one that it previews. */
  z.object({ type: z.literal('level'), level: z.enum(LEVELS) }),
  z.object({ type: z.literal('faults') }),
  z.object({ type: z.literal('sandbox') }),
  z.object({ type: z.literal('task'), page: z.string(), task: z.string() }),
  z.object({ type: z.literal('traffic'), lastId: z.int() }),
  z.object({ type: z.literal('rows'), entity: z.string(), ids: z.array(z.union([z.int(), z.string()])) }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

/** S-WS-1: a console's answer to any message on /ws/request. */
export const ChannelAnswer = z.object({
  websocketData: z.unknown(),
  globalData: z.unknown(),
  mapData: z.unknown(),
})
export type ChannelAnswer = z.infer<typeof ChannelAnswer>

/** Why the server closed a socket, as WebSocket close codes; a stream says them in its last event. */
export const CLOSED = { sessionEnded: 4401, notPermitted: 4403, tooSlow: 4408, stopping: 1012 } as const

/** The same messages, and last of all why there are no more: an answer has no close code. */
export const StreamedMessage = z.union([LiveMessage, z.object({ type: z.literal('end'), code: z.int() })])
export type StreamedMessage = z.infer<typeof StreamedMessage>
