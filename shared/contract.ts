import * as z from 'zod/mini'
import type { $ZodShape, $ZodType as Schema } from 'zod/v4/core'
import type { PROBLEMS } from './errors.ts'
import type { Words } from './messages.ts'
import type { Need } from './permissions.ts'
import { RowId } from './row.ts'

/** A body of raw bytes of one media type: a stream in, a stream out. */
export type Bytes = { bytes: string }
/** A stream of events (`text/event-stream`), each of the schema's shape. */
export type Events<S extends Schema = Schema> = { events: S }
/** The body of a response: JSON of a schema, bytes, events, or nothing. */
export type Reply = Schema | Bytes | Events | null
/** One event of a stream. A reader sends the last `id` to resume after it; `event` is the event type. */
export type StreamEvent<T> = { data: T; id?: string; event?: string }

/**
 * An endpoint is plain data. The parsing of requests and responses, the client's types, the OpenAPI document,
 * the permission test and the endpoint list of API Practice all derive from it.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  summary: Words
  needs: Need
  /** Only if the parameters of the path are no ids of rows. */
  params?: Schema
  query?: Schema
  headers?: Schema
  body?: Schema | Bytes
  /** Without the refusals that `repliesOf` adds. */
  replies: { [status: number]: Reply }
  /** Response headers that the OpenAPI document lists, besides the `etag` of a row with a version. */
  sends?: readonly string[]
  /** What it returns changes while its version stays, so the version is no entity tag. */
  isUntagged?: true
  /** Changes nothing, though it is no GET: it computes or checks something, or issues a code for a later request. */
  isRead?: true
  /** Practice faults never apply to it: signing in and out, returning to a sandbox, and turning faults on and off. */
  isSpared?: true
  /** The traffic log leaves it out: otherwise reading the log would fill it. */
  isUnlogged?: true
  /** The limit of the body, if it is larger than the default. */
  maxBodyBytes?: number
  /** API keys may not call it, though what it needs is not one of the `SESSION_PERMISSIONS`. */
  needsSession?: true
}

/** A socket is plain data, too. Opening one takes a one-use ticket, which is sent as the subprotocol after `strive`. */
export type Socket = {
  path: `/${string}`
  summary: Words
  needs: Need
  /** Issues the ticket. */
  ticket: Endpoint
  query?: Schema
  /** The schema of the server's messages, which are JSON. */
  says: Schema
  /** The schema of the client's messages. Without it, the server ignores them. */
  hears?: Schema
}

/** The parts of a request that a contract describes, in parsing order. */
export const PARTS = ['params', 'query', 'headers', 'body'] as const

type Address = `${Endpoint['method']} ${Endpoint['path']}`
type At<A> = A extends `${infer M extends Endpoint['method']} ${infer P extends Endpoint['path']}`
  ? { method: M; path: P }
  : never
type NamesIn<A> = A extends `${string}:${infer N}/${infer R}`
  ? N | NamesIn<R>
  : A extends `${string}:${infer N}`
    ? N
    : never
type Ids<A> = [NamesIn<A>] extends [never] ? unknown : { params: z.ZodMiniObject<Record<NamesIn<A>, typeof RowId>> }
/** What `repliesOf` (shared/problems/common-refusals.ts) adds to the declared replies. */
type NotFound<A> = [NamesIn<A>] extends [never] ? unknown : { replies: { 404: Refusal<'not-found'> } }
type Stale<E> = E extends { replies: { 412: Schema } }
  ? unknown
  : E extends { headers: { shape: { 'if-match': Schema } }; replies: { 200: infer Row extends Schema } }
    ? { replies: { 412: Refusal<'stale', { current: Row }> } }
    : unknown

/**
 * `endpoint('GET /api/members/:memberId', { … })`. The parameters of its path are ids of rows, unless it says otherwise.
 * It can refuse with 404, and if it updates a row (`ifMatch`), with 412 and the current row, without declaring that.
 */
