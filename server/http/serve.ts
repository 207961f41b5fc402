import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { Reader } from '#server/database/open.ts'
import { type Rows, scopedRows } from '#server/entities/scoped-rows.ts'
import type { Services } from '#server/services.ts'
import type { Operator, SessionOperator } from '#server/sessions/sessions.ts'
import { answerOnce } from '#server/writes/answer-once.ts'
import { type Claim, createClaim } from '#server/writes/claim.ts'
import type { Write, WriteOwn } from '#server/writes/write.ts'
import { type Answer, type Endpoint, isSchema, type Parsed } from '#shared/contract.ts'
import { isIdempotent } from '#shared/headers.ts'
import { addressOf } from './address.ts'
import { admit } from './admit.ts'
import { createDecoder } from './decode.ts'
import { incomingOf } from './incoming.ts'
import { type AnyAnswer, refuseWith, renderReply, replyWith } from './reply.ts'

/** Nobody in particular, an operator with a session, or an operator with a session or a key. */
type CallerOf<E extends Endpoint> = E['needs'] extends 'public'
  ? null
  : E extends { needsSession: true }
    ? SessionOperator
    : Operator

/** What a write gives: the answer itself where the endpoint takes a key, because it is kept with what was written. */
type Written<E extends Endpoint> = E extends { headers: infer H extends z.ZodMiniType }
  ? 'idempotency-key' extends keyof z.output<H>
    ? Answer<E>
    : unknown
  : unknown

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
    write: E['needs'] extends 'public' ? undefined : Write<Written<E>>
    writeOwn: E['needs'] extends 'public' ? undefined : WriteOwn<Written<E>>
  }
type Handler<E extends Endpoint> = (context: HandlerContext<E>) => Promise<Answer<E>>

/** An endpoint with what answers it. The pair was checked when it was made; who runs it need not know its types. */
export type Served = {
  endpoint: Endpoint
  handle: (context: Record<string, unknown>) => Promise<AnyAnswer>
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
      const parsed = await decode(c)
      const act = (claim: Claim<AnyAnswer> | null) =>
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
async function claimOf(endpoint: Endpoint, c: Context, { accountId, sandboxId }: Operator) {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  const body = isSchema(endpoint.body) ? await c.req.text() : ''
  const request = { accountId, sandboxId, key, method: c.req.method, url: c.req.path, body }
  return createClaim(request, (answer: AnyAnswer) => renderReply(endpoint, answer))
}
