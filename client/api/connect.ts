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

type Options = {
  signal?: AbortSignal
  /** The request outlives the page that sends it. */
  keepalive?: boolean
  /** How the browser's own cache takes part. */
  cache?: RequestCache
  /** What this one request carries besides, such as a practice fault. */
  headers?: Carried
}
type Arguments<E extends Endpoint> =
  object extends Input<E> ? [input?: Input<E>, options?: Options] : [input: Input<E>, options?: Options]
/** An input whose parts are known only when it runs. */
type AnyInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  headers?: Record<string, string | undefined>
  body?: unknown
}
type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>
/** The headers that every request carries. */
type Carried = Record<string, string>
type Handlers = {
  headers?: () => Carried | Promise<Carried>
  /** Hears of every problem, with what its request carried. When it gives true, a call is made once more. */
  onProblem?: (problem: Problem, carried: Carried) => boolean | Promise<boolean>
}

/** The address of an endpoint with these values, for links and downloads. */
export function href(endpoint: Endpoint, { params = {}, query = {} }: AnyInput = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(name, String(one))
  return search.size > 0 ? `${path}?${search}` : path
}

/** Is this error a refusal that the endpoint declares for the status? Then its body has the declared shape. */
export const isRefused = <E extends Endpoint, S extends keyof E['replies'] & number>(
  endpoint: E,
  status: S,
  error: unknown,
): error is Problem & { body: RefusalBody<E, S> } =>
  error instanceof Problem && error.status === status && status in endpoint.replies

/**
 * A client of the API. `headers` gives what every request carries (the token); `onProblem` hears of every problem.
 * Every call throws `Problem`, or the abort reason when aborted. Status 0 with the code `unreachable`: no answer came;
 * `unreadable`: the line broke within the answer, or the answer is broken, so that what was sent may have been done.
 */
export function connect(fetch: Fetch, { headers, onProblem }: Handlers = {}) {
  async function send<E extends Endpoint>(endpoint: E, ...[input, options]: Arguments<E>): Promise<GoodReply<E>> {
    const given = (input ?? {}) as AnyInput
    const asked = headers?.() ?? {}
    // Sent at once where nothing must be waited for: not even a microtask later, before which React may draw a whole screen.
    const carried = asked instanceof Promise ? await asked : asked
    const { headers: besides, ...rest } = options ?? {}
    const request = requestOf(endpoint, given, { ...carried, ...besides })
    const reply = await deliver(href(endpoint, given), { ...request, ...rest }, carried)
    if (!reply.ok) {
      const problem = await problemOf(reply)
      if (await onProblem?.(problem, carried)) return send(endpoint, ...([input, options] as unknown as Arguments<E>))
      throw problem
    }
    try {
      return { status: reply.status, body: await bodyOf(reply), headers: reply.headers } as GoodReply<E>
    } catch (cause) {
      if (options?.signal?.aborted) throw cause
      throw report(new Problem(UNREADABLE, { cause }), carried)
    }
  }
  /**
   * The reply just as it came, refusals too, to a request just as it is given but for what every request carries. For who wants to
   * see the exchange itself. `isAnonymous` leaves out what every request carries, and then a refusal says nothing of the session.
   */
  async function exchange(url: string, init: RequestInit, { isAnonymous = false } = {}): Promise<Response> {
    if (isAnonymous) return deliver(url, init, {})
    const carried = (await headers?.()) ?? {}
    const own = init.headers as Carried
    const reply = await deliver(url, { ...init, headers: { ...carried, ...own } }, carried)
    // A refusal that cannot be read is for the caller to see, and says nothing of the session.
    if (!reply.ok) void problemIn(reply.clone()).then(body => body && report(new Problem(body), carried))
    return reply
  }
  async function deliver(url: string, init: RequestInit, carried: Carried): Promise<Response> {
    try {
      return await fetch(url, init)
    } catch (cause) {
      if (init.signal?.aborted) throw cause
      throw report(new Problem(UNREACHABLE, { cause }), carried)
    }
  }
  function report(problem: Problem, carried: Carried) {
    void onProblem?.(problem, carried)
    return problem
  }
  const call = async <E extends Endpoint>(endpoint: E, ...given: Arguments<E>) =>
    (await send(endpoint, ...given)).body as ReplyBody<E>
  /** Options of a TanStack query; the key is the endpoint's path and the input. */
  const query = <E extends Endpoint>(endpoint: E, ...[input]: Arguments<E>) =>
    queryOptions<ReplyBody<E>, Problem>({
      queryKey: [endpoint.path, input ?? {}],
      queryFn: ({ signal }) => call(endpoint, ...([input, { signal }] as unknown as Arguments<E>)),
    })
  return { send, call, query, exchange }
}

const UNREACHABLE: ProblemBody = { type: 'about:blank', title: 'unreachable', status: 0, code: 'unreachable' }
const UNREADABLE: ProblemBody = { type: 'about:blank', title: 'unreadable', status: 0, code: 'unreadable' }

function requestOf(endpoint: Endpoint, { headers, body }: AnyInput, always: Record<string, string> = {}): RequestInit {
  const isJson = isSchema(endpoint.body)
  const type = isJson ? 'application/json' : (endpoint.body as Bytes | undefined)?.bytes
  const own = Object.fromEntries(Object.entries(headers ?? {}).filter(([, value]) => value !== undefined))
  return {
    method: endpoint.method,
    headers: { ...always, ...(type && { 'content-type': type }), ...(own as Record<string, string>) },
    body: isJson ? JSON.stringify(body) : (body as BodyInit | undefined),
  }
}

async function problemOf(reply: Response): Promise<Problem> {
  const body = await problemIn(reply)
  if (body) return new Problem(body)
  // Not this server's voice: a proxy or a captive portal, or it was broken on its way.
  const code = reply.status >= 500 ? 'unavailable' : 'internal'
  return new Problem({ type: 'about:blank', title: reply.statusText, status: reply.status, code })
}

/** The problem in a refusal's body; null when there is none that can be read. */
async function problemIn(reply: Response): Promise<ProblemBody | null> {
  if (!reply.headers.get('content-type')?.includes('problem+json')) return null
  const body: Partial<ProblemBody> | null = await reply.json().catch(() => null)
  return typeof body?.status === 'number' && typeof body.code === 'string' ? (body as ProblemBody) : null
}

async function bodyOf(reply: Response): Promise<unknown> {
  if (reply.status === 204) return undefined
  const type = reply.headers.get('content-type') ?? ''
  if (type.includes('event-stream') && reply.body) return readEvents(reply.body)
  return type.includes('json') ? reply.json() : reply.blob()
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent<unknown>> {
  // Fetched by those who follow a stream: the console itself hears its news by socket.
  const { readEventSource } = await import('./event-source.ts')
  for await (const event of readEventSource(body)) yield { ...event, data: JSON.parse(event.data) }
}
