import * as z from 'zod/mini'
import { Login } from '#resources/login-log/contract.ts'
import { endpoint, secret } from '#shared/contract.ts'
import { LEVELS } from '#shared/permissions.ts'

export const title = { en: 'Live sockets', zh: '即時通道' }

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
 * What the server says on a socket. Both sockets tell of new lines in the login log, and go on after the `seq` that the
 * client names with `?after=` when it comes back; `/ws/live` also tells of changes to the session it stands for, that the
 * operator's practice faults are other ones, up to which row the traffic log of the operator has grown, which task of a lesson is proven,
 * and which rows were written, of the sandbox in which the session works and of the account's own: their ids, which the reader asks the
 * API for.
 */
export const LiveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), connection: z.string(), seq: z.int() }),
  z.object({ type: z.literal('login'), seq: z.int(), login: Login }),
  /** What the session may do has changed: by its level, by the role of its operator, or by one that it previews. */
  z.object({ type: z.literal('level'), level: z.enum(LEVELS) }),
  z.object({ type: z.literal('faults') }),
  z.object({ type: z.literal('sandbox') }),
  z.object({ type: z.literal('task'), page: z.string(), task: z.string() }),
  z.object({ type: z.literal('traffic'), lastId: z.int() }),
  z.object({ type: z.literal('rows'), noun: z.string(), ids: z.array(z.union([z.int(), z.string()])) }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

/** S-WS-1: a console's answer to whatever it was told on /ws/request. */
export const ChannelAnswer = z.object({
  websocketData: z.unknown(),
  globalData: z.unknown(),
  mapData: z.unknown(),
})
export type ChannelAnswer = z.infer<typeof ChannelAnswer>

/** Why the server closed a socket, as WebSocket close codes. */
export const CLOSED = { sessionEnded: 4401, notPermitted: 4403, tooSlow: 4408, stopping: 1012 } as const
