import type { Context } from 'hono'
import * as z from 'zod/mini'
import { commonRefusal } from '#shared/common-refusals.ts'
import {
  type Answer,
  type Endpoint,
  type Events,
  isSchema,
  PARTS,
  type Parsed,
  type StreamEvent,
} from '#shared/contract.ts'
import { type FieldError, Problem, type ProblemBody, refuse } from '#shared/errors.ts'
import { isIdempotent } from '#shared/headers.ts'
import { type JsonSchema, jsonSchema } from '#shared/json-schema.ts'
import { FAULT_QUERY } from '#shared/platform/faults.ts'
import { addressOf } from './address.ts'
import { admit } from './admit.ts'
import { problemOf } from './database/failures.ts'
import type { Reader } from './database/open.ts'
import { type Rows, scopedRows } from './entities/scoped-rows.ts'
import { answerAborted, incomingOf, isBodyAborted } from './incoming.ts'
import { findNulCharacters } from './nul-characters.ts'
import type { Services } from './services.ts'
import type { Operator, SessionOperator } from './sessions/sessions.ts'
import { noteSent } from './traffic/sent.ts'
import { answerOnce } from './writes/answer-once.ts'
import { type Claim, createClaim, type Reply as Kept } from './writes/claim.ts'
import type { Write, WriteOwn } from './writes/write.ts'

/** Nobody in particular, an operator with a session, or an operator with a session or a key. */
type CallerOf<E extends Endpoint> = E['needs'] extends 'public'
  ? null
  : E extends { needsSession: true }
    ? SessionOperator
    : Operator

/**
 * What a handler is given: the parsed request, who calls and from where, and the server's services. Its `db` reads. Practice data is
 * written through `write`, what belongs to the account through `writeOwn`: both know for whom, and by which request.
 */
export type HandlerContext<E extends Endpoint> = Parsed<E> &
  Omit<Services, 'db'> & {
    /** Reads. Rows are written through `write` and `writeOwn`, and what the audit trail leaves out through `unaudited`. */
    db: Reader
    operator: CallerOf<E>
    address: string
    agent: string
    /** Destroys the connection: nothing more of the answer leaves. */
    cut: () => void
    /** Reads the operator's rows: those of their sandbox, or their own. */
    rows: E['needs'] extends 'public' ? undefined : Rows
    write: E['needs'] extends 'public' ? undefined : Write
    writeOwn: E['needs'] extends 'public' ? undefined : WriteOwn
  }
type Handler<E extends Endpoint> = (context: HandlerContext<E>) => Promise<Answer<E>>
type HandlerAnswer = { status: number; body: unknown; headers?: Record<string, string> }

/** An endpoint with what answers it. The pair was checked when it was made; who runs it need not know its types. */
export type Served = {
  endpoint: Endpoint
  handle: (context: Record<string, unknown>) => Promise<HandlerAnswer>
}

/** Joins an endpoint to its handler, which must fit the contract. */
export const serve = <E extends Endpoint>(endpoint: E, handle: Handler<NoInfer<E>>): Served => ({
  endpoint,
  handle: handle as unknown as Served['handle'],
})

const AGENT_LENGTH = 300

/** The way of every request: who calls, may they, is a practice fault on for them, and what the endpoint answers. */
export function createRequestHandler(served: Served & { id: string }, services: Services) {
  const { endpoint } = served
  const answer = createAnswerer(served, services)
  return async (c: Context): Promise<Response> => {
    try {
      const operator = await admit(endpoint, c, services.db)
      if (endpoint.isSpared || !operator) return await answer(c, operator)
      return await services.faults.lead({ c, endpoint, operator, answer: () => answer(c, operator) })
    } catch (error) {
      return refuseWith(endpoint, c, error, services)
    }
  }
}

/** The endpoint itself: does the input fit, act, does the answer fit. A refusal is an answer as well. */
function createAnswerer({ endpoint, handle, id }: Served & { id: string }, services: Services) {
  const decode = createDecoder(endpoint)
  const mayBeKeyed = isIdempotent(endpoint.headers)
  return async (c: Context, operator: Operator | null): Promise<Response> => {
    try {
      const parsed = await parseRequest(endpoint, c, decode)
      const act = (claim: Claim | null) =>
        handle({
          ...services,
          db: services.unaudited,
          ...parsed,
          operator,
          address: addressOf(c, services.trustedProxies),
          agent: (c.req.header('user-agent') ?? '').slice(0, AGENT_LENGTH),
          cut: () => incomingOf(c)?.socket.destroy(),
          ...(operator && { rows: scopedRows(services.unaudited, operator) }),
          ...(operator && services.writes.by({ operator, endpoint: id, requestId: c.get('requestId'), claim })),
        })
      const claim = mayBeKeyed && operator ? await claimOf(endpoint, c, operator) : null
      if (claim) return await answerOnce(c, services.db, claim, () => act(claim))
      return replyWith(endpoint, c, await act(null))
    } catch (error) {
      return refuseWith(endpoint, c, error, services)
    }
  }
}

