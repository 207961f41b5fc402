import type { Connection } from '#server/platform/connection.ts'
import type { Transport } from '#server/platform/transport.ts'
import { type Call, channelName, type FromServer, MARK, type Shared } from '#tab/names.ts'
import { type Line, openLine } from './line.ts'
import { createTransport } from './transport.ts'

/** The app, which is given the line of the request instead of Node's socket. */
export type Answers = (
  request: Request,
  env: { connection: Connection; transport?: Transport },
) => Response | Promise<Response>

/** How long a caller may take to let its call begin. */
const BEGUN_WITHIN_MS = 60_000

/** Answers the calls of all tabs and of the service worker. `mark`: that of this moment (server/live/marks.ts). */
export function listen(mount: string, app: Answers, mark: () => string): void {
  const shared = new BroadcastChannel(channelName(mount))
  /** The lines of calls that have not begun. Their callers ask again until they hear that the server is ready. */
  const ready = new Map<string, Line>()
  shared.onmessage = ({ data: call }: MessageEvent<Shared>) => {
    if (call.type !== 'call') return
    const line = ready.get(call.id) ?? open(call)
    line.send({ type: 'ready' })
  }
  function open(call: Call): Line {
    const line = openLine(mount, call.id)
    // A page's calls arrive in their order, so what it reads is at least as new as its first call.
    const heardAt = mark()
    ready.set(call.id, line)
    const forgetting = setTimeout(() => {
      ready.delete(call.id)
      line.end()
    }, BEGUN_WITHIN_MS)
    line.receive(message => {
      if (message.type !== 'begin' || !ready.delete(call.id)) return
      clearTimeout(forgetting)
      void answer(app, call, message.body, line, heardAt)
    })
    return line
  }
  shared.postMessage({ type: 'listening' } satisfies Shared)
}

/** A browser forbids some headers in a `Request`, such as `Origin`. The server reads them as over a network. */
class Incoming extends Request {
  readonly #headers: Headers
  constructor(url: string, init: RequestInit, headers: Headers) {
    super(url, { ...init, headers })
    this.#headers = headers
  }
  override get headers() {
    return this.#headers
  }
}

async function answer(
  app: Answers,
  { url, method, headers: given, isSocket }: Call,
  body: ArrayBuffer | null,
  line: Line,
  mark: string,
) {
  const left = new AbortController()
  const cut = () => {
    if (!connection.isCut) line.send({ type: 'cut' })
    connection.isCut = true
    left.abort()
  }
  const headers = new Headers(given)
  if (body) headers.set('content-length', String(body.byteLength))
  // Pages say in the reader's language what this is: the server's own machine.
  const connection = { address: '127.0.0.1', headers: Object.fromEntries(headers), isCut: false, cut }
  if (isSocket) {
    const transport = createTransport(line)
    const reply = await app(new Incoming(url, { method }, headers), { connection, transport })
    if (reply.status !== 204) {
      line.send({ type: 'closed', code: 1006 })
      line.end()
    }
    return
  }
  line.receive(message => message.type === 'abort' && left.abort())
  try {
    const request = new Incoming(url, { method, body, signal: left.signal }, headers)
    const reply = await app(request, { connection })
    if (!connection.isCut) await send(reply, line, mark, left.signal)
  } catch (error) {
    console.error(error)
    line.send({ type: 'cut' })
  }
  line.end()
}

/** A body of known length is sent at once. Any other may be slow or endless, and is sent as it is read. */
async function send(reply: Response, line: Line, mark: string, left: AbortSignal) {
  const headers: [string, string][] = [...reply.headers, [MARK, mark]]
  const head = { type: 'reply', status: reply.status, headers } satisfies Partial<FromServer>
  const isJson = /json/.test(reply.headers.get('content-type') ?? '')
  if (!reply.body || isJson || reply.headers.has('content-length'))
    return line.send({ ...head, body: reply.body ? await reply.arrayBuffer() : null, isStream: false })
  const reader: ReadableStreamDefaultReader<Uint8Array> = reply.body.getReader()
  await new Promise<void>((resolve, reject) => {
    const stop = () => void reader.cancel().finally(resolve)
    left.addEventListener('abort', stop)
    line.receive(async ({ type }) => {
      if (type === 'abort') return stop()
      if (type !== 'next') return
      try {
        const { done, value } = await reader.read()
        if (left.aborted) return
        line.send({ type: 'bytes', bytes: done ? null : value })
        if (done) resolve()
      } catch (error) {
        reject(error)
      }
    })
    line.send({ ...head, body: null, isStream: true })
  })
}
