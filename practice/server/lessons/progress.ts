import type { Selectable } from 'kysely'
import type { TaskProgressTable } from '#resources/lessons/table.ts'
import type { Db, Reader } from '#server/database/open.ts'
import { itemAt } from '#shared/objects.ts'
import type { Evidence } from '#shared/platform/lessons/evidence.ts'
import type { Step, Task } from '#shared/platform/lessons/lesson.ts'
import { mayBeMetBy, type Proof, prove } from './prove.ts'
import { GLIMPSE_COLUMNS, type Glimpse, glimpseOf, type Seen, seenOf } from './seen.ts'

/** The progress of a task: the requests that met each step. A proven task stays proven, with its evidence. */
export type Progress = { evidence: Evidence[][]; provenAt: string | null }

export type TaskKey = { page: string; task: Task }

/** A task that an operator has not completed. A restarted task only counts requests after `afterId`. */
export type Open = TaskKey & { accountId: number; afterId: number }

/** The maximum number of requests that a task is checked against: the newest that could meet one of its steps. */
const MAX_SEEN = 400

type Row = Selectable<TaskProgressTable>

export const readRows = (db: Reader, accountId: number): Promise<Row[]> =>
  db.selectFrom('task_progress').selectAll().where('account_id', '=', accountId).execute()

// Only `keepProof` and `restart` write this column.
export const evidenceIn = (row: Pick<Row, 'evidence'>): Evidence[][] => JSON.parse(row.evidence)

/** The operator's progress in these tasks. Open tasks are checked against the traffic log. */
export async function readProgress(db: Reader, accountId: number, tasks: readonly TaskKey[]): Promise<Progress[]> {
  const rows = await readRows(db, accountId)
  return Promise.all(
    tasks.map(async ({ page, task }) => {
      const row = rows.find(one => one.page === page && one.task === task.id)
      if (row?.proven_at) return { evidence: evidenceIn(row), provenAt: row.proven_at }
      const glimpses = await glimpse(db, accountId, task, row?.after_id ?? 0)
      return progressOf(task, prove(task, await readSeen(db, glimpses)))
    }),
  )
}

/** The progress of an open task if requests after `fromId` completed it, otherwise null, which is the common case. */
export async function readFinished(
  db: Db,
  { task, accountId, afterId }: Open,
  fromId: number,
): Promise<Progress | null> {
  const glimpses = await glimpse(db, accountId, task, afterId)
  if (!task.steps.every(step => glimpses.some(one => mayBeMetBy(step, one)))) return null
  // Steps are met in order, so only a new request for the last step can complete the task.
  const last = itemAt(task.steps, -1)
  const fresh = glimpses.filter(one => one.id > fromId && mayBeMetBy(last, one))
  if (!(await readSeen(db, fresh)).some(one => mayBeMetBy(last, one))) return null
  const progress = progressOf(task, prove(task, await readSeen(db, glimpses)))
  return progress.provenAt === null ? null : progress
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

/** The requests that could meet any step of the task, oldest first. */
async function glimpse(db: Reader, accountId: number, { steps }: Task, afterId: number): Promise<Glimpse[]> {
  let rows = db
    .selectFrom('traffic')
    .select(GLIMPSE_COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '>', afterId)
    .orderBy('id', 'desc')
    .limit(MAX_SEEN)
  const endpoints = endpointsOf(steps)
  if (endpoints) rows = rows.where('endpoint', 'in', endpoints)
  const glimpses = (await rows.execute()).reverse().map(glimpseOf)
  return glimpses.filter(one => steps.some(step => mayBeMetBy(step, one)))
}

/** The same requests with headers and bodies. */
async function readSeen(db: Reader, glimpses: readonly Glimpse[]): Promise<Seen[]> {
  if (glimpses.length === 0) return []
  const ids = glimpses.map(({ id }) => id)
  return (await db.selectFrom('traffic').selectAll().where('id', 'in', ids).orderBy('id').execute()).map(seenOf)
}

/** The endpoints that the steps name. Null if a step accepts any endpoint. */
export const endpointsOf = (steps: readonly Step[]): string[] | null =>
  steps.every(step => step.endpoint !== undefined) ? [...new Set(steps.flatMap(step => step.endpoint ?? []))] : null

/** Stores a proof. Returns false if there already was one. */
export async function keepProof(db: Db, { accountId, page, task }: Open, progress: Progress): Promise<boolean> {
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

/** Deletes a proof. Earlier requests no longer count. */
export async function restart(db: Db, accountId: number, { page, task }: TaskKey): Promise<void> {
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
