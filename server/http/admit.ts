import type { Context } from 'hono'
import type { Db } from '#server/database/open.ts'
import { closeToAll, foreignOrigin, openTo } from '#server/keys/cross-origin.ts'
import { callerOf, findFormerCaller } from '#server/sessions/caller.ts'
import { isKey } from '#server/sessions/find-key.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { findOperator } from '#server/sessions/sessions.ts'
import { type Endpoint, resourceOf } from '#shared/contract.ts'
import { refuse } from '#shared/errors.ts'
import { isWrite, SANDBOX_HEADER } from '#shared/headers.ts'
import { isPermitted } from '#shared/permissions.ts'
import { mayKeyCall } from '#shared/platform/api-keys.ts'
import { isOfAccount } from '#shared/platform/sandboxes.ts'

/**
 * Finds the caller and checks their permission. Returns null for a public endpoint. A page of another origin can only
 * call with an API key that allows its origin.
 */
export async function admit(endpoint: Endpoint, c: Context, db: Db): Promise<Operator | null> {
  const origin = foreignOrigin(c)
  if (endpoint.needs === 'public') {
    if (origin !== null) closeToAll(c)
    return null
  }
  const operator = await findCaller(c, db)
  if (origin !== null) admitPage(c, origin, operator)
  if (!mayCall(operator, endpoint)) throw refuse('not-permitted')
  if (isElsewhere(operator, endpoint, c.req.header(SANDBOX_HEADER))) throw refuse('sandbox-changed')
  return operator
}

/** Finds the caller by their token. The request goes into their traffic log even if the session or key has ended. */
export async function findCaller(c: Context, db: Db): Promise<Operator> {
  const [, token] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
  if (!token) throw refuse('not-signed-in')
  const operator = await findOperator(db, token)
  c.set('caller', operator ? callerOf(operator) : await findFormerCaller(db, token))
  if (!operator) throw refuse(isKey(token) ? 'key-ended' : 'session-ended')
  return operator
}

function admitPage(c: Context, origin: string, { key }: Operator) {
  if (key?.origins.includes(origin)) return openTo(c, origin)
  closeToAll(c)
  throw refuse('wrong-origin')
}

/** Whether a write was meant for another sandbox than the one in which its caller works. */
const isElsewhere = ({ sandboxId }: Operator, endpoint: Endpoint, meant: string | undefined): boolean =>
  meant !== undefined && meant !== sandboxId && isWrite(endpoint) && !isOfAccount(resourceOf(endpoint.path))

const mayCall = ({ permissions, key }: Operator, endpoint: Endpoint): boolean =>
  isPermitted(permissions, endpoint.needs) && (key === null || mayKeyCall(key.scope, endpoint))
