import { ownerOf, type StoredFile, storedFiles } from '#resources/jobs/entity.ts'
import { JobFailure, type Output, type Step } from '#resources/jobs/kind.ts'
import { addLines, type NewLine } from '#resources/jobs/log.ts'
import { type JobProblem, MAX_RESULT_BYTES } from '#resources/jobs/rules.ts'
import type { Db, Trx } from '#server/database/open.ts'
import { databaseKind } from '#server/database/open.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { RowOf } from '#server/entities/entity.ts'
import { enterSandbox, locked } from '#server/locks/lock.ts'

// The queue is the table. A worker claims a job by a lease, which every later write must name. So a worker that was
// thought to be dead can't write any more, and each chunk, checkpoint and line is stored exactly once.

/** Longer than any step. Each checkpoint renews it. */
const LEASE_MS = 30_000
/** A job that the server has not survived this often, at the same checkpoint, fails. */
const MAX_TAKEOVERS = 3

export type Row = RowOf<'job'>
/** A job whose lease this worker holds. */
export type Claimed = Row & { lease: string }

const now = () => new Date().toISOString()
const leaseEnd = () => new Date(Date.now() + LEASE_MS).toISOString()

/** Jobs that wait, or whose worker has not been heard of. */
const claimable = (db: Pick<Db, 'selectFrom'>) =>
  db
    .selectFrom('job')
    .selectAll('job')
    .where('job.deleted_at', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        eb('job.state', '=', 'waiting'),
        and([
          eb('job.state', 'in', ['running', 'cancelling']),
          or([eb('job.lease_until', 'is', null), eb('job.lease_until', '<', now())]),
        ]),
      ]),
    )

/**
 * Claims the next job: of the operator with the fewest running jobs, the one that has waited longest. Several instances
 * skip the rows that another one is claiming. Null if there is none.
 */
export async function claimNext(db: Db, lease: string): Promise<Claimed | null> {
  // Most of the time there is none, and a transaction would keep SQLite's only writer busy.
  if (!(await claimable(db).limit(1).executeTakeFirst())) return null
  return inTransaction(db, async trx => {
    const next = claimable(trx)
      .orderBy(({ selectFrom, fn }) =>
        selectFrom('job as other')
          .select(fn.countAll().as('count'))
          .whereRef('other.account_id', '=', 'job.account_id')
          .where('other.state', '=', 'running')
          .where('other.lease_until', '>=', now()),
      )
      .orderBy('job.created_at')
      .orderBy('job.id')
      .limit(1)
    const hasManyWorkers = databaseKind(db) === 'postgres'
    const row = await (hasManyWorkers ? next.forUpdate('job').skipLocked() : next).executeTakeFirst()
    return row ? takeOver(trx, row, lease) : null
  })
}

async function takeOver(trx: Trx, row: Row, lease: string): Promise<Claimed> {
  const isOrphan = row.state !== 'waiting'
  const claim = {
    lease,
    lease_until: leaseEnd(),
    started_at: now(),
    started_from: row.done,
    takeovers: isOrphan ? row.takeovers + 1 : 0,
    // A cancelled orphan stays cancelled. Its first checkpoint ends it.
    ...(row.state === 'waiting' && { state: 'running' as const }),
  }
  return { ...(await change(trx, row, claim, isOrphan ? [{ code: 'taken-over' }] : [])), lease }
}

/** Refuses to go on with a job that has stopped the server too often. */
export function requireSurvival({ takeovers }: Claimed): void {
  if (takeovers >= MAX_TAKEOVERS) throw new JobFailure('interrupted')
}

/** Notes how much there is to do. Returns the job, or null if it is no longer this worker's. */
export const begin = (db: Db, job: Claimed, total: number): Promise<Row | null> =>
  asHolder(db, job, (trx, row) =>
    change(trx, row, { total }, [
      row.done > 0
        ? { code: 'resumed', details: { done: row.done, total } }
        : { code: 'started', details: { total, attempt: row.attempt } },
    ]),
  )

