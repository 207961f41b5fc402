import type { WebSocket } from 'ws'
import type { StreamedMessage } from '#shared/platform/live.ts'

/** What hears of a transport: it is gone for good, it has given a sign of life, its reader says something. */
export type TransportListener = { onGone: () => void; onAlive: () => void; onText: (text: string) => void }

/** What carries messages to one reader: a socket (below), or an answer that goes on (event-transport.ts). */
export type Transport = {
  /** Sends what is of use to nobody once the transport is closed. */
  send(message: StreamedMessage): void
  /** How much was sent that the reader has not taken. */
  unreadBytes(): number
  /** Asks for a sign of life; false: one will come (`onAlive`) if the transport is not dead. */
  ping(): boolean
  /** Tells the reader why, and closes as soon as it has read what was sent. */
  close(code: number): void
  /** Cuts it off: what was sent and not yet read is lost. */
  terminate(): void
  watch(listener: TransportListener): void
}

/** A WebSocket, of either channel. */
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
      // ws closes the socket by itself after an error (a payload over the limit, a broken frame).
      socket.on('error', () => {})
      socket.on('message', data => onText(String(data)))
    },
  }
}
