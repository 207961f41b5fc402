import type { Db } from '#server/database/open.ts'
import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import { refuse } from '#shared/errors.ts'
import {
  createSavedRequest,
  deleteSavedRequest,
  listSavedRequests,
  readSavedRequest,
  restoreSavedRequest,
  SavedRequest,
  type SavedRequestFields,
  updateSavedRequest,
} from './contract.ts'
import { MAX_SAVED_REQUESTS } from './rules.ts'

const savedOf = ({ id, name, steps, version, updated_at }: RowOf<'saved_request'>): SavedRequest => ({
  id,
  name,
  // Written by toColumns below; the answer's schema looks at it once more.
  steps: JSON.parse(steps) as SavedRequest['steps'],
  version,
  updatedAt: updated_at,
})

const selectOwn = (db: Db, accountId: number) =>
  db.selectFrom('saved_request').where('account_id', '=', accountId).where('deleted_at', 'is', null)

export const savedRequests = defineEntity({
  name: 'saved-requests',
  needs: 'saved-requests:write',
  table: 'saved_request',
  scope: 'account',
  schema: SavedRequest,
  toApi: savedOf,
  toColumns: ({ name, steps }: SavedRequestFields) => ({
    name,
    steps: JSON.stringify(steps),
    operations: JSON.stringify(steps.map(({ operation }) => operation)),
  }),
  isDeletable: true,
  limit: (_, { trx, operator }) => ({ rows: selectOwn(trx, operator.accountId).select('id'), max: MAX_SAVED_REQUESTS }),
  onDuplicate: () => refuse('name-taken', { errors: [{ pointer: '/body/name', code: 'name_taken' }] }),
  isRevertible: true,
})

const replyOf = (saved: SavedRequest) => ({ status: 200 as const, body: saved, headers: etagOf(saved) })

export const endpoints = [
  serve(listSavedRequests, async ({ db, operator }) => {
    const rows = await selectOwn(db, operator.accountId)
      // The steps stay where they are: a list of a hundred would be megabytes.
      .select(['id', 'name', 'operations', 'version', 'updated_at'])
      .orderBy('name')
      .orderBy('id')
      .execute()
    const summaries = rows.map(({ operations, updated_at, ...row }) => ({
      ...row,
      operations: JSON.parse(operations) as string[],
      updatedAt: updated_at,
    }))
    return { status: 200, body: { rows: summaries } }
  }),

  serve(createSavedRequest, ({ writeOwn, body }) =>
    writeOwn(async ({ create }) => {
      const saved = await create(savedRequests, body)
      return { status: 201, body: saved, headers: { ...etagOf(saved), location: `/api/saved-requests/${saved.id}` } }
    }),
  ),

  serve(readSavedRequest, async ({ db, operator, params }) => {
    const row = await selectOwn(db, operator.accountId)
      .where('id', '=', params.savedRequestId)
      .selectAll()
      .executeTakeFirst()
    if (!row) throw refuse('not-found')
    return replyOf(savedOf(row))
  }),

  serve(updateSavedRequest, async ({ writeOwn, params, headers, body: fields }) =>
    replyOf(
      await writeOwn(({ update }) =>
        update(savedRequests, params.savedRequestId, { match: headers['if-match'], fields }),
      ),
    ),
  ),

  serve(deleteSavedRequest, async ({ writeOwn, params }) => {
    const columns = { deleted_at: new Date().toISOString() }
    await writeOwn(({ update }) =>
      update(savedRequests, params.savedRequestId, { match: ANY_VERSION, columns, action: 'delete' }),
    )
    return { status: 204, body: undefined }
  }),

  serve(restoreSavedRequest, async ({ writeOwn, params }) => {
    const columns = { deleted_at: null }
    return replyOf(
      await writeOwn(({ update }) =>
        update(savedRequests, params.savedRequestId, { match: ANY_VERSION, columns, action: 'restore' }),
      ),
    )
  }),
]
