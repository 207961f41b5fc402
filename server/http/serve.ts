import type * as z from 'zod/mini'
import type { Reader } from '#server/database/open.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import type { Services } from '#server/services.ts'
import type { Operator, SessionOperator } from '#server/sessions/operator.ts'
import type { Write, WriteOwn } from '#server/writes/write.ts'
import type { Answer, Endpoint, Parsed } from '#shared/contract.ts'
import type { SESSION_PERMISSIONS } from '#shared/permissions.ts'
import type { AnyAnswer } from './any-answer.ts'

/** Null for a public endpoint, otherwise an operator with a session, or with a session or an API key. */
type CallerOf<E extends Endpoint> = E['needs'] extends 'public'
  ? null
  : E['needs'] extends (typeof SESSION_PERMISSIONS)[number]
    ? SessionOperator
    : E extends { needsSession: true }
      ? SessionOperator
      : Operator

/**
 * What the work of a write returns. If the endpoint takes an Idempotency-Key, it must be the response, because the
 * response is stored in the same transaction.
 */
type Written<E extends Endpoint> = E extends { headers: infer H extends z.ZodMiniType }
  ? 'idempotency-key' extends keyof z.output<H>
    ? Answer<E>
    : unknown
  : unknown

/**
 * What a handler receives: the parsed request, the caller, and the services. `db` only reads. Practice data is written
 * through `write`, and data of the account through `writeOwn`. Both are bound to the operator and the request.
 */
export type HandlerContext<E extends Endpoint> = Parsed<E> &
  Omit<Services, 'db'> & {
    /** Only reads. Rows are written through `write` and `writeOwn`, unaudited tables through `unaudited`. */
    db: Reader
    operator: CallerOf<E>
    address: string
    agent: string
    /** The request's cookies. The console has none that grants anything. */
    cookies: string | undefined
    isOverTls: boolean
    requestId: string
    /** Destroys the connection, so the rest of the response is never sent. */
    cut: () => void
    /** Queries the operator's rows: those of their sandbox, or their own. */
    rows: E['needs'] extends 'public' ? undefined : Rows
    write: E['needs'] extends 'public' ? undefined : Write<Written<E>>
    writeOwn: E['needs'] extends 'public' ? undefined : WriteOwn<Written<E>>
  }
type Handler<E extends Endpoint> = (context: HandlerContext<E>) => Promise<Answer<E>>

/** An endpoint and its handler. `serve` has checked that they match, so their types can be erased. */
export type Served = {
  endpoint: Endpoint
  handle: (context: Record<string, unknown>) => Promise<AnyAnswer>
}

/** Joins an endpoint to a handler, which must match the contract. */
export const serve = <E extends Endpoint>(endpoint: E, handle: Handler<NoInfer<E>>): Served => ({
  endpoint,
  // The contract's types are checked above; the server calls all handlers alike.
  handle: handle as unknown as Served['handle'],
})
