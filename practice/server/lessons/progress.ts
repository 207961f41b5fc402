import type { ExpressionBuilder, Selectable } from 'kysely'
import type { TaskProgressTable } from '#resources/lessons/table.ts'
import type { Db, Reader } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import { nextTurn } from '#server/platform/turns.ts'
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

/** Every time the task was solved, the first time first. */
export const solvedAtIn = ({ earlier, proven_at: last }: Pick<Row, 'earlier' | 'proven_at'>): string[] => [
  // Only `restart` writes this column.
  ...JSON.parse(earlier),
  ...(last === null ? [] : [last]),
]

/** The operator's progress in these tasks. Open tasks are checked against the traffic log. */
export async function readProgress(db: Reader, accountId: number, tasks: readonly TaskKey[]): Promise<Progress[]> {
  const rows = await readRows(db, accountId)
  return Promise.all(
    tasks.map(async ({ page, task }) => {
      const row = rows.find(one => one.page === page && one.task === task.id)
      if (row?.proven_at) return { evidence: evidenceIn(row), provenAt: row.proven_at }
      const glimpses = await glimpse(db, accountId, task.steps, row?.after_id ?? 0)
      return progressOf(task, prove(task, await readSeen(db, glimpses)))
    }),
  )
}

/** The new requests that may complete an open task. Steps are met in order, so each must meet the last one. */
export async function readCandidates(db: Db, { task, afterId }: Open, fresh: readonly Glimpse[]): Promise<Seen[]> {
  const candidates = fresh.filter(one => one.id > afterId && mayBeLast(task, one))
  return (await readSeen(db, candidates.slice(-MAX_SEEN))).filter(one => mayBeLast(task, one))
}

/**
 * The progress of an open task that one of the new requests may have completed, otherwise null. Whether there are
 * candidates is checked first, because the earlier requests are many.
 */
export async function readFinished(db: Db, { task, accountId, afterId }: Open): Promise<Progress | null> {
  const earlier = task.steps.slice(0, -1)
  const begun = await glimpse(db, accountId, earlier, afterId)
  if (!earlier.every(step => begun.some(one => mayBeMetBy(step, one)))) return null
  const glimpses = await glimpse(db, accountId, task.steps, afterId)
  const progress = progressOf(task, prove(task, await readSeen(db, glimpses)))
  return progress.provenAt === null ? null : progress
}

/** Whether a request may be the one that completes the task. */
export const mayBeLast = ({ steps }: Task, one: Glimpse | Seen): boolean => mayBeMetBy(itemAt(steps, -1), one)

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

/** The requests that could meet any of these steps, oldest first. */
async function glimpse(db: Reader, accountId: number, steps: readonly Step[], afterId: number): Promise<Glimpse[]> {
  if (steps.length === 0) return []
  const rows = await db
    .selectFrom('traffic')
    .select(GLIMPSE_COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '>', afterId)
    .where(row => row.or(steps.map(step => answers(row, step))))
    .orderBy('id', 'desc')
    .limit(MAX_SEEN)
    .execute()
  const glimpses = rows.reverse().map(glimpseOf)
  return glimpses.filter(one => steps.some(step => mayBeMetBy(step, one)))
}

/** The rows with the endpoint and status of a step, as `isAnswer` reads it (prove.ts). */
function answers(row: ExpressionBuilder<Tables, 'traffic'>, { endpoint, status }: Step) {
  return row.and([
    ...(endpoint === undefined ? [] : [row('endpoint', 'in', [endpoint].flat())]),
    ...(typeof status === 'number' ? [row('status', '=', status)] : []),
    ...(status === 'good' ? [row('status', '>=', 200), row('status', '<', 400)] : []),
  ])
}

/** How many requests are read at once, before others have their turn. */
export const READ_AT_ONCE = 500

/** An operator's requests after `fromId`, up to `lastId`, oldest first. After a restart, that can be the whole log. */
export async function readGlimpses(db: Reader, accountId: number, fromId: number, lastId: number): Promise<Glimpse[]> {
  const glimpses: Glimpse[] = []
  for (let after = fromId; ; ) {
    const rows = await db
      .selectFrom('traffic')
      .select(GLIMPSE_COLUMNS)
      .where('account_id', '=', accountId)
      .where('id', '>', after)
      .where('id', '<=', lastId)
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute()
    glimpses.push(...rows.map(glimpseOf))
    if (rows.length < READ_AT_ONCE) return glimpses
    after = itemAt(rows, -1).id
    await nextTurn()
  }
}

/** The same requests with headers and bodies. */
async function readSeen(db: Reader, glimpses: readonly Glimpse[]): Promise<Seen[]> {
  if (glimpses.length === 0) return []
  const ids = glimpses.map(({ id }) => id)
  return (await db.selectFrom('traffic').selectAll().where('id', 'in', ids).orderBy('id').execute()).map(seenOf)
}

/** Stores a proof. Returns false if there already was one, or if the task has been restarted since it was read. */
export async function keepProof(
  db: Db,
  { accountId, page, task, afterId }: Open,
  progress: Progress,
): Promise<boolean> {
  const proof = { proven_at: progress.provenAt, evidence: JSON.stringify(progress.evidence) }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('task_progress')
    .values({ account_id: accountId, page, task: task.id, after_id: 0, ...proof })
    .onConflict(conflict =>
      conflict
        .columns(['account_id', 'page', 'task'])
        .doUpdateSet(proof)
        .where('task_progress.proven_at', 'is', null)
        .where('task_progress.after_id', '=', afterId),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Opens a task again: requests until now no longer count. Of its proof, the time is kept. */
export async function restart(db: Db, accountId: number, { page, task }: TaskKey): Promise<void> {
  const { last } = await db
    .selectFrom('traffic')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const row = (await readRows(db, accountId)).find(one => one.page === page && one.task === task.id)
  const earlier = JSON.stringify(row ? solvedAtIn(row) : [])
  const begun = { after_id: last ?? 0, proven_at: null, evidence: '[]', earlier }
  await db
    .insertInto('task_progress')
    .values({ account_id: accountId, page, task: task.id, ...begun })
    .onConflict(conflict => conflict.columns(['account_id', 'page', 'task']).doUpdateSet(begun))
    .execute()
}
