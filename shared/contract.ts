import * as z from 'zod/mini'
import type { $ZodShape, $ZodType as Schema } from 'zod/v4/core'
import type { PROBLEMS } from './errors.ts'
import type { Words } from './messages.ts'
import type { Need } from './permissions.ts'

/** A body of raw bytes of one media type: a stream in, a stream out. */
export type Bytes = { bytes: string }
/** A stream of events (`text/event-stream`), each of the schema's shape. */
export type Events<S extends Schema = Schema> = { events: S }
/** What an endpoint may answer: JSON of a schema, bytes, events, or nothing. */
export type Reply = Schema | Bytes | Events | null
/** One event of a stream; `id` is what a reader names to go on after it, `event` says of what kind it is. */
export type StreamEvent<T> = { data: T; id?: string; event?: string }

/**
 * An endpoint is plain data. From it come the parsing of request and reply, the client's types, the OpenAPI document,
 * the permission test and the endpoint list of API Practice.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  summary: Words
  needs: Need
  params?: Schema
  query?: Schema
  headers?: Schema
  body?: Schema | Bytes
  replies: { [status: number]: Reply }
  /** Reply headers worth documenting, such as `etag`. */
  sends?: readonly string[]
  /** No practice fault ever hits it: signing in and out, and what puts faults on and off. */
  isSpared?: true
  /** It stands in no traffic log: reading the log would fill it. */
  isUnlogged?: true
  /** How large a body may be where that is more than usual. */
  maxBodyBytes?: number
  /** A session alone may call it, never an API key: what manages accounts, sessions, keys and faults. */
  needsSession?: true
}

/** A socket is plain data as well. One is opened by a one-use ticket, in the subprotocol behind `strive`. */
export type Socket = {
  path: `/${string}`
  summary: Words
  needs: Need
  /** Gives the ticket. */
  ticket: Endpoint
  query?: Schema
  /** What the server says, each message JSON of this shape. */
  says: Schema
  /** What it listens to; without it, to nothing. */
  hears?: Schema
}

/** The parts of a request that a contract describes, in the order in which they are parsed. */
export const PARTS = ['params', 'query', 'headers', 'body'] as const

export const endpoint = <const E extends Endpoint>(contract: E): E => contract
export const socket = <const S extends Socket>(contract: S): S => contract
export const bytes = (mediaType: string): Bytes => ({ bytes: mediaType })
export const events = <S extends Schema>(schema: S): Events<S> => ({ events: schema })

/**
 * Marks a text as a secret: `z.string().check(secret)`. What shows, shares or keeps requests and replies leaves it out. In the
 * OpenAPI document it is `format: password`, the specification's own hint that a value is not to be shown.
 */
export const secret = z.meta<string>({ format: 'password' })

export const isSchema = (value: unknown): value is Schema =>
  value !== null && typeof value === 'object' && '_zod' in value

/** The reply schema of a refusal with one of these codes, and the members it carries besides. */
export const refusal = <const C extends keyof typeof PROBLEMS, X extends $ZodShape = Record<never, never>>(
  codes: readonly [C, ...C[]],
  members: X = {} as X,
) =>
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(codes),
    requestId: z.optional(z.string()),
    errors: z.optional(z.array(z.object({ pointer: z.string(), code: z.string(), bound: z.optional(z.number()) }))),
    ...members,
  })

/** Two requests for one endpoint differ only in these. */
type Part = (typeof PARTS)[number]
type PartOf<E> = keyof E & Part
export type Success = 200 | 201 | 202 | 204
type SuccessOf<E extends Endpoint> = keyof E['replies'] & Success

/** What a sender writes, and what a reader gets, for one part or reply. */
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

/** What a caller gives: a part is optional when all of it is. */
export type Input<E extends Endpoint> = {
  [K in PartOf<E> as object extends Sent<E[K]> ? never : K]: Sent<E[K]>
} & { [K in PartOf<E> as object extends Sent<E[K]> ? K : never]?: Sent<E[K]> }

/** What a handler is given. */
export type Parsed<E extends Endpoint> = {
  [K in PartOf<E>]: E[K] extends Bytes ? ReadableStream<Uint8Array> : Received<E[K]>
}

/** What a handler returns; refusals are thrown. */
export type Answer<E extends Endpoint> = {
  [S in SuccessOf<E>]: { status: S; body: Sent<E['replies'][S]>; headers?: Record<string, string> }
}[SuccessOf<E>]

/** The body of a good reply, as the client sees it. */
export type ReplyBody<E extends Endpoint> = Received<E['replies'][SuccessOf<E>]>

/** A good reply with its status and headers, as the client sees it. */
export type GoodReply<E extends Endpoint> = {
  [S in SuccessOf<E>]: { status: S; body: Received<E['replies'][S]>; headers: Headers }
}[SuccessOf<E>]

/** The body of a declared refusal of this status. */
export type RefusalBody<E extends Endpoint, S extends keyof E['replies']> = Received<E['replies'][S]>
