import * as z from 'zod/mini'
import { LEVELS } from '#shared/permissions.ts'
import { Login } from './sign-ins/login.ts'

/** The kinds of live connections: two sockets, and an event stream. */
export const CHANNELS = {
  live: { path: '/ws/live', needs: 'signed-in' },
  request: { path: '/ws/request', needs: 'channel:use' },
  events: { path: '/api/live/events', needs: 'signed-in' },
} as const
export type Channel = keyof typeof CHANNELS

/** The limit of open event streams per operator and instance, API keys included. Each stream holds a connection. */
export const MAX_STREAMS = 10

/** The places where consoles can be, such as `rooms/3`. */
const Place = z.string().check(z.regex(/^[a-z]{1,20}\/\d{1,10}$/))

/** What a console sends on /ws/live: where its operator is, in their sandbox, and whether they are typing there. */
export const Whereabouts = z.object({
  type: z.literal('at'),
  /** null if the console is at none of them. */
  place: z.nullable(Place),
  isTyping: z.boolean(),
})
export type Whereabouts = z.infer<typeof Whereabouts>

const Person = z.object({ account: z.string(), isTyping: z.boolean() })
export type Person = z.infer<typeof Person>

/**
 * The messages of the sockets and the event stream. All channels send new lines of the login log to operators who may
 * read it. A client that reconnects sends its last `seq` and gets the lines after it, 500 at most; `hello` says how
 * many were omitted. All channels except `/ws/request` also send the ids of rows that were written in the sandbox of
 * the session or key; the client then reads those rows from the API. Sessions also receive messages about their
 * account: changed rows, changed practice faults, the last id of the traffic log and proven tasks of lessons.
 */
export const LiveMessage = z.discriminatedUnion('type', [
  /**
   * `omitted` counts missed lines that are not sent again. They can be read from the API. `hasNews` says whether
   * anything has changed since the mark that the client opened the socket with (`since`). The sandbox and permissions are
   * those of the session or key at this moment: a client that has read others has missed a change.
   */
  z.object({
    type: z.literal('hello'),
    connection: z.string(),
    seq: z.int(),
    omitted: z.optional(z.int()),
    hasNews: z.optional(z.boolean()),
    sandboxId: z.string(),
    permissions: z.array(z.string()),
  }),
  z.object({ type: z.literal('login'), seq: z.int(), login: Login }),
  /** The permissions of the session have changed: its level, the operator's role, or the role that it previews. */
  z.object({ type: z.literal('level'), level: z.enum(LEVELS) }),
  z.object({ type: z.literal('faults') }),
  z.object({ type: z.literal('sandbox') }),
  z.object({ type: z.literal('task'), page: z.string(), task: z.string() }),
  z.object({ type: z.literal('traffic'), lastId: z.int() }),
  /** Everybody who is where this console is, one entry for each of their consoles. */
  z.object({ type: z.literal('people'), place: z.string(), people: z.array(Person) }),
  /** Asks a console for its state. Only on /ws/request. `by` is the account that asks. */
  z.object({ type: z.literal('ask'), id: z.string(), by: z.string() }),
  z.object({ type: z.literal('rows'), entity: z.string(), ids: z.array(z.union([z.int(), z.string()])) }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

/** S-WS-1: the client's response to any message on /ws/request. */
export const ChannelAnswer = z.object({
  websocketData: z.unknown(),
  globalData: z.unknown(),
  mapData: z.unknown(),
})
export type ChannelAnswer = z.infer<typeof ChannelAnswer>

/**
 * The reasons for which the server closes a socket, as WebSocket close codes. A stream sends them in its last event.
 */
export const CLOSED = { sessionEnded: 4401, notPermitted: 4403, tooSlow: 4408, stopping: 1012 } as const

/** The same messages, and a last one with the reason for the end, because an HTTP response has no close code. */
export const StreamedMessage = z.union([LiveMessage, z.object({ type: z.literal('end'), code: z.int() })])
export type StreamedMessage = z.infer<typeof StreamedMessage>
