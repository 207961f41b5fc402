import { api } from '#client/api/api.ts'
import { readEventSource } from '#client/api/event-source.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { isObject } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { parse } from '#pages/page8/page8_01-api-practice/reply/reply.ts'
import { endIn, type Note } from './frame.ts'

/** Why a connection ended. `code`: a close code, or the HTTP status of a refusal. */
export type Over = { by: 'you' | 'server' | 'refused' | 'cut'; code: number | null; problem: string | null }

export type Listener = {
  onCall: (call: Omit<Note, 'nth' | 'at' | 'kind'>) => void
  onOpen: () => void
  onText: (text: string) => void
  /** Called once, last. */
  onOver: (why: Over) => void
}

export type Transport = {
  /** null where the server accepts no messages. */
  send: ((text: string) => void) | null
  close: () => void
}

type Request = { method: string; url: string; headers?: Record<string, string>; signal?: AbortSignal }

/** Sends a request and reports it. */
export async function exchange({ url, ...init }: Request, onCall: Listener['onCall']): Promise<Response> {
  const begun = performance.now()
  const reply = await api.exchange(url, { headers: {}, cache: 'no-store', ...init })
  onCall({
    method: init.method,
    url,
    status: reply.status,
    ms: performance.now() - begun,
    requestId: reply.headers.get('x-request-id'),
  })
  return reply
}

async function refusal(reply: Response): Promise<Over> {
  const problem = parse(await reply.text())?.value
  const code = isObject(problem) && typeof problem.code === 'string' ? problem.code : null
  return { by: 'refused', code: reply.status, problem: code }
}

const CUT: Over = { by: 'cut', code: null, problem: null }
const YOU: Over = { by: 'you', code: null, problem: null }

/** An event stream, resumed with `Last-Event-ID` as browsers do. */
export function openStream(path: string, after: number | null, lastId: number | null, listener: Listener): Transport {
  const controller = new AbortController()
  const { signal } = controller
  async function follow(): Promise<Over> {
    const headers: Record<string, string> = lastId === null ? {} : { 'last-event-id': String(lastId) }
    const url = after === null ? path : `${path}?after=${after}`
    const reply = await exchange({ method: 'GET', url, headers, signal }, listener.onCall)
    if (!reply.ok || !reply.body) return refusal(reply)
    listener.onOpen()
    let end: number | null = null
    for await (const { data } of readEventSource(reply.body)) {
      listener.onText(data)
      end = endIn(data)
    }
    return end === null ? CUT : { by: 'server', code: end, problem: null }
  }
  follow().then(listener.onOver, () => listener.onOver(signal.aborted ? YOU : CUT))
  return { send: null, close: () => controller.abort() }
}

/** A socket, for which a ticket is requested first. */
export function openSocket(path: string, ticket: Operation, after: number | null, listener: Listener): Transport {
  const controller = new AbortController()
  const { signal } = controller
  let socket: WebSocket | null = null
  async function follow(): Promise<Over> {
    const reply = await exchange({ method: ticket.method, url: ticket.path, signal }, listener.onCall)
    if (!reply.ok) return refusal(reply)
    const body: unknown = await reply.json()
    const address = new URL(path, location.href.replace(/^http/, 'ws'))
    if (after !== null) address.searchParams.set('after', String(after))
    if (signal.aborted) return YOU
    // The ticket travels as a subprotocol, because URLs end up in logs.
    return talk(new WebSocket(address, ['strive', isObject(body) ? String(body.ticket) : '']))
  }
  function talk(made: WebSocket): Promise<Over> {
    socket = made
    made.onopen = listener.onOpen
    made.onmessage = ({ data }: MessageEvent) => listener.onText(String(data))
    return new Promise(resolve => {
      made.onclose = ({ code }) =>
        resolve(signal.aborted ? YOU : { by: code === 1006 ? 'cut' : 'server', code, problem: null })
    })
  }
  follow().then(listener.onOver, () => listener.onOver(signal.aborted ? YOU : CUT))
  return {
    send: text => socket?.send(text),
    close() {
      controller.abort()
      socket?.close(1000)
    },
  }
}
