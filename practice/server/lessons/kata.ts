import type { Db, Reader } from '#server/database/open.ts'
import { isFile, loadModule } from '#server/platform/files.ts'
import type { Operator } from '#server/sessions/operator.ts'

/** Requirements of a kata, each with the requests that a page sends to meet it: operation id and status. */
export type KataEvidence = Record<string, readonly string[]>

/** What the server must have seen for each requirement of a page's kata; null if the page has none. */
export async function findEvidence(page: string): Promise<KataEvidence | null> {
  const file = `kata/${page}/evidence.ts`
  return isFile(file) ? (await loadModule<{ evidence: KataEvidence }>(file)).evidence : null
}

/** Requests since `since` in the sandbox of the judge that others sent with an API key: how many of each kind. */
export async function countRequests(db: Reader, judge: Operator, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('traffic')
    .select(({ fn }) => ['endpoint', 'status', fn.countAll<number | bigint | string>().as('count')])
    .where('account_id', '=', judge.accountId)
    .where('sandbox_id', '=', judge.sandboxId)
    .where('key_name', '!=', judge.key?.name ?? '')
    .where('at', '>=', since.toISOString())
    .groupBy(['endpoint', 'status'])
    .execute()
  return new Map(rows.map(({ endpoint, status, count }) => [`${endpoint} ${status}`, Number(count)]))
}

/** Those of the reported requirements that the requests confirm. A request confirms only one of them. */
export function confirm(
  evidence: KataEvidence,
  met: readonly string[],
  requests: ReadonlyMap<string, number>,
): string[] {
  const left = new Map(requests)
  return Object.entries(evidence).flatMap(([id, kinds]) => {
    if (!met.includes(id)) return []
    const taken = Map.groupBy(kinds, kind => kind)
    const isConfirmed = [...taken].every(([kind, { length }]) => (left.get(kind) ?? 0) >= length)
    if (isConfirmed) for (const [kind, { length }] of taken) left.set(kind, (left.get(kind) ?? 0) - length)
    return isConfirmed ? [id] : []
  })
}

/** How many requirements an operator's own version of a page met, of how many, when it was judged last. */
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
