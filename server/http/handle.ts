import type { Context } from 'hono'
import { scopedRows } from '#server/entities/scoped-rows.ts'
import { connectionOf } from '#server/platform/connection.ts'
import type { Services } from '#server/services.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { answerOnce } from '#server/writes/answer-once.ts'
import { type Claim, createClaim } from '#server/writes/claim.ts'
import { type Endpoint, isSchema } from '#shared/contract.ts'
import { isIdempotent } from '#shared/headers.ts'
import { FAULT_QUERY } from '#shared/platform/faults.ts'
import { addressOf, isOverTls } from './address.ts'
import { admit } from './admit.ts'
import type { AnyAnswer } from './any-answer.ts'
import { createDecoder } from './decode.ts'
import { refuseWith, renderReply, replyWith } from './reply.ts'
import type { Served } from './serve.ts'

const AGENT_LENGTH = 300

/** Handles a request: finds the caller, checks their permission, applies their practice fault and runs the endpoint. */
export function createRequestHandler(served: Served & { id: string }, services: Services) {
  const { id, endpoint } = served
  const answer = createAnswerer(served, services)
  const answerAnew = async (c: Context): Promise<Response> => {
    try {
      return await answer(c, await admit(endpoint, c, services.db))
    } catch (error) {
      return refuseWith(endpoint, c, error, services)
    }
  }
  return async (c: Context): Promise<Response> => {
    try {
      const operator = await admit(endpoint, c, services.db)
      if (endpoint.isSpared || !operator) return await answer(c, operator)
      return await services.faults.answer({
        c,
        id,
        endpoint,
        operator,
        answer: () => answer(c, operator),
        answerAnew: () => answerAnew(c),
      })
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
      const act = (claim: Claim<AnyAnswer> | null) => {
        const context = {
          ...services,
          db: services.unaudited,
          ...parsed,
          operator,
          address: addressOf(c, services.trustedProxies),
          agent: (c.req.header('user-agent') ?? '').slice(0, AGENT_LENGTH),
          cookies: c.req.header('cookie'),
          isOverTls: isOverTls(c, services.trustedProxies),
          requestId: c.get('requestId'),
          cut: () => connectionOf(c)?.cut(),
          ...(operator && { rows: scopedRows(services.unaudited, operator) }),
          ...(operator && services.writes.by({ operator, endpoint: id, requestId: c.get('requestId'), claim })),
        }
        if (!operator) return handle(context)
        const { sandboxId } = operator
        return services.bugs.answer({ id, endpoint, sandboxId, requestId: c.get('requestId'), context, handle })
      }
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
  const request = { accountId, sandboxId, key, method: c.req.method, url: urlOf(c), body }
  return createClaim(request, (answer: AnyAnswer) => renderReply(endpoint, answer))
}

/** The path with its query. A request that is repeated without its practice fault is still the same. */
function urlOf(c: Context): string {
  const { searchParams } = new URL(c.req.url)
  searchParams.delete(FAULT_QUERY)
  return searchParams.size > 0 ? `${c.req.path}?${searchParams}` : c.req.path
}
