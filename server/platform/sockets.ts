import { upgradeWebSocket } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { WebSocket } from 'ws'
import type { Transport } from './transport.ts'

/** Answers a request with a WebSocket, and hands it over when it is open. */
export const upgradeSocket = (open: (c: Context, transport: Transport) => void): MiddlewareHandler =>
  upgradeWebSocket(c => ({
    // main.ts passes a `WebSocketServer` of ws, so the raw socket is always one of ws.
    onOpen: (_, { raw }) => open(c, socketTransport(raw as unknown as WebSocket)),
  }))

function socketTransport(socket: WebSocket): Transport {
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
