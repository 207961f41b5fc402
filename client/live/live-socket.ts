import ReconnectingSocket from 'partysocket/ws'
import { api } from '#client/api/api.ts'
import { online } from '#client/api/connection.ts'
import { CLOSED, type channelSocket, LiveMessage, type liveSocket } from '#resources/live/contract.ts'

type Options = {
  socket: typeof liveSocket | typeof channelSocket
  onOpen: () => void
  /** What came, as it came; `message` is null when it is of no kind that we know. */
  onMessage: (data: unknown, message: LiveMessage | null) => void
  /** The socket was lost, or could not be opened; by itself it comes back. */
  onLost: () => void
  /** The server closed it for good: the session is over (4401), or the level no longer has it (4403). */
  onRefused: (code: number) => void
}

export type LiveSocket = {
  send: (text: string) => void
  /** Comes back now rather than after its pause; an open socket stays as it is. */
  reconnect: () => void
  close: () => void
}

const REFUSALS: readonly number[] = [CLOSED.sessionEnded, CLOSED.notPermitted]

/**
 * A socket that comes back by itself, with growing pauses, and goes on after the last message that it saw. Each
 * connection is opened by a ticket of its own, carried as a subprotocol: the session's token never stands in a URL.
 */
export function openSocket({ socket: declared, onOpen, onMessage, onLost, onRefused }: Options): LiveSocket {
  const { path, ticket } = declared
  let lastSeq: number | null = null
  let isClosed = false

  const address = () => {
    const url = new URL(path, location.href.replace(/^http/, 'ws'))
    url.search = lastSeq === null ? '' : `?after=${lastSeq}`
    return url.href
  }
  const protocols = async () => {
    await online()
    return ['strive', (await api.call(ticket)).ticket]
  }
  const socket = new ReconnectingSocket(address, protocols, {
    // Uneven, so that the consoles of a restarted server do not all come at once.
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
    // Every request makes the traffic log grow, which would drown all other news.
    if (message?.type !== 'traffic') console.info(`${path} message`, text)
    if (message?.type === 'login') lastSeq = Math.max(lastSeq ?? 0, message.seq)
    // The first hello says where to begin; a later one may run ahead of what is still to be sent again.
    else if (message?.type === 'hello') lastSeq ??= message.seq
    onMessage(data, message)
  })
  socket.addEventListener('close', ({ code, reason }) => {
    console.info(`${path} close`, code, reason)
    if (isClosed) return
    if (REFUSALS.includes(code)) onRefused(code)
    else onLost()
  })
  // A ticket that could not be had, or a connection that never stood, ends in an error alone.
  socket.addEventListener('error', () => {
    if (!isClosed) onLost()
  })

  return {
    send: text => socket.send(text),
    reconnect: () => {
      if (!isClosed && socket.readyState !== WebSocket.OPEN) socket.reconnect()
    },
    close: () => {
      isClosed = true
      socket.close()
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
