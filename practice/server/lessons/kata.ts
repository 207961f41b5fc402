import type { Db, Reader } from '#server/database/open.ts'

/** What the judge says about an operator's own version of a page: how many requirements are met, of how many. */
export type Judged = { passed: number; all: number; at: string }

/** Keeps the last result of each page. */
export async function keepJudged(db: Db, accountId: number, page: string, { passed, all, at }: Judged): Promise<void> {
  const result = { passed, of_all: all, judged_at: at }
  await db
    .insertInto('kata_result')
    .values({ account_id: accountId, page, ...result })
    .onConflict(conflict => conflict.columns(['account_id', 'page']).doUpdateSet(result))
    .execute()
}

/** The operator's results by page. */
export async function readJudged(db: Reader, accountId: number): Promise<Map<string, Judged>> {
  const rows = await db.selectFrom('kata_result').selectAll().where('account_id', '=', accountId).execute()
  return new Map(rows.map(({ page, passed, of_all: all, judged_at: at }) => [page, { passed, all, at }]))
}
