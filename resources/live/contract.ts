import * as z from 'zod/mini'
import { endpoint, events, refusal, secret, socket } from '#shared/contract.ts'
import { CHANNELS, ChannelAnswer, CLOSED, LiveMessage, StreamedMessage, Whereabouts } from '#shared/platform/live.ts'
import { MAX_INTEGER } from '#shared/row.ts'

export { ChannelAnswer, CLOSED, LiveMessage, StreamedMessage, Whereabouts }

export const title = { en: 'Live messages', zh: '即時訊息' }
export const description = 'Live messages of the sandbox: as an event stream, or through a socket that a ticket opens.'

/** A ticket opens one socket, once. It is sent in `Sec-WebSocket-Protocol`, after `strive`. */
export const SocketTicket = z.object({ ticket: z.string().check(secret), expiresAt: z.iso.datetime() })

export const createLiveTicket = endpoint('POST /api/live/tickets', {
  summary: { en: 'Create a one-time ticket for /ws/live', zh: '建立 /ws/live 的一次性票證' },
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  replies: { 201: SocketTicket },
})

export const createChannelTicket = endpoint('POST /api/live/channel-tickets', {
  summary: {
    en: 'Create a one-time ticket for the real-time channel /ws/request',
    zh: '建立即時頻道 /ws/request 的一次性票證',
  },
  needs: 'channel:use',
  isSpared: true,
  replies: { 201: SocketTicket },
})

/** Resumes after this message number. */
const after = z.optional(z.int().check(z.minimum(0), z.maximum(MAX_INTEGER)))

/** The mark of a document: `Server-Timing: news;desc="1f0c9a3e-17"` in its response. */
const since = z.optional(z.string().check(z.regex(/^[0-9a-f]{8}-\d{1,15}$/)))

export const liveSocket = socket({
  path: CHANNELS.live.path,
  summary: {
    en: 'Live messages: new log entries, changed rows and changes to your session',
    zh: '即時訊息：新的登入紀錄、變更的資料列與工作階段的變更',
  },
  needs: CHANNELS.live.needs,
  ticket: createLiveTicket,
  query: z.object({ after, since }),
  says: LiveMessage,
  hears: Whereabouts,
})

export const channelSocket = socket({
  path: CHANNELS.request.path,
  summary: {
    en: 'The real-time channel. A console answers each message with its state',
    zh: '即時頻道，主控台會以自身狀態回覆每則訊息',
  },
  needs: CHANNELS.request.needs,
  ticket: createChannelTicket,
  query: z.object({ after }),
  says: LiveMessage,
  hears: ChannelAnswer,
})

export const streamLiveEvents = endpoint(`GET ${CHANNELS.events.path}`, {
  summary: {
    en: 'Stream live messages as server-sent events, resuming after Last-Event-ID',
    zh: '以 Server-Sent Events 傳送即時訊息，可從 Last-Event-ID 之後接續',
  },
  needs: CHANNELS.events.needs,
  query: z.object({ after }),
  /** Overrides `after`, because a browser that reconnects repeats the original URL. */
  headers: z.object({ 'last-event-id': z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  replies: { 200: events(StreamedMessage), 429: refusal(['too-many-streams'], { limit: z.int() }) },
})
