import { countUpToCap, readPage } from '#server/database/keyset.ts'
import type { Reader } from '#server/database/open.ts'
import { serveCreate, serveDelete, serveRestore, serveUpdate } from '#server/endpoints/endpoints.ts'
import { serve } from '#server/http/serve.ts'
import { notFound } from '#shared/errors.ts'
import { createSpread, deleteSpread, listSpreads, readSpread, restoreSpread, updateSpread } from './contract.ts'
import { spreadOf, spreads } from './entity.ts'

/** Reads a spread of any owner: anyone with the link may read it. */
async function readAny(db: Reader, id: string) {
  const row = await db
    .selectFrom('spread')
    .innerJoin('account', 'account.id', 'spread.account_id')
    .selectAll('spread')
    .select('account.account as owner')
    .where('spread.id', '=', id)
    .where('spread.deleted_at', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  return row
}

export const endpoints = [
  serve(listSpreads, async ({ db, rows, operator, query: { limit, cursor } }) => {
    const own = rows(spreads)
    const order = { columns: ['updated_at' as const, 'id' as const], isDescending: true, hasTextId: true }
    const page = await readPage(own, { ...order, limit, cursor })
    const plans = page.rows.map(row => spreadOf({ ...row, owner: operator.account }))
    return { status: 200, body: { ...page, rows: plans, count: await countUpToCap(db, own) } }
  }),

  serve(readSpread, async ({ db, params }) => ({ status: 200, body: spreadOf(await readAny(db, params.spreadId)) })),

  serveCreate(spreads, createSpread),
  serveUpdate(spreads, updateSpread),
  serveDelete(spreads, deleteSpread),
  serveRestore(spreads, restoreSpread),
]
