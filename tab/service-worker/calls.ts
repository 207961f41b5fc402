import { type Fetching, type Lasting, worker } from '#pages/page8/page8_07-offline-and-conflict/worker/worker-scope.ts'
import { CALL_ID, type Call, channelName, type FromServer, isCall, type Shared } from '#tab/names.ts'
import { placeCall } from '#tab/place-call.ts'

// What a page asks of the host goes to the server in the leading tab. The service worker only passes it on, so that
// the browser's tools show every request.

const mount = new URL(worker.registration.scope).pathname
const shared = new BroadcastChannel(channelName(mount))
/** What to do with each unanswered call when another server listens, or its page has given it up. */
const waiting = new Map<string, { again: () => void; stop: () => void }>()
shared.onmessage = ({ data }: MessageEvent<Shared>) => {
  if (data.type === 'listening') for (const { again } of [...waiting.values()]) again()
  else if (data.type === 'abort') waiting.get(data.id)?.stop()
}

worker.addEventListener<Fetching>('fetch', event => {
  if (isCall(new URL(event.request.url))) event.respondWith(answer(event))
})
// A window that no worker controls yet, such as the first one, asks for it (tab/page/main.ts).
worker.addEventListener<MessageEvent & Lasting>('message', event => {
  if (event.data === 'claim') event.waitUntil(worker.clients.claim())
})

async function answer(event: Fetching): Promise<Response> {
  const { request } = event
  const call: Call = {
    type: 'call',
    // A file that the browser downloads by itself has no name.
    id: request.headers.get(CALL_ID) ?? crypto.randomUUID(),
    url: request.url,
    method: request.method,
    headers: headersOf(request),
    isSocket: false,
  }
  const body = isRead(request) ? null : await request.arrayBuffer()
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  function finish(reply?: Response) {
    if (!waiting.delete(call.id)) return
    placed.end()
    if (reply) resolve(reply)
    end()
  }
  function lose() {
    stream?.error(new TypeError('The connection was cut.'))
    finish(Response.error())
  }
  function begin({ status, headers, body, isStream }: Extract<FromServer, { type: 'reply' }>) {
    if (!isStream) return finish(new Response(isEmpty(status) ? null : body, { status, headers }))
    const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        stream = controller
      },
      pull: () => placed.send({ type: 'next' }),
      cancel: stop,
    })
    resolve(new Response(pieces, { status, headers }))
  }
  const placed = placeCall(mount, shared, call, body, message => {
    if (message.type === 'cut') lose()
    else if (message.type === 'reply') begin(message)
    else if (message.type === 'bytes' && message.bytes) stream?.enqueue(message.bytes)
    else if (message.type === 'bytes') {
      stream?.close()
      finish()
    }
  })
  /** The page hears nothing more, and an error would be logged. */
  const stop = () => {
    placed.send({ type: 'abort' })
    finish(new Response())
  }
  // Firefox says so itself, also when the page closes.
  request.signal.addEventListener('abort', stop)
  waiting.set(call.id, {
    stop,
    // Another server can read again, but nobody knows what became of a write that the last one had begun.
    again: () => (placed.isBegun && (stream || !isRead(request)) ? lose() : placed.again()),
  })
  event.waitUntil(over)
  return promise
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'
const isEmpty = (status: number) => [101, 204, 205, 304].includes(status)

/** The request's headers, with those that a browser adds on the way. */
function headersOf(request: Request): [string, string][] {
  const { origin, host } = new URL(request.url)
  const added: [string, string][] = [
    ['host', host],
    ['sec-fetch-site', 'same-origin'],
    ['referer', request.referrer],
    ['user-agent', navigator.userAgent],
    ['accept-language', navigator.languages.join()],
  ]
  const own = [...request.headers].filter(([name]) => name !== CALL_ID)
  return [...own, ...added, ...(isRead(request) ? [] : [['origin', origin] satisfies [string, string]])]
}