/** Stores what a step has produced, and the position after it, in one transaction. Ends the job after its last step. */
export const saveStep = (db: Db, job: Claimed, step: Step): Promise<Row | null> =>
  asHolder(db, job, async (trx, row) => {
    const files = storedFiles(row)
    const chunks = addOutput(row, files, step.output ?? [])
    if (chunks.length > 0) await trx.insertInto('job_chunk').values(chunks).execute()
    const saved = {
      done: step.done,
      position: JSON.stringify(step.position),
      files: JSON.stringify(files),
      chunk_count: row.chunk_count + chunks.length,
      takeovers: 0,
      lease_until: leaseEnd(),
    }
    const bytes = files.reduce((sum, { size }) => sum + size, 0)
    const lines: NewLine[] = [...(step.lines ?? []), { code: 'saved', details: { done: step.done, bytes } }]
    if (!step.isLast) return change(trx, row, saved, lines)
    // What was counted at the beginning of a retry may have grown since the first attempt.
    return change(trx, row, { ...saved, total: step.done, ...ended('succeeded') }, [
      ...lines,
      { code: 'succeeded', details: { bytes } },
    ])
  })

/** Adds the output to the files, and returns its chunks. */
function addOutput({ id, chunk_count }: Row, files: StoredFile[], output: readonly Output[]) {
  const chunks = output.map(({ file, bytes }, index) => {
    if (file) files.push({ ...file, size: 0 })
    const last = files.at(-1)
    if (!last) throw new Error('The first output of a job must begin a file.')
    last.size += bytes.length
    return { job_id: id, number: chunk_count + index, file: files.length - 1, bytes }
  })
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_RESULT_BYTES) throw new JobFailure('result-too-large')
  return chunks
}

/** Ends the job as failed. It keeps its checkpoint and its output for a retry. */
export const fail = (db: Db, job: Claimed, problem: JobProblem): Promise<Row | null> =>
  inTransaction(db, async trx => {
    const row = await lockHeld(trx, job)
    if (!row) return null
    if (row.state === 'cancelling') return cancelled(trx, row)
    return change(trx, row, { ...ended('failed'), problem }, [{ code: 'failed', details: { problem } }])
  })

/** Gives the job back, so that another worker can continue at once. */
export async function release(db: Db, { id, lease }: Claimed): Promise<void> {
  await db.updateTable('job').set({ lease_until: null }).where('id', '=', id).where('lease', '=', lease).execute()
}

/** Gives back all running jobs. For SQLite, where a new process is the only one. */
export async function releaseAll(db: Db): Promise<void> {
  await db.updateTable('job').set({ lease_until: null }).where('lease_until', 'is not', null).execute()
}

/** Changes the job if this worker still holds it. A job that was cancelled ends here instead. */
const asHolder = (db: Db, job: Claimed, work: (trx: Trx, row: Row) => Promise<Row>): Promise<Row | null> =>
  inTransaction(db, async trx => {
    // Refuses if the sandbox is gone, and waits while it is reset.
    await enterSandbox(trx, ownerOf(job).sandboxId)
    const row = await lockHeld(trx, job)
    if (!row) return null
    return row.state === 'cancelling' ? cancelled(trx, row) : work(trx, row)
  })

const lockHeld = (trx: Trx, { id, lease }: Claimed): Promise<Row | undefined> => {
  const held = trx.selectFrom('job').selectAll().where('id', '=', id).where('lease', '=', lease)
  return locked(trx, held).executeTakeFirst()
}

const ended = (state: 'succeeded' | 'failed' | 'cancelled') => ({
  state,
  finished_at: now(),
  lease: null,
  lease_until: null,
})

/** A job without files, which starts at its beginning. */
export const NO_OUTPUT = { files: '[]', chunk_count: 0, position: null } as const

/** Deletes what a job has written, also unfinished files. Its row is given `NO_OUTPUT` with its new state. */
export const deleteChunks = (trx: Trx, id: string) => trx.deleteFrom('job_chunk').where('job_id', '=', id).execute()

async function cancelled(trx: Trx, row: Row): Promise<Row> {
  await deleteChunks(trx, row.id)
  return change(trx, row, { ...ended('cancelled'), ...NO_OUTPUT }, [{ code: 'cancelled', details: { done: row.done } }])
}

async function change(trx: Trx, row: Row, values: Partial<Row>, lines: readonly NewLine[] = []): Promise<Row> {
  await addLines(trx, row, lines)
  return trx
    .updateTable('job')
    .set({ ...values, version: row.version + 1, updated_at: now() })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