/** The request's claim of its Idempotency-Key; null when it came without one. */
async function claimOf(endpoint: Endpoint, c: Context, { accountId, sandboxId }: Operator): Promise<Claim | null> {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  const body = isSchema(endpoint.body) ? await c.req.text() : ''
  // What a write gives is the handler's answer where a key is taken (answer-once.ts).
  const render = (answer: unknown) => keptOf(endpoint, answer as HandlerAnswer)
  return createClaim({ accountId, sandboxId, key, method: c.req.method, url: c.req.path, body }, render)
}

/** An answer of JSON as it leaves, so that it can be kept. */
function keptOf(endpoint: Endpoint, { status, body, headers }: HandlerAnswer): Kept {
  const reply = endpoint.replies[status]
  if (reply === null) return { status, headers: { ...headers }, body: null }
  if (!isSchema(reply)) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}, which cannot be kept.`)
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(z.parse(reply, body)),
  }
}

type Decoder = (part: 'params' | 'query', name: string, texts: string[]) => unknown

/** Path and query values are text; the contract's schema says what each stands for, so no schema need coerce. */
function createDecoder(endpoint: Endpoint): Decoder {
  const kinds = { params: kindsOf(endpoint.params), query: kindsOf(endpoint.query) }
  for (const [, name] of endpoint.path.matchAll(/:(\w+)/g))
    if (name && !kinds.params.has(name)) throw new Error(`${endpoint.path}: the contract has no schema for ${name}.`)
  return (part, name, texts) => {
    const kind = kinds[part].get(name)
    return kind === 'array' ? texts : decodeText(kind, texts[0] ?? '')
  }
}

function kindsOf(schema: Endpoint['query']): Map<string, string | undefined> {
  const properties = schema ? (jsonSchema(schema, 'input').properties ?? {}) : {}
  const kindOf = (property: JsonSchema) => property.type ?? property.anyOf?.[0]?.type
  return new Map(Object.entries(properties).map(([name, property]) => [name, kindOf(property)]))
}

function decodeText(kind: string | undefined, text: string): unknown {
  if ((kind === 'integer' || kind === 'number') && text.trim() !== '') return Number(text)
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

async function parseRequest(endpoint: Endpoint, c: Context, decode: Decoder) {
  const parsed: Record<string, unknown> = {}
  const errors: FieldError[] = []
  for (const part of PARTS) {
    const schema = endpoint[part]
    if (!isSchema(schema)) continue
    const raw = await readPart(part, c, decode)
    const unreadable = findNulCharacters(raw, `/${part}`)
    if (unreadable.length > 0) {
      errors.push(...unreadable)
      continue
    }
    const result = z.safeParse(schema, raw)
    parsed[part] = result.data
    for (const issue of result.error?.issues ?? [])
      errors.push({ pointer: ['', part, ...issue.path].join('/'), code: codeOf(issue) })
  }
  if (errors.length > 0) throw refuse('invalid-input', { errors })
  // Touched last: a stream that is opened and not read to its end blocks the connection.
  if (endpoint.body && !isSchema(endpoint.body)) parsed.body = c.req.raw.body
  return parsed
}

/** A refinement names its own code in its message; zod's other checks have one already. */
const codeOf = (issue: { code: string; message: string; format?: unknown }) =>
  issue.code === 'custom' && /^[a-z_]+$/.test(issue.message) ? issue.message : issue.code

async function readPart(part: (typeof PARTS)[number], c: Context, decode: Decoder) {
  switch (part) {
    case 'params':
      return mapValues(c.req.param(), (name, text) => decode('params', name, [text]))
    case 'query':
      return mapValues(withoutFault(c.req.queries()), (name, texts) => decode('query', name, texts))
    case 'headers':
      return c.req.header()
    case 'body':
      return readJson(c)
  }
}

/** The query as the endpoint's own: a practice fault is none of its business. */
const withoutFault = ({ [FAULT_QUERY]: _, ...own }: Record<string, string[]>) => own

const mapValues = <V>(values: Record<string, V>, map: (name: string, value: V) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(name, value)]))

async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/([\w.]+\+)?json\b/.test(c.req.header('content-type') ?? '')) throw refuse('wrong-media-type')
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch {
    throw refuse('invalid-input', { errors: [{ pointer: '/body', code: 'json' }] })
  }
}

/** Parsing the answer strips what the contract does not declare, so that nothing else can leave. */
function replyWith(endpoint: Endpoint, c: Context, answer: Awaited<ReturnType<Served['handle']>>): Response {
  const { status, body, headers } = answer
  const reply = endpoint.replies[status]
  if (reply === undefined) throw new Error(`${endpoint.method} ${endpoint.path} answered an undeclared ${status}.`)
  if (endpoint.replies[304] !== undefined && isKnown(c, headers?.etag)) return c.body(null, 304, headers)
  if (isSchema(reply)) return json(c, status, z.parse(reply, body), headers)
  if (reply === null) return c.body(null, status as 204, headers)
  // The contract's type has checked which of the two the handler gave.
  if ('events' in reply)
    return c.newResponse(eventStream(reply, body as AsyncIterable<StreamEvent<unknown>>), status as 200, {
      'content-type': 'text/event-stream',
      // Whoever comes back may come to another connection, and a server that stops waits for no idle one.
      connection: 'close',
      ...headers,
    })
  return c.newResponse(body as ReadableStream, status as 200, { 'content-type': reply.bytes, ...headers })
}

/** Hono's `c.json`, but that the text which leaves is known to the traffic log. */
function json(c: Context, status: number, body: unknown, headers?: Record<string, string>): Response {
  const text = JSON.stringify(body)
  return noteSent(c.body(text, status as 200, { 'content-type': 'application/json', ...headers }), text)
}

/** Does the caller have the answer with this tag already (RFC 9110, 13.1.2)? */
function isKnown(c: Context, etag: string | undefined): boolean {
  const known = (c.req.header('if-none-match') ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return etag !== undefined && known.includes(etag)
}

const HEARTBEAT_MS = 15_000

/** Frames events as `text/event-stream`; proxies cut silent lines, so a comment goes out now and then, unless the reader is behind. */
function eventStream({ events }: Events, source: AsyncIterable<StreamEvent<unknown>>): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let heartbeat: NodeJS.Timeout | undefined
  return new ReadableStream({
    start(controller) {
      heartbeat = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(':\n\n'))
      }, HEARTBEAT_MS).unref()
    },
    async pull(controller) {
      try {
        const { done, value } = await iterator.next()
        if (!done) return controller.enqueue(encoder.encode(frameOf(value, z.parse(events, value.data))))
        clearInterval(heartbeat)
        controller.close()
      } catch (error) {
        clearInterval(heartbeat)
        throw error
      }
    },
    async cancel() {
      clearInterval(heartbeat)
      await iterator.return?.()
    },
  })
}

const frameOf = ({ id, event }: StreamEvent<unknown>, data: unknown) =>
  `${id === undefined ? '' : `id: ${id}\n`}${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`

/** A declared refusal leaves with its declared shape. Anything else is our fault: logged, answered without a word of it. */
function refuseWith(endpoint: Endpoint, c: Context, error: unknown, { log }: Services): Response {
  const requestId: string = c.get('requestId')
  const problem = error instanceof Problem ? error : problemOf(error)
  if (problem) {
    const body = { ...problem.body, requestId }
    for (const declared of [endpoint.replies[problem.status], commonRefusal(endpoint, problem.status)]) {
      const shaped = isSchema(declared) ? z.safeParse(declared, body).data : undefined
      if (shaped) return problemResponse(c, shaped as ProblemBody)
    }
  }
  if (isBodyAborted(c)) return answerAborted(c, log)
  const told = error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { error }
  log.error({ ...told, requestId, method: endpoint.method, path: endpoint.path }, 'an endpoint failed')
  return problemResponse(c, { ...refuse('internal').body, requestId })
}

export function problemResponse(c: Context, body: ProblemBody): Response {
  const { retryAfterSeconds } = body as { retryAfterSeconds?: number }
  return json(c, body.status, body, {
    'content-type': 'application/problem+json',
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    ...(body.status === 401 && { 'www-authenticate': 'Bearer' }),
  })
}
