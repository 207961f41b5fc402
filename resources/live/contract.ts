import * as z from 'zod/mini'
import { Login } from '#resources/login-log/contract.ts'
import { endpoint, events, refusal, secret, socket } from '#shared/contract.ts'
import { LEVELS } from '#shared/permissions.ts'
import { MAX_INTEGER } from '#shared/row.ts'

export const title = { en: 'Live messages', zh: '即時訊息' }

/** A ticket opens one socket, once: it travels as the second word of `Sec-WebSocket-Protocol`, after `strive`. */
const Ticket = z.object({ ticket: z.string().check(secret), expiresAt: z.iso.datetime() })

export const createLiveTicket = endpoint({
  method: 'POST',
  path: '/api/live/tickets',
  summary: { en: 'A one-use ticket for the socket /ws/live', zh: '取得 /ws/live 的一次性票證' },
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  replies: { 201: Ticket },
})

export const createChannelTicket = endpoint({
  method: 'POST',
  path: '/api/live/channel-tickets',
  summary: {
    en: 'A one-use ticket for the real-time channel /ws/request',
    zh: '取得即時頻道 /ws/request 的一次性票證',
  },
  needs: 'channel:use',
  needsSession: true,
  isSpared: true,
  replies: { 201: Ticket },
})

/**
 * What the server says on the sockets and the event stream. All tell of new lines in the login log, to who may read it, and go on after
 * the `seq` that the reader names when it comes back, with the last 500 of them at most (the greeting says how many it leaves out). But for `/ws/request` they also tell which rows
 * were written (their ids, which the reader asks the API for), of the sandbox in which the session or key works; and to a session, of
 * what is the account's own: its rows, that its practice faults are other ones, up to which row its traffic log has grown, which task of
 * a lesson is proven.
 */
export const LiveMessage = z.discriminatedUnion('type', [
  /** `omitted`: so many lines were missed besides those that are told again; the API has them. */
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

/** S-WS-1: a console's answer to whatever it was told on /ws/request. */
export const ChannelAnswer = z.object({
  websocketData: z.unknown(),
  globalData: z.unknown(),
  mapData: z.unknown(),
})
export type ChannelAnswer = z.infer<typeof ChannelAnswer>

/** Why the server closed a socket, as WebSocket close codes; a stream says them in its last event. */
export const CLOSED = { sessionEnded: 4401, notPermitted: 4403, tooSlow: 4408, stopping: 1012 } as const

/** Where a reader goes on that comes back: after the number that it heard last. */
const after = z.optional(z.int().check(z.minimum(0), z.maximum(MAX_INTEGER)))

export const liveSocket = socket({
  path: '/ws/live',
  summary: {
    en: 'Live messages for every session: log lines, rows that were written, what has changed for the session',
    zh: '每個工作階段的即時訊息：登入紀錄、寫入的資料列、工作階段的變更',
  },
  needs: 'signed-in',
  ticket: createLiveTicket,
  query: z.object({ after }),
  says: LiveMessage,
})

export const channelSocket = socket({
  path: '/ws/request',
  summary: {
    en: 'The real-time channel: log lines, each of which a console answers with its state',
    zh: '即時頻道：收到登入紀錄，主控台以自身狀態回覆',
  },
  needs: 'channel:use',
  ticket: createChannelTicket,
  query: z.object({ after }),
  says: LiveMessage,
  hears: ChannelAnswer,
})

/** The same messages, and last of all why there are no more: an answer has no close code. */
export const StreamedMessage = z.union([LiveMessage, z.object({ type: z.literal('end'), code: z.int() })])
export type StreamedMessage = z.infer<typeof StreamedMessage>

export const streamLiveEvents = endpoint({
  method: 'GET',
  path: '/api/live/events',
  summary: {
    en: 'Live messages as an event stream, for any client and for API keys; goes on after Last-Event-ID, or after',
    zh: '以事件串流提供即時訊息，任何用戶端與 API 金鑰皆可用；由 Last-Event-ID 或 after 之後繼續',
  },
  needs: 'signed-in',
  query: z.object({ after }),
  /** Stronger than `after`, for a browser that comes back by itself repeats the address of the first time. */
  headers: z.object({ 'last-event-id': z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  replies: { 200: events(StreamedMessage), 429: refusal(['too-many-streams'], { limit: z.int() }) },
})
