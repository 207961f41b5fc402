import type { Db } from '#server/database/open.ts'
import { isSession, type Operator } from '#server/sessions/operator.ts'
import { fingerprint } from '#server/sessions/secrets.ts'

/** The account whose log a request belongs to. */
export type Caller = {
  accountId: number
  /** Null if the caller used an API key. */
  sessionId: number | null
  sandboxId: string
}

export const callerOf = (operator: Operator): Caller => ({
  accountId: operator.accountId,
  sessionId: isSession(operator) ? operator.sessionId : null,
  sandboxId: operator.sandboxId,
})

/** The former owner of an ended session or key, whose log records the refusal. */
export async function findFormerCaller(db: Db, token: string): Promise<Caller | null> {
  const hash = fingerprint(token)
  const session = await db
    .selectFrom('session')
    .select(['account_id as accountId', 'id as sessionId', 'sandbox_id as sandboxId'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  if (session) return session
  for (const table of ['api_key', 'revoked_key'] as const) {
    const key = await db
      .selectFrom(table)
      .select(['account_id as accountId', 'sandbox_id as sandboxId'])
      .where('token_hash', '=', hash)
      .executeTakeFirst()
    if (key) return { ...key, sessionId: null }
  }
  return null
}
