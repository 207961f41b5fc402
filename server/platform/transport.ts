import type { StreamedMessage } from '#shared/platform/live.ts'

/** The callbacks of a transport: it is closed for good, it is alive, its reader sent text. */
export type TransportListener = { onGone: () => void; onAlive: () => void; onText: (text: string) => void }

/** Carries messages to one reader, over a WebSocket (server/platform/sockets.ts) or an event stream (event-transport.ts). */
export type Transport = {
  /** Sends a message. It is dropped if the transport is closed. */
  send(message: StreamedMessage): void
  /** How many bytes the reader has not taken yet. */
  unreadBytes(): number
  /** Sends a ping. Returns false if `onAlive` will report the reader's response. */
  ping(): boolean
  /** Sends the close code, and closes when the reader has read everything. */
  close(code: number): void
  /** Cuts the connection. Unread messages are lost. */
  terminate(): void
  watch(listener: TransportListener): void
}
