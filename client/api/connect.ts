import { queryOptions } from '@tanstack/react-query'
import {
  type Bytes,
  type Endpoint,
  type GoodReply,
  type Input,
  isSchema,
  type RefusalBody,
  type ReplyBody,
  type StreamEvent,
} from '#shared/contract.ts'
import { Problem, type ProblemBody } from '#shared/errors.ts'
import { isRepeatable, isWrite } from '#shared/headers.ts'

type Options = {
  signal?: AbortSignal
  /** The request outlives the page that sent it. */
  keepalive?: boolean
  /** How the browser's HTTP cache is used. */
  cache?: RequestCache
  /** Extra headers of this request, such as a practice fault. */
  headers?: Carried
}
type Arguments<E extends Endpoint> =
  object extends Input<E> ? [input?: Input<E>, options?: Options] : [input: Input<E>, options?: Options]
/** An input whose parts are only known at run time. */
type AnyInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  headers?: Record<string, string | undefined>
  body?: unknown
}
type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>
/** The headers that every request carries. */
type Carried = Record<string, string>
type Init = Omit<RequestInit, 'headers'> & { headers?: Carried }
type Handlers = {
  /** `endpoint`: undefined for a request that a page has composed by itself. */
  headers?: (endpoint?: Endpoint) => Carried | Promise<Carried>
  /**
   * Receives every problem, with the headers that its request carried. If it returns true, the call is repeated once.
   */
  onProblem?: (problem: Problem, carried: Carried) => boolean | Promise<boolean>
}

/** The URL of an endpoint with these values, for links and downloads. */
export function href(endpoint: Endpoint, { params = {}, query = {} }: AnyInput = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(name, String(one))
  return search.size > 0 ? `${path}?${search}` : path
}

/** Whether the error is a refusal of this endpoint with this status. Its body then has the declared shape. */
export const isRefused = <E extends Endpoint, S extends keyof E['replies'] & number>(
  _endpoint: E,
  status: S,
  error: unknown,
): error is Problem & { body: RefusalBody<E, S> } => error instanceof Problem && error.status === status

/**
 * An API client. `headers` returns the headers of every request (the token); `onProblem` receives every problem. Every
 * call throws a `Problem`, or the abort reason if it was aborted. Status 0 means that there was no response, or that it
 * broke off or is malformed. The result of a write is then unknown, and its code says so (`unanswered`).
 */
export function connect(fetch: Fetch, { headers, onProblem }: Handlers = {}) {
  async function send<E extends Endpoint>(endpoint: E, ...[input, options]: Arguments<E>): Promise<GoodReply<E>> {
    // `Arguments` has checked what the endpoint takes; here its parts are optional.
    const given = (input ?? {}) as AnyInput
    const asked = headers?.(endpoint) ?? {}
    // Sends synchronously unless there is something to wait for: within one microtask, React may render a whole screen.
    const carried = asked instanceof Promise ? await asked : asked
    const { headers: besides, ...rest } = options ?? {}
    const request = requestOf(endpoint, given, { ...carried, ...besides })
    const reply = await deliver(href(endpoint, given), { ...request, ...rest }, carried, endpoint)
    if (!reply.ok) {
      const problem = await problemOf(reply, endpoint)
      if (await onProblem?.(problem, carried)) return send(endpoint, ...([input, options] as unknown as Arguments<E>))
      throw problem
    }
    try {
      // The contract of a successful reply.
      return { status: reply.status, body: await bodyOf(reply), headers: reply.headers } as GoodReply<E>
    } catch (cause) {
      if (options?.signal?.aborted) throw cause
      throw report(unanswered('unreadable', { endpoint, cause }), carried)
    }
  }
  /**
   * Sends the request as given, plus the common headers, and returns the response unchanged, even a refusal. For pages
   * that show the exchange itself. `isAnonymous` omits the common headers, and then a refusal does not affect the
   * session.
   */
  async function exchange(url: string, init: Init, { isAnonymous = false } = {}): Promise<Response> {
    if (isAnonymous) return deliver(url, init, {})
    const carried = (await headers?.()) ?? {}
    const reply = await deliver(url, { ...init, headers: { ...carried, ...init.headers } }, carried)
    // The caller handles a refusal that can't be parsed; it does not affect the session.
    if (!reply.ok) void problemIn(reply.clone()).then(body => body && report(new Problem(body), carried))
    return reply
  }
  async function deliver(url: string, init: Init, carried: Carried, endpoint?: Endpoint): Promise<Response> {
    try {
      // An id of its own for every attempt: the server tells a retry from a request that the browser resent by itself.
      return await fetch(url, { ...init, headers: { 'x-request-id': crypto.randomUUID(), ...init.headers } })
    } catch (cause) {
      if (init.signal?.aborted) throw cause
      throw report(unanswered('unreachable', { endpoint, cause }), carried)
    }
  }
  function report(problem: Problem, carried: Carried) {
    void onProblem?.(problem, carried)
    return problem
  }
  const call = async <E extends Endpoint>(endpoint: E, ...given: Arguments<E>) =>
    // The same body.
    (await send(endpoint, ...given)).body as ReplyBody<E>
  /** Options of a TanStack query. The key is the endpoint's path and the input. */
  const query = <E extends Endpoint>(endpoint: E, ...[input]: Arguments<E>) =>
    queryOptions<ReplyBody<E>, Problem>({
      queryKey: [endpoint.path, input ?? {}],
      // The input that the caller gave, with the query's signal.
      queryFn: ({ signal }) => call(endpoint, ...([input, { signal }] as unknown as Arguments<E>)),
    })
  return { send, call, query, exchange }
}

