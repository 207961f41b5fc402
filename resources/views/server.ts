import type { Db } from '#server/database/open.ts'
import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import { refuse } from '#shared/errors.ts'
import { createView, deleteView, listViews, readView, restoreView, updateView, View } from './contract.ts'
import { MAX_VIEWS } from './rules.ts'

const viewOf = (row: RowOf<'saved_view'>, owner: string): View => ({
  id: row.id,
  page: row.page,
  name: row.name,
  search: row.search,
  owner,
  version: row.version,
  updatedAt: row.updated_at,
})

const selectOwn = (db: Db, accountId: number, page: string) =>
  db
    .selectFrom('saved_view')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('page', '=', page)
    .where('deleted_at', 'is', null)

type Fields = Pick<View, 'page' | 'name' | 'search'>

export const views = defineEntity({
  name: 'views',
  needs: 'views:write',
  table: 'saved_view',
  scope: 'account',
  schema: View,
  toApi: (row, { account }) => viewOf(row, account),
  toColumns: ({ page, name, search }: Fields) => ({ page, name, search }),
  isDeletable: true,
  isReadableByLink: true,
  limit: ({ page }, { trx, operator }) => ({ rows: selectOwn(trx, operator.accountId, page), max: MAX_VIEWS }),
  onDuplicate: () => refuse('name-taken', { errors: [{ pointer: '/body/name', code: 'name_taken' }] }),
  isRevertible: true,
})

const replyOf = (view: View) => ({ status: 200 as const, body: view, headers: etagOf(view) })

export const endpoints = [
  serve(listViews, async ({ db, operator: { accountId, account }, query: { page } }) => {
    const rows = await selectOwn(db, accountId, page).orderBy('name').orderBy('id').execute()
    return { status: 200, body: { rows: rows.map(row => viewOf(row, account)) } }
  }),

  serve(createView, ({ writeOwn, body }) =>
    writeOwn(async ({ create }) => {
      const view = await create(views, body)
      return { status: 201, body: view, headers: { ...etagOf(view), location: `/api/views/${view.id}` } }
    }),
  ),

  serve(readView, async ({ db, params: { viewId } }) => {
    const row = await db
      .selectFrom('saved_view')
      .innerJoin('account', 'account.id', 'saved_view.account_id')
      .selectAll('saved_view')
      .select('account.account as owner')
      .where('saved_view.id', '=', viewId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!row) throw refuse('not-found')
    return replyOf(viewOf(row, row.owner))
  }),

  serve(updateView, async ({ writeOwn, params: { viewId }, headers, body: fields }) =>
    replyOf(await writeOwn(({ update }) => update(views, viewId, { match: headers['if-match'], fields }))),
  ),

  serve(deleteView, async ({ writeOwn, params: { viewId } }) => {
    await writeOwn(({ remove }) => remove(views, viewId, ANY_VERSION))
    return { status: 204, body: undefined }
  }),

  serve(restoreView, async ({ writeOwn, params: { viewId } }) => {
    const columns = { deleted_at: null }
    return replyOf(
      await writeOwn(({ update }) => update(views, viewId, { match: ANY_VERSION, columns, action: 'restore' })),
    )
  }),
]
