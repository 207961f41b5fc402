import type { WebSocket } from 'ws'
import type { StreamedMessage } from '#shared/platform/live.ts'

/** The callbacks of a transport: it is closed for good, it is alive, its reader sent text. */
export type TransportListener = { onGone: () => void; onAlive: () => void; onText: (text: string) => void }

/** Carries messages to one reader, over a WebSocket (below) or an event stream (event-transport.ts). */
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

export function socketTransport(socket: WebSocket): Transport {
  return {
    send(message) {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
    },
    unreadBytes: () => socket.bufferedAmount,
    ping() {
      socket.ping()
      return false
    },
    close: code => socket.close(code),
    terminate: () => socket.terminate(),
    watch({ onGone, onAlive, onText }) {
      socket.on('pong', onAlive)
      socket.on('close', onGone)
      // ws closes the socket itself after an error, such as a payload over the limit or an invalid frame.
      socket.on('error', () => {})
      socket.on('message', data => onText(String(data)))
    },
  }
}
