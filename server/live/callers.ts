import type { Db } from '#server/database/open.ts'
import { findKeyOperators } from '#server/sessions/find-key.ts'
import { isSession, type Operator } from '#server/sessions/operator.ts'
import { findSessions } from '#server/sessions/sessions.ts'

/** A name for the session or key of a connection. */
export const callerOf = (operator: Operator): string =>
  isSession(operator) ? `session ${operator.sessionId}` : `key ${operator.key?.id}`

/** The current operators of those sessions and keys that are still valid, by `callerOf`. */
export async function findCallers(db: Db, asked: readonly Operator[]): Promise<Map<string, Operator>> {
  const sessionIds = asked.filter(isSession).map(({ sessionId }) => sessionId)
  const keyIds = asked.flatMap(({ key }) => key?.id ?? [])
  const [sessions, keys] = await Promise.all([
    findSessions(db, [...new Set(sessionIds)]),
    findKeyOperators(db, [...new Set(keyIds)]),
  ])
  return new Map([...sessions.values(), ...keys].map(operator => [callerOf(operator), operator]))
}
