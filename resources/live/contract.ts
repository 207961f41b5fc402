import * as z from 'zod/mini'
import { endpoint, events, refusal, secret, socket } from '#shared/contract.ts'
import { CHANNELS, ChannelAnswer, CLOSED, LiveMessage, StreamedMessage } from '#shared/platform/live.ts'
import { MAX_INTEGER } from '#shared/row.ts'

export { ChannelAnswer, CLOSED, LiveMessage, StreamedMessage }

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

/** Where a reader goes on that comes back: after the number that it heard last. */
const after = z.optional(z.int().check(z.minimum(0), z.maximum(MAX_INTEGER)))

export const liveSocket = socket({
  path: CHANNELS.live.path,
  summary: {
    en: 'Live messages for every session: log lines, rows that were written, what has changed for the session',
    zh: '每個工作階段的即時訊息：登入紀錄、寫入的資料列、工作階段的變更',
  },
  needs: CHANNELS.live.needs,
  ticket: createLiveTicket,
  query: z.object({ after }),
  says: LiveMessage,
})

export const channelSocket = socket({
  path: CHANNELS.request.path,
  summary: {
    en: 'The real-time channel: log lines, each of which a console answers with its state',
    zh: '即時頻道：收到登入紀錄，主控台以自身狀態回覆',
  },
  needs: CHANNELS.request.needs,
  ticket: createChannelTicket,
  query: z.object({ after }),
  says: LiveMessage,
  hears: ChannelAnswer,
})

export const streamLiveEvents = endpoint({
  method: 'GET',
  path: CHANNELS.events.path,
  summary: {
    en: 'Live messages as an event stream, for any client and for API keys; goes on after Last-Event-ID, or after',
    zh: '以事件串流提供即時訊息，任何用戶端與 API 金鑰皆可用；由 Last-Event-ID 或 after 之後繼續',
  },
  needs: CHANNELS.events.needs,
  query: z.object({ after }),
  /** Stronger than `after`, for a browser that comes back by itself repeats the address of the first time. */
  headers: z.object({ 'last-event-id': z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  replies: { 200: events(StreamedMessage), 429: refusal(['too-many-streams'], { limit: z.int() }) },
})
