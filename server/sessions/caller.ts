import type { Db } from '#server/database/open.ts'
import { isSession, type Operator } from '#server/sessions/operator.ts'
import { fingerprint } from '#server/sessions/secrets.ts'

/** The account whose log a request belongs to. */
export type Caller = {
  accountId: number
  /** Null if the caller used an API key. */
  sessionId: number | null
  /** Null without an API key, and if the key is gone. */
  keyName: string | null
  sandboxId: string
}

export const callerOf = (operator: Operator): Caller => ({
  accountId: operator.accountId,
  sessionId: isSession(operator) ? operator.sessionId : null,
  keyName: operator.key?.name ?? null,
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
  if (session) return { ...session, keyName: null }
  const key = await db
    .selectFrom('api_key')
    .select(['account_id as accountId', 'sandbox_id as sandboxId', 'name as keyName'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  if (key) return { ...key, sessionId: null }
  const revoked = await db
    .selectFrom('revoked_key')
    .select(['account_id as accountId', 'sandbox_id as sandboxId'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return revoked ? { ...revoked, sessionId: null, keyName: null } : null
}
