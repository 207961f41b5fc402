import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { Reader } from '#server/database/open.ts'
import { type Rows, scopedRows } from '#server/entities/scoped-rows.ts'
import type { Services } from '#server/services.ts'
import type { Operator, SessionOperator } from '#server/sessions/operator.ts'
import { answerOnce } from '#server/writes/answer-once.ts'
import { type Claim, createClaim } from '#server/writes/claim.ts'
import type { Write, WriteOwn } from '#server/writes/write.ts'
import { type Answer, type Endpoint, isSchema, type Parsed } from '#shared/contract.ts'
import { isIdempotent } from '#shared/headers.ts'
import { addressOf, isOverTls } from './address.ts'
import { admit } from './admit.ts'
import { createDecoder } from './decode.ts'
import { incomingOf } from './incoming.ts'
import { type AnyAnswer, refuseWith, renderReply, replyWith } from './reply.ts'

/** Null for a public endpoint, otherwise an operator with a session, or with a session or an API key. */
type CallerOf<E extends Endpoint> = E['needs'] extends 'public'
  ? null
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
  handle: handle as unknown as Served['handle'],
})

const AGENT_LENGTH = 300

/** Handles a request: finds the caller, checks their permission, applies their practice fault and runs the endpoint. */
export function createRequestHandler(served: Served & { id: string }, services: Services) {
  const { endpoint } = served
  const answer = createAnswerer(served, services)
  return async (c: Context): Promise<Response> => {
    try {
      const operator = await admit(endpoint, c, services.db)
      if (endpoint.isSpared || !operator) return await answer(c, operator)
      return await services.faults.answer({ c, endpoint, operator, answer: () => answer(c, operator) })
    } catch (error) {
      return refuseWith(endpoint, c, error, services)
    }
  }
}

/** Validates the input, calls the handler and validates the response. A refusal becomes a response too. */
function createAnswerer({ endpoint, handle, id }: Served & { id: string }, services: Services) {
  const decode = createDecoder(endpoint)
  const mayBeKeyed = isIdempotent(endpoint.headers)
  return async (c: Context, operator: Operator | null): Promise<Response> => {
    try {
      const parsed = await decode(c)
      const act = (claim: Claim<AnyAnswer> | null) =>
        handle({
          ...services,
          db: services.unaudited,
          ...parsed,
          operator,
          address: addressOf(c, services.trustedProxies),
          agent: (c.req.header('user-agent') ?? '').slice(0, AGENT_LENGTH),
          cookies: c.req.header('cookie'),
          isOverTls: isOverTls(c, services.trustedProxies),
          requestId: c.get('requestId'),
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

/** The claim for the request's Idempotency-Key. Null if the request has none. */
async function claimOf(endpoint: Endpoint, c: Context, { accountId, sandboxId }: Operator) {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  const body = isSchema(endpoint.body) ? await c.req.text() : ''
  const request = { accountId, sandboxId, key, method: c.req.method, url: c.req.path, body }
  return createClaim(request, (answer: AnyAnswer) => renderReply(endpoint, answer))
}
