import type { WebSocket } from 'ws'
import type { StreamedMessage } from '#shared/platform/live.ts'

/** What tells of a line: it is gone for good, it has given a sign of life, its reader says something. */
export type LineListener = { onGone: () => void; onAlive: () => void; onText: (text: string) => void }

/** What carries messages to one reader: a socket (below), or an answer that goes on (event-line.ts). */
export type Line = {
  /** Sends what is of use to nobody once the line is closed. */
  send(message: StreamedMessage): void
  /** How much was sent that the reader has not taken. */
  unreadBytes(): number
  /** Asks for a sign of life; false: one will come (`onAlive`) if the line is not dead. */
  ping(): boolean
  /** Tells the reader why, and closes as soon as it has read what was sent. */
  close(code: number): void
  /** Cuts the line: what was sent and not yet read is lost. */
  terminate(): void
  watch(listener: LineListener): void
}

/** A WebSocket, of either channel. */
export function socketLine(socket: WebSocket): Line {
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
