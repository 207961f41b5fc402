import type { Reader } from '#server/database/open.ts'
import { etagOf, requireMatch } from '#server/entities/etag.ts'
import { serve } from '#server/http/serve.ts'
import { nameTaken, refusingTaken } from '#server/locks/refusing-taken.ts'
import { randomId } from '#server/platform/random.ts'
import { lockOwner, requireVisible } from '#server/sandboxes/visible.ts'
import { createKeyToken, originsOf } from '#server/sessions/find-key.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { fingerprint } from '#server/sessions/secrets.ts'
import { notFound, refuse } from '#shared/errors.ts'
import { MAX_KEYS } from '#shared/platform/api-keys.ts'
import { type ApiKey, createKey, listKeys, revokeKey, updateKey } from './contract.ts'

const DAY_MS = 86_400_000
const ENDING_LENGTH = 4
const ENTITY = 'keys'

/** The operator's own keys only. */
const selectOwn = (db: Reader, { accountId }: Operator) =>
  db
    .selectFrom('api_key')
    .innerJoin('sandbox', 'sandbox.id', 'api_key.sandbox_id')
    .selectAll('api_key')
    .select(['sandbox.name as sandboxName', 'sandbox.deleted_at'])
    .where('api_key.account_id', '=', accountId)

type Row = Awaited<ReturnType<ReturnType<typeof selectOwn>['executeTakeFirstOrThrow']>>

const keyOf = (row: Row): ApiKey => ({
  id: row.id,
  name: row.name,
  ending: row.ending,
  scope: row.scope,
  sandbox: { id: row.sandbox_id, name: row.sandboxName, isDeleted: row.deleted_at !== null },
  origins: originsOf(row.origins),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  usedAt: row.used_at,
  version: row.version,
})

async function readOwn(db: Reader, operator: Operator, id: string): Promise<ApiKey> {
  const row = await selectOwn(db, operator).where('api_key.id', '=', id).executeTakeFirstOrThrow(notFound)
  return keyOf(row)
}

const stored = (origins: readonly string[]) => [...new Set(origins)].join(' ')

export const endpoints = [
  serve(listKeys, async ({ db, operator }) => {
    const rows = await selectOwn(db, operator).orderBy('api_key.created_at').orderBy('api_key.id').execute()
    return { status: 200, body: { rows: rows.map(keyOf) } }
  }),

  serve(createKey, async ({ writeOwn, origins, log, operator, body }) => {
    const token = createKeyToken()
    const now = Date.now()
    const work = () =>
      writeOwn(async ({ trx, record }) => {
        // The lock makes simultaneous creations count one after the other, and keeps the sandbox from being deleted.
        await lockOwner(trx, operator)
        const sandbox = await requireVisible(trx, operator, body.sandboxId ?? operator.sandboxId)
        if (sandbox.snapshot_of !== null) throw refuse('not-found')
        const own = await selectOwn(trx, operator).execute()
        if (own.length >= MAX_KEYS) throw refuse('limit-reached')
        const id = randomId()
        await trx
          .insertInto('api_key')
          .values({
            id,
            token_hash: fingerprint(token),
            account_id: operator.accountId,
            sandbox_id: sandbox.id,
            name: body.name,
            ending: token.slice(-ENDING_LENGTH),
            scope: body.scope,
            origins: stored(body.origins),
            created_at: new Date(now).toISOString(),
            expires_at: body.days === null ? null : new Date(now + body.days * DAY_MS).toISOString(),
            used_at: null,
            version: 1,
          })
          .execute()
        const after = await readOwn(trx, operator, id)
        record({ entity: ENTITY, id, action: 'create', before: null, after, version: after.version })
        return after
      })
    const key = await refusingTaken(nameTaken, work)
    await origins.announceChange()
    log.info({ account: operator.account, keyId: key.id, scope: body.scope }, 'API key created')
    return { status: 201, body: { token, key }, headers: { ...etagOf(key), location: `/api/keys/${key.id}` } }
  }),

  serve(updateKey, async ({ writeOwn, origins, operator, params: { keyId }, headers, body }) => {
    const work = () =>
      writeOwn(async ({ trx, record }) => {
        await lockOwner(trx, operator)
        const before = await readOwn(trx, operator, keyId)
        requireMatch(headers['if-match'], before)
        await trx
          .updateTable('api_key')
          .set({
            ...(body.name !== undefined && { name: body.name }),
            ...(body.origins && { origins: stored(body.origins) }),
            version: before.version + 1,
          })
          .where('id', '=', keyId)
          .execute()
        const after = await readOwn(trx, operator, keyId)
        record({ entity: ENTITY, id: keyId, action: 'update', before, after, version: after.version })
        return after
      })
    const key = await refusingTaken(nameTaken, work)
    await origins.announceChange()
    return { status: 200, body: key }
  }),

  serve(revokeKey, async ({ writeOwn, origins, log, operator, params: { keyId } }) => {
    await writeOwn(async ({ trx, record }) => {
      const before = await readOwn(trx, operator, keyId)
      const { token_hash, account_id, sandbox_id } = await trx
        .deleteFrom('api_key')
        .where('id', '=', keyId)
        .returning(['token_hash', 'account_id', 'sandbox_id'])
        .executeTakeFirstOrThrow(notFound)
      // Remembers the revoked key, so that refused calls appear in the operator's traffic log.
      const at = new Date().toISOString()
      await trx.insertInto('revoked_key').values({ token_hash, account_id, sandbox_id, at }).execute()
      record({ entity: ENTITY, id: keyId, action: 'delete', before, after: null })
    })
    await origins.announceChange()
    log.info({ account: operator.account, keyId }, 'API key revoked')
    return { status: 204, body: undefined }
  }),
]
