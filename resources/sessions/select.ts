import type { Reader } from '#server/database/open.ts'
import type { LiveSession } from './contract.ts'

export const selectLive = (db: Reader, accountId: number) =>
  db
    .selectFrom('session')
    .innerJoin('sandbox', 'sandbox.id', 'session.sandbox_id')
    .selectAll('session')
    .select('sandbox.name as sandboxName')
    .where('session.account_id', '=', accountId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', new Date().toISOString())

type Row = Awaited<ReturnType<ReturnType<typeof selectLive>['executeTakeFirstOrThrow']>>

/** Converts a row for the session with id `currentId`. */
export const sessionToApi = (row: Row, currentId: number, nowMs = Date.now()): LiveSession => ({
  id: row.id,
  isCurrent: row.id === currentId,
  address: row.address,
  agent: row.agent,
  level: row.level,
  sandbox: { id: row.sandbox_id, name: row.sandboxName },
  startedAt: row.created_at,
  usedAt: row.used_at,
  expiresAt: row.expires_at,
  isFixed: row.is_fixed === 1,
  secondsLeft: Math.max(0, Math.ceil((Date.parse(row.expires_at) - nowMs) / 1000)),
})
