import { unlessStorageFails } from '#server/database/failures/failures.ts'
import type { Db } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { KEY_PREFIX } from '#shared/platform/api-keys.ts'
import type { Operator } from './operator.ts'
import { heldRole, permittedBy } from './rights.ts'
import { createSecret, fingerprint } from './secrets.ts'

/** How often the last use is stored. Storing every use would cost a write per request. */
const TOUCH_MS = 60_000

export const createKeyToken = (): string => KEY_PREFIX + createSecret()
export const isKey = (token: string): boolean => token.startsWith(KEY_PREFIX)

/** Valid keys. A key whose sandbox is deleted is invalid until the sandbox is restored. */
const liveKeys = (db: Db, now = new Date().toISOString()) =>
  db
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .innerJoin('sandbox', 'sandbox.id', 'api_key.sandbox_id')
    .leftJoin('role_holder as holder', join =>
      join.onRef('holder.sandbox_id', '=', 'api_key.sandbox_id').onRef('holder.account_id', '=', 'api_key.account_id'),
    )
    .leftJoin('role as held', join =>
      join
        .onRef('held.sandbox_id', '=', 'api_key.sandbox_id')
        .on('held.id', '=', heldRole)
        .on('held.deleted_at', 'is', null),
    )
    .select([
      'api_key.id',
      'api_key.name',
      'api_key.scope',
      'api_key.origins',
      'api_key.sandbox_id as sandboxId',
      'api_key.used_at',
      'api_key.expires_at as expiresAt',
      'account.id as accountId',
      'account.account',
      'account.email',
      'account.kind',
      'held.id as roleId',
      'held.basis',
      'held.exceptions',
    ])
    .where('account.closed_at', 'is', null)
    .where('sandbox.deleted_at', 'is', null)
    .where(({ eb, or }) => or([eb('api_key.expires_at', 'is', null), eb('api_key.expires_at', '>', now)]))

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof liveKeys>['executeTakeFirst']>>>
function operatorOf({ id, name, scope, origins, used_at: _, basis, exceptions, ...account }: Row): Operator {
  // A key always has the operator's rights at level `normal`, because the level code raises only a session.
  const { kind, sandboxId } = account
  const roles = { basis, exceptions, previewBasis: null, previewExceptions: null }
  const permissions = permittedBy('normal', { kind, sandboxId, ...roles })
  return { ...account, level: 'normal', permissions, key: { id, name, scope, origins: originsOf(origins) } }
}

const findByToken = prepared((db, hash: string, now: string) =>
  liveKeys(db, now).where('api_key.token_hash', '=', hash),
)

export const originsOf = (text: string): string[] => text.split(' ').filter(Boolean)

/** The operator of an API key. Null if the key doesn't exist or is no longer valid. */
export async function findKeyOperator(db: Db, token: string): Promise<Operator | null> {
  const now = Date.now()
  const [row] = await findByToken(db, fingerprint(token), new Date(now).toISOString())
  if (!row) return null
  if (row.used_at === null || now - Date.parse(row.used_at) > TOUCH_MS)
    await unlessStorageFails(
      db
        .updateTable('api_key')
        .set({ used_at: new Date(now).toISOString() })
        .where('id', '=', row.id)
        .execute(),
    )
  return operatorOf(row)
}

/** The operators of those keys that are still valid. Does not count as using the keys. */
export async function findKeyOperators(db: Db, ids: readonly string[]): Promise<Operator[]> {
  if (ids.length === 0) return []
  const rows = await liveKeys(db).where('api_key.id', 'in', ids).execute()
  return rows.map(operatorOf)
}
