import type { Context } from 'hono'
import * as z from 'zod/mini'
import { problemOf } from '#server/database/failures/failures.ts'
import { etagOf } from '#server/entities/etag.ts'
import { isBodyAborted } from '#server/platform/connection.ts'
import type { Log } from '#server/platform/log.ts'
import { describeProblem } from '#server/problems/describe.ts'
import { noteSent } from '#server/sent.ts'
import type { KeptReply } from '#server/writes/claim.ts'
import { type Endpoint, isSchema, type StreamEvent } from '#shared/contract.ts'
import { Problem, type ProblemBody, refuse } from '#shared/errors.ts'
import { isConditional, isTagged } from '#shared/headers.ts'
import { commonRefusal, repliesOf } from '#shared/problems/common-refusals.ts'
import { answerAborted } from './aborted.ts'
import type { AnyAnswer } from './any-answer.ts'
import { eventStream } from './stream.ts'

/** Parses the response with its schema, which strips undeclared fields so that they can't leak. */
export function replyWith(endpoint: Endpoint, c: Context, answer: AnyAnswer): Response {
  const { status, body } = answer
  const reply = endpoint.replies[status]
  const headers = headersWith(endpoint, answer)
  if (reply === undefined) throw new Error(`${endpoint.method} ${endpoint.path} answered an undeclared ${status}.`)
  if (isConditional(endpoint) && isKnown(c, headers?.etag)) return c.body(null, 304, headers)
  if (isSchema(reply)) return json(c, status, z.parse(reply, body), headers)
  if (reply === null) return c.body(null, status as 204, headers)
  // The contract's type guarantees that the body matches the declared kind.
  if ('events' in reply)
    return c.newResponse(eventStream(reply, body as AsyncIterable<StreamEvent<unknown>>), status as 200, {
      'content-type': 'text/event-stream',
      // A client may reconnect to another instance, and a stopping server must not wait for idle connections.
      connection: 'close',
      ...headers,
    })
  return c.newResponse(body as ReadableStream, status as 200, { 'content-type': reply.bytes, ...headers })
}

/** A row with a version is sent with its entity tag. */
const headersWith = (endpoint: Endpoint, { status, body, headers }: AnyAnswer): Record<string, string> | undefined =>
  // The contract's type guarantees that the body has the version.
  isTagged(endpoint, status) ? { ...etagOf(body as { version: number }), ...headers } : headers

/** Like Hono's `c.json`, but also notes the text for the traffic log. */
function json(c: Context, status: number, body: unknown, headers?: Record<string, string>): Response {
  const text = JSON.stringify(body)
  return noteSent(c.body(text, status as 200, { 'content-type': 'application/json', ...headers }), text)
}

/** Whether the client already has this version, by `If-None-Match` (RFC 9110, 13.1.2). */
export function isKnown(c: Context, etag: string | undefined): boolean {
  const known = (c.req.header('if-none-match') ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return etag !== undefined && known.includes(etag)
}

/** Renders a JSON response to text, so that it can be stored. */
export function renderReply(endpoint: Endpoint, answer: AnyAnswer): KeptReply {
  const { status, body } = answer
  const reply = endpoint.replies[status]
  const headers = headersWith(endpoint, answer)
  if (reply === null) return { status, headers: { ...headers }, body: null }
  if (!isSchema(reply)) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}, which cannot be kept.`)
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(z.parse(reply, body)),
  }
}

/** Sends a declared refusal in its declared shape. Any other error is a bug, which is logged and not revealed. */
export function refuseWith(endpoint: Endpoint, c: Context, error: unknown, { log }: { log: Log }): Response {
  const requestId: string = c.get('requestId')
  const problem = error instanceof Problem ? error : problemOf(error)
  if (problem) {
    for (const declared of [repliesOf(endpoint)[problem.status], commonRefusal(endpoint, problem.status)]) {
      const shaped = isSchema(declared) ? z.safeParse(declared, problem.body).data : undefined
      // A declared refusal has at least these members.
      if (shaped) return problemResponse(c, shaped as ProblemBody)
    }
  }
  if (isBodyAborted(c)) return answerAborted(c, log)
  const logged = error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { error }
  log.error({ ...logged, requestId, method: endpoint.method, path: endpoint.path }, 'an endpoint failed')
  return problemResponse(c, refuse('internal').body)
}

/** The response of a refusal, with its description. */
export function problemResponse(c: Context, body: ProblemBody): Response {
  const { retryAfterSeconds, limit } = body
  const isOfPace = body.status === 429 && retryAfterSeconds !== undefined
  return json(c, body.status, describeProblem(body, c.get('requestId')), {
    'content-type': 'application/problem+json',
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    // draft-ietf-httpapi-ratelimit-headers, as far as a refusal knows its policy.
    ...(isOfPace && { ratelimit: `"${body.code}";r=0;t=${retryAfterSeconds}` }),
    ...(isOfPace && limit !== undefined && { 'ratelimit-policy': `"${body.code}";q=${limit}` }),
    ...(body.status === 401 && { 'www-authenticate': 'Bearer' }),
  })
}
