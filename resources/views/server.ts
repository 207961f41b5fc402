import { serveCreate, serveDelete, serveRestore, serveUpdate } from '#server/endpoints/endpoints.ts'
import { serve } from '#server/http/serve.ts'
import { notFound } from '#shared/errors.ts'
import { createView, deleteView, listViews, readView, restoreView, updateView } from './contract.ts'
import { viewOf, views } from './entity.ts'

export const endpoints = [
  serve(listViews, async ({ rows, operator, query: { page } }) => {
    const own = await rows(views).where('page', '=', page).orderBy('name').orderBy('id').execute()
    return { status: 200, body: { rows: own.map(row => viewOf(row, operator.account)) } }
  }),

  // Anyone with the link can read a view, not only its owner.
  serve(readView, async ({ db, params: { viewId } }) => {
    const row = await db
      .selectFrom('saved_view')
      .innerJoin('account', 'account.id', 'saved_view.account_id')
      .selectAll('saved_view')
      .select('account.account as owner')
      .where('saved_view.id', '=', viewId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow(notFound)
    return { status: 200, body: viewOf(row, row.owner) }
  }),

  serveCreate(views, createView),
  serveUpdate(views, updateView),
  serveDelete(views, deleteView),
  serveRestore(views, restoreView),
]