type Unanswered = { endpoint: Endpoint | undefined; status?: number; cause?: unknown }

/** A request without a response from the server. `why` is the code if it was no write, or not a call of an endpoint. */
function unanswered(
  why: 'unreachable' | 'unreadable' | 'unavailable',
  { endpoint, status = 0, cause }: Unanswered,
): Problem {
  const code = !(endpoint && isWrite(endpoint))
    ? why
    : isRepeatable(endpoint)
      ? 'result-unknown'
      : 'result-unknown-once'
  return new Problem({ type: 'about:blank', title: code, status, code }, { cause })
}

function requestOf(endpoint: Endpoint, { headers, body }: AnyInput, always: Carried = {}): Init {
  const isJson = isSchema(endpoint.body)
  // A body that is no schema is bytes.
  const type = isJson ? 'application/json' : (endpoint.body as Bytes | undefined)?.bytes
  const own = Object.fromEntries(Object.entries(headers ?? {}).filter(([, value]) => value !== undefined))
  return {
    method: endpoint.method,
    // Headers are texts; the missing ones are gone.
    headers: { ...always, ...(type && { 'content-type': type }), ...(own as Record<string, string>) },
    body: isJson ? JSON.stringify(body) : (body as BodyInit | undefined),
  }
}

async function problemOf(reply: Response, endpoint: Endpoint): Promise<Problem> {
  const body = await problemIn(reply)
  if (body) return new Problem(body)
  // Not a problem document of this server: it comes from a proxy or a captive portal, or was damaged on the way.
  const { status, statusText: title } = reply
  // A gateway that gave up waiting doesn't know what the server has done.
  if (status >= 500) return unanswered('unavailable', { endpoint, status })
  return new Problem({ type: 'about:blank', title, status, code: 'internal' })
}

/** The problem in the body of a refusal; null if there is none or it can't be parsed. */
async function problemIn(reply: Response): Promise<ProblemBody | null> {
  if (!reply.headers.get('content-type')?.includes('problem+json')) return null
  const body: Partial<ProblemBody> | null = await reply.json().catch(() => null)
  // These two make a problem; the rest is optional.
  return typeof body?.status === 'number' && typeof body.code === 'string' ? (body as ProblemBody) : null
}

async function bodyOf(reply: Response): Promise<unknown> {
  if (reply.status === 204) return undefined
  const type = reply.headers.get('content-type') ?? ''
  if (type.includes('event-stream')) return readEvents(reply)
  return type.includes('json') ? reply.json() : reply.blob()
}

/**
 * Node cancels the body of a response that is garbage-collected before somebody reads it (undici, `streamRegistry`). So the
 * response is kept until then.
 */
async function* readEvents(reply: Response): AsyncGenerator<StreamEvent<unknown>> {
  // Loaded on demand: only pages that follow a stream need it, because the console uses a socket.
  const { readEventSource } = await import('./event-source.ts')
  if (!reply.body) return
  for await (const event of readEventSource(reply.body)) yield { ...event, data: JSON.parse(event.data) }
}