export function endpoint<const A extends Address, const E extends Omit<Endpoint, 'method' | 'path'>>(at: A, rest: E) {
  const [method, path = ''] = at.split(' ')
  const ids = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, RowId])
  // The parts of the address, and what was given.
  return { method, path, ...(ids.length > 0 && { params: z.object(Object.fromEntries(ids)) }), ...rest } as At<A> &
    E &
    (E extends { params: Schema } ? unknown : Ids<A>) &
    NotFound<A> &
    Stale<E>
}
export const socket = <const S extends Socket>(contract: S): S => contract
export const bytes = (mediaType: string): Bytes => ({ bytes: mediaType })
export const events = <S extends Schema>(schema: S): Events<S> => ({ events: schema })

/**
 * Marks a text as a secret: `z.string().check(secret)`. Secrets are left out wherever requests and responses are
 * shown, shared or stored. In the OpenAPI document the format is `password`, the standard hint to hide a value.
 */
export const secret = z.meta<string>({ format: 'password' })

export const isSchema = (value: unknown): value is Schema =>
  value !== null && typeof value === 'object' && '_zod' in value

/** What is wrong with one part of a request. */
export const FieldIssue = z.object({
  /** A JSON pointer into the request, such as `/body/email`. */
  pointer: z.string(),
  code: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  /** The bound that was exceeded. */
  bound: z.optional(z.number()),
  /** The name that was probably meant. */
  nearest: z.optional(z.string()),
})

/** The members that every refusal has (RFC 9457). */
export const ProblemDetails = z.object({
  /** The path of a page that explains the code. */
  type: z.string(),
  /** What happened, in English. */
  title: z.string(),
  status: z.int(),
  code: z.string(),
  /** What a client should do, in English. */
  detail: z.optional(z.string()),
  /** The request in the traffic log of its account. */
  instance: z.optional(z.string()),
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(FieldIssue)),
})

/** The schema of a refusal with one of these codes and these additional members. */
export const refusal = <const C extends keyof typeof PROBLEMS, X extends $ZodShape = Record<never, never>>(
  codes: readonly C[],
  members: X = {} as X,
) => z.object({ ...ProblemDetails.shape, code: z.enum(codes), ...members })
type Refusal<C extends keyof typeof PROBLEMS, X extends $ZodShape = Record<never, never>> = ReturnType<
  typeof refusal<C, X>
>

type Part = (typeof PARTS)[number]
type PartOf<E> = keyof E & Part
export type Success = 200 | 201 | 202 | 204
type SuccessOf<E extends Endpoint> = keyof E['replies'] & Success

/** The resource that a path belongs to: `members` for `/api/members/:memberId/archive`. */
export const resourceOf = (path: string): string => path.split('/').find(part => part !== '' && part !== 'api') ?? ''

/** The types of one part or response body: `Sent` before its schema transforms it, `Received` after. */
type Sent<T> = T extends Schema
  ? z.input<T>
  : T extends Events<infer S>
    ? AsyncIterable<StreamEvent<z.input<S>>>
    : T extends Bytes
      ? BodyInit
      : undefined
export type Received<T> = T extends Schema
  ? z.output<T>
  : T extends Events<infer S>
    ? AsyncIterable<StreamEvent<z.output<S>>>
    : T extends Bytes
      ? Blob
      : undefined

/** The input of a call. A part is optional if all its members are. */
export type Input<E extends Endpoint> = {
  [K in PartOf<E> as object extends Sent<E[K]> ? never : K]: Sent<E[K]>
} & { [K in PartOf<E> as object extends Sent<E[K]> ? K : never]?: Sent<E[K]> }

/** The parsed request that a handler receives. */
export type Parsed<E extends Endpoint> = {
  [K in PartOf<E>]: E[K] extends Bytes ? ReadableStream<Uint8Array> : Received<E[K]>
}

/** The result of a handler. Refusals are thrown. */
export type Answer<E extends Endpoint> = {
  [S in SuccessOf<E>]: { status: S; body: Sent<E['replies'][S]>; headers?: Record<string, string> }
}[SuccessOf<E>]

/** The body of a successful response, as the client receives it. */
export type ReplyBody<E extends Endpoint> = Received<E['replies'][SuccessOf<E>]>

/** A successful response with its status and headers, as the client receives it. */
export type GoodReply<E extends Endpoint> = {
  [S in SuccessOf<E>]: { status: S; body: Received<E['replies'][S]>; headers: Headers }
}[SuccessOf<E>]

export type RefusalBody<E extends Endpoint, S extends keyof E['replies']> = Received<E['replies'][S]>
