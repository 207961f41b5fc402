import type ReconnectingSocket from 'partysocket/ws'
import { api } from '#client/api/api.ts'
import { online } from '#client/api/connection.ts'
import { importAgain } from '#client/loading/import-again.ts'
import { CLOSED, type channelSocket, LiveMessage, type liveSocket } from '#resources/live/contract.ts'

type Options = {
  socket: typeof liveSocket | typeof channelSocket
  /** What the first connection tells the server, in the query. */
  first?: Record<string, string>
  onOpen: () => void
  /** The message as it was received. `message` is null if its type is unknown. */
  onMessage: (data: unknown, message: LiveMessage | null) => void
  /** The socket was lost, or it could not be opened. It reconnects by itself. */
  onLost: () => void
  /** The server closed it for good: the session has ended (4401), or the level no longer allows it (4403). */
  onRefused: (code: number) => void
}

export type LiveSocket = {
  /** Sends text. It is dropped if the socket is not open. */
  send: (text: string) => void
  /** Reconnects now instead of waiting for the back-off. An open socket is left alone. */
  reconnect: () => void
  close: () => void
}

/** Loaded before the sign-in (main.tsx), which does not wait for it. */
export const loadSockets = importAgain(() => import('partysocket/ws'))
/** The pause after its code could not be loaded. */
const LOAD_AGAIN_MS = 5000

const REFUSALS: readonly number[] = [CLOSED.sessionEnded, CLOSED.notPermitted]

/**
 * A socket that reconnects by itself with back-off, and resumes after the last message that it received. Every
 * connection is opened with its own ticket, sent as a subprotocol, so the session token never appears in a URL.
 */
export function openSocket({
  socket: declared,
  first = {},
  onOpen,
  onMessage,
  onLost,
  onRefused,
}: Options): LiveSocket {
  const { path, ticket } = declared
  let lastSeq: number | null = null
  let isClosed = false
  const closing = new AbortController()
  let socket: ReconnectingSocket | null = null

  const address = () => {
    const url = new URL(path, location.href.replace(/^http/, 'ws'))
    url.search = `${new URLSearchParams(lastSeq === null ? first : { after: String(lastSeq) })}`
    return url.href
  }
  const protocols = async () => {
    await online()
    return ['strive', (await api.call(ticket, {}, { signal: closing.signal })).ticket]
  }
  async function open() {
    const { default: Socket } = await loadSockets()
    if (isClosed || socket) return
    socket = new Socket(address, protocols, {
      // With jitter, so that consoles don't all reconnect at once after a restart of the server.
      minReconnectionDelay: 500 + Math.random() * 1000,
      maxReconnectionDelay: 15_000,
      reconnectionDelayGrowFactor: 1.6,
      connectionTimeout: 8000,
      shouldReconnectOnClose: ({ code }: { code: number }) => !REFUSALS.includes(code),
    })

    socket.addEventListener('open', () => {
      console.info(`${path} open`)
      onOpen()
    })
    socket.addEventListener('message', ({ data: text }: MessageEvent) => {
      const data = parseJson(text)
      const message = LiveMessage.safeParse(data).data ?? null
      // Every request makes the traffic log grow; logging that would drown all other messages.
      if (message?.type !== 'traffic') console.info(`${path} message`, text)
      if (message?.type === 'login') lastSeq = Math.max(lastSeq ?? 0, message.seq)
      // The first hello says where to start. A later one may be ahead of messages that are still to be resent.
      else if (message?.type === 'hello') lastSeq ??= message.seq
      onMessage(data, message)
    })
    socket.addEventListener('close', ({ code, reason }) => {
      console.info(`${path} close`, code, reason)
      if (isClosed) return
      if (REFUSALS.includes(code)) onRefused(code)
      else onLost()
    })
    // If the ticket request fails, or the connection never opens, there is only an error event.
    socket.addEventListener('error', () => {
      if (!isClosed) onLost()
    })
  }
  const begin = () =>
    void open().catch(() => {
      if (isClosed) return
      onLost()
      setTimeout(begin, LOAD_AGAIN_MS)
    })
  begin()

  return {
    send: text => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text)
    },
    reconnect: () => {
      if (!isClosed && socket?.readyState !== WebSocket.OPEN) socket?.reconnect()
    },
    close: () => {
      isClosed = true
      // A ticket that is still being asked for would be refused if the session ends now.
      closing.abort()
      socket?.close()
    },
  }
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return text
  }
}
