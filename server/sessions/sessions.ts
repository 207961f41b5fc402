import { unlessStorageFails } from '#server/database/failures/failures.ts'
import type { Db, Reader } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Level } from '#shared/permissions.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { findKeyOperator, isKey } from './find-key.ts'
import type { Operator, SessionOperator } from './operator.ts'
import { heldRole, permittedBy } from './rights.ts'
import { createSecret, fingerprint } from './secrets.ts'

const HOUR = 3_600_000
/** A session ends if it isn't used for this long. */
const IDLE_MS = 12 * HOUR
/** How often the last use is stored. Storing every use would cost a write per request. */
const TOUCH_MS = 60_000
const later = (ms: number, from = Date.now()) => new Date(from + ms).toISOString()

/** Starts a session, by default in main and at level `normal`. With `lifetimeMs` its expiry is fixed. */
export async function createSession(
  db: Db,
  accountId: number,
  from: { address: string; agent: string },
  {
    level = 'normal',
    sandboxId = MAIN,
    previewRoleId = null,
    lifetimeMs,
  }: { level?: Level; sandboxId?: string; previewRoleId?: number | null; lifetimeMs?: number } = {},
) {
  const token = createSecret()
  const expiresAt = later(lifetimeMs ?? IDLE_MS)
  const now = new Date().toISOString()
  const { id } = await db
    .insertInto('session')
    .values({
      token_hash: fingerprint(token),
      account_id: accountId,
      level,
      sandbox_id: sandboxId,
      preview_role_id: previewRoleId,
      created_at: now,
      used_at: now,
      expires_at: expiresAt,
      ended_at: null,
      is_fixed: lifetimeMs === undefined ? 0 : 1,
      ...from,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { token, sessionId: id, expiresAt }
}

const liveSessions = (db: Reader, now = new Date().toISOString()) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('role_holder as holder', join =>
      join.onRef('holder.sandbox_id', '=', 'session.sandbox_id').onRef('holder.account_id', '=', 'session.account_id'),
    )
    // Whoever held a role that was deleted while their account was closed has none.
    .leftJoin('role as held', join =>
      join
        .onRef('held.sandbox_id', '=', 'session.sandbox_id')
        .on('held.id', '=', heldRole)
        .on('held.deleted_at', 'is', null),
    )
    // A preview ends when its role is deleted. The operator then only regains their own rights.
    .leftJoin('role as previewed', join =>
      join
        .onRef('previewed.sandbox_id', '=', 'session.sandbox_id')
        .onRef('previewed.id', '=', 'session.preview_role_id')
        .on('previewed.deleted_at', 'is', null),
    )
    .select([
      'session.id as sessionId',
      'account.id as accountId',
      'account.account',
      'account.email',
      'account.kind',
      'session.level',
      'session.sandbox_id as sandboxId',
      'account.has_demo_password',
      'session.used_at',
      'session.is_fixed',
      'session.expires_at as expiresAt',
      'held.id as roleId',
      'held.basis',
      'held.exceptions',
      'previewed.id as previewRoleId',
      'previewed.basis as previewBasis',
      'previewed.exceptions as previewExceptions',
    ])
    .where('account.closed_at', 'is', null)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof liveSessions>['executeTakeFirst']>>>
const operatorOf = ({ has_demo_password, ...row }: Row): SessionOperator => ({
  sessionId: row.sessionId,
  accountId: row.accountId,
  account: row.account,
  email: row.email,
  kind: row.kind,
  level: row.level,
  permissions: permittedBy(row.level, row),
  roleId: row.roleId,
  previewRoleId: row.previewRoleId,
  sandboxId: row.sandboxId,
  key: null,
  expiresAt: row.expiresAt,
  hasDemoPassword: has_demo_password === 1,
})

const findByToken = prepared((db, hash: string, now: string) =>
  liveSessions(db, now).where('session.token_hash', '=', hash),
)

/** The operator of a token. Null without a valid session or key. Using a session extends it. */
export async function findOperator(db: Db, token: string): Promise<Operator | null> {
  if (isKey(token)) return findKeyOperator(db, token)
  const now = Date.now()
  const [row] = await findByToken(db, fingerprint(token), new Date(now).toISOString())
  if (!row) return null
  if (now - Date.parse(row.used_at) > TOUCH_MS) {
    if (row.is_fixed === 0) row.expiresAt = later(IDLE_MS, now)
    await unlessStorageFails(
      db
        .updateTable('session')
        .set({ used_at: new Date(now).toISOString(), expires_at: row.expiresAt })
        .where('id', '=', row.sessionId)
        .execute(),
    )
  }
  return operatorOf(row)
}

/** The operator of a session. Null if it has ended. Does not count as using it. */
export async function findSession(db: Reader, sessionId: number): Promise<SessionOperator | null> {
  const row = await liveSessions(db).where('session.id', '=', sessionId).executeTakeFirst()
  return row ? operatorOf(row) : null
}

/** The operators of those sessions that are still valid. */
export async function findSessions(db: Db, sessionIds: readonly number[]): Promise<Map<number, SessionOperator>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await liveSessions(db).where('session.id', 'in', sessionIds).execute()
  return new Map(rows.map(row => [row.sessionId, operatorOf(row)]))
}

export const endSession = (db: Db, sessionId: number) =>
  db.updateTable('session').set({ ended_at: new Date().toISOString() }).where('id', '=', sessionId).execute()

/** Ends valid sessions of the account: one, all but one, or all. Returns the ids of the ended sessions. */
export async function endSessionsOf(
  db: Db,
  accountId: number,
  { only, except }: { only?: number; except?: number } = {},
): Promise<number[]> {
  const now = new Date().toISOString()
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .$call(query => (only === undefined ? query : query.where('id', '=', only)))
    .$call(query => (except === undefined ? query : query.where('id', '!=', except)))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute()
  return ended.map(row => row.id)
}

/** Makes a session of the account end at the given time, unless it would end earlier anyway. */
export const shortenSessionOf = (db: Db, accountId: number, sessionId: number, end: string) =>
  db
    .updateTable('session')
    .set(({ eb, ref }) => ({
      expires_at: eb.case().when('expires_at', '<', end).then(ref('expires_at')).else(end).end(),
      is_fixed: 1,
    }))
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()

export const changeLevel = (db: Db, sessionId: number, level: Level) =>
  db.updateTable('session').set({ level }).where('id', '=', sessionId).execute()

export const previewRole = (db: Db, sessionId: number, roleId: number | null) =>
  db.updateTable('session').set({ preview_role_id: roleId }).where('id', '=', sessionId).execute()

/** A previewed role belongs to its sandbox, so moving to another one ends the preview. */
export const workIn = (db: Db, sessionId: number, sandboxId: string) =>
  db.updateTable('session').set({ sandbox_id: sandboxId, preview_role_id: null }).where('id', '=', sessionId).execute()

/** Moves every session out of a sandbox that is being deleted. Returns the ids of those that are still valid. */
export async function leaveSandbox(db: Db, sandboxId: string, to: string): Promise<number[]> {
  const moved = await db
    .updateTable('session')
    .set({ sandbox_id: to, preview_role_id: null })
    .where('sandbox_id', '=', sandboxId)
    .returning(['id', 'ended_at'])
    .execute()
  return moved.filter(row => row.ended_at === null).map(row => row.id)
}
