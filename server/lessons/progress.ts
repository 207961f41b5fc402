import type { Selectable } from 'kysely'
import type { Evidence } from '#resources/lessons/contract.ts'
import type { Db } from '#server/database/open.ts'
import type { TaskProgressTable } from '#server/database/schema.ts'
import type { Step, Task } from '#shared/lesson.ts'
import { type Proof, prove } from './prove.ts'
import { type Seen, seenOf } from './seen.ts'

/** How far a task is: for each step what met it. Once proven it stays proven, with what proved it. */
export type Progress = { evidence: Evidence[][]; provenAt: string | null }

/** A task of a page. */
export type Place = { page: string; task: Task }

/** Of the operator's requests, the newest that any step of the task may be met by. */
const MOST_SEEN = 400

type Row = Selectable<TaskProgressTable>

export const readRows = (db: Db, accountId: number): Promise<Row[]> =>
  db.selectFrom('task_progress').selectAll().where('account_id', '=', accountId).execute()

// We wrote it so.
const evidenceIn = (row: Row) => JSON.parse(row.evidence) as Evidence[][]

/** How far the operator is with these tasks, by the traffic log where they are still open. */
export async function readProgress(db: Db, accountId: number, tasks: readonly Place[]): Promise<Progress[]> {
  const rows = await readRows(db, accountId)
  return Promise.all(
    tasks.map(async ({ page, task }) => {
      const row = rows.find(one => one.page === page && one.task === task.id)
      if (row?.proven_at) return { evidence: evidenceIn(row), provenAt: row.proven_at }
      return progressOf(task, prove(task, await readSeen(db, accountId, task, row?.after_id ?? 0)))
    }),
  )
}

function progressOf(task: Task, proof: Proof): Progress {
  const isProven = proof.length === task.steps.length
  const last = proof.at(-1)?.at(-1)
  return {
    evidence: proof.map(step => step.map(evidenceOf)),
    provenAt: isProven && last ? new Date(last.atMs).toISOString() : null,
  }
}

const evidenceOf = ({ requestId, method, path, status, atMs }: Seen): Evidence => ({
  requestId,
  method,
  path,
  status,
  at: new Date(atMs).toISOString(),
})

/** What any step of the task may be met by, oldest first. */
async function readSeen(db: Db, accountId: number, { steps }: Task, afterId: number): Promise<Seen[]> {
  let rows = db
    .selectFrom('traffic')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '>', afterId)
    .orderBy('id', 'desc')
    .limit(MOST_SEEN)
  const endpoints = endpointsOf(steps)
  if (endpoints) rows = rows.where('endpoint', 'in', endpoints)
  return (await rows.execute()).reverse().map(seenOf)
}

/** The endpoints that the steps name; null when one of them takes any. */
export const endpointsOf = (steps: readonly Step[]): string[] | null =>
  steps.every(step => step.endpoint !== undefined) ? [...new Set(steps.flatMap(step => step.endpoint ?? []))] : null

/** Keeps a proof. Gives false when there was one. */
export async function keepProof(
  db: Db,
  accountId: number,
  { page, task }: Place,
  progress: Progress,
): Promise<boolean> {
  const proof = { proven_at: progress.provenAt, evidence: JSON.stringify(progress.evidence) }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('task_progress')
    .values({ account_id: accountId, page, task: task.id, after_id: 0, ...proof })
    .onConflict(conflict =>
      conflict.columns(['account_id', 'page', 'task']).doUpdateSet(proof).where('task_progress.proven_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Forgets a proof; what was seen until now no longer counts. */
export async function restart(db: Db, accountId: number, { page, task }: Place): Promise<void> {
  const { last } = await db
    .selectFrom('traffic')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const begun = { after_id: last ?? 0, proven_at: null, evidence: '[]' }
  await db
    .insertInto('task_progress')
    .values({ account_id: accountId, page, task: task.id, ...begun })
    .onConflict(conflict => conflict.columns(['account_id', 'page', 'task']).doUpdateSet(begun))
    .execute()
}
