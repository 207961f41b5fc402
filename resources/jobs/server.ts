import type { Reader } from '#server/database/open.ts'
import { serveDelete, serveRestore } from '#server/endpoints/endpoints.ts'
import type { WriteContext } from '#server/entities/entity.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { attachment } from '#server/http/attachment.ts'
import { byteStream } from '#server/http/byte-stream.ts'
import { serve } from '#server/http/serve.ts'
import { locked, lockRows } from '#server/locks/lock.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import type { Writing } from '#server/writes/write.ts'
import { notFound, refuse } from '#shared/errors.ts'
import { isPermitted } from '#shared/permissions.ts'
import {
  cancelJob,
  deleteJob,
  downloadJobFile,
  type Job,
  listJobLines,
  listJobs,
  readJob,
  restoreJob,
  retryJob,
  startJob,
} from './contract.ts'
import { jobOf, jobs, requireOwn } from './entity.ts'
import { addLines, type NewLine } from './log.ts'
import { ACTIVE_STATES, isRetriable, JOB_NEEDS, MAX_ACTIVE, MAX_ACTIVE_IN_SANDBOX, MAX_KEPT } from './rules.ts'
import { deleteChunks, NO_OUTPUT } from './worker/queue.ts'

const accepted = (job: Job) => ({ status: 202 as const, body: job })

/** A job needs the permission of its data when it starts or is retried, at each step, and when its file is read. */
function requirePermission({ permissions }: Operator, { kind }: Pick<Job['input'], 'kind'>) {
  if (!isPermitted(permissions, JOB_NEEDS[kind])) throw refuse('not-permitted')
}

const note = async ({ trx, rows }: { trx: Writing['trx']; rows: Rows }, { id }: Job, line: NewLine) =>
  addLines(trx, await requireOwn(rows, id), [line])

export const endpoints = [
  serve(listJobs, async ({ rows, query: { isActive: isWanted } }) => {
    const found = await rows(jobs)
      .$if(isWanted !== undefined, all => all.where('state', isWanted ? 'in' : 'not in', ACTIVE_STATES))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    return { status: 200, body: { rows: found.map(jobOf), maxActive: MAX_ACTIVE } }
  }),

  serve(startJob, ({ write, operator, body }) => {
    requirePermission(operator, body.input)
    return write(async writing => {
      await requireRoom(writing)
      await dropOldest(writing)
      const fields = { ...body, state: 'waiting' as const, attempt: 1, problem: null, finishedAt: null }
      const job = await writing.create(jobs, fields)
      await note(writing, job, { code: 'queued' })
      return { status: 202, body: job, headers: { location: `/api/jobs/${job.id}` } }
    })
  }),

  serve(readJob, async ({ rows, params: { jobId } }) => {
    return { status: 200, body: jobOf(await requireOwn(rows, jobId)) }
  }),

  serve(listJobLines, async ({ db, rows, params: { jobId }, query: { after, limit } }) => {
    const { line_count: lineCount } = await requireOwn(rows, jobId)
    const lines = await db
      .selectFrom('job_line')
      .select(['number', 'at', 'code', 'details'])
      .where('job_id', '=', jobId)
      .where('number', '>', after)
      .orderBy('number')
      .limit(limit)
      .execute()
    const body = { rows: lines.map(line => ({ ...line, details: JSON.parse(line.details) })), lineCount }
    return { status: 200, body }
  }),

  serve(downloadJobFile, async ({ db, rows, operator, params: { jobId, file } }) => {
    const { state, files, input } = jobOf(await requireOwn(rows, jobId))
    requirePermission(operator, input)
    if (state !== 'succeeded') throw refuse('job-state', { state })
    const found = files[file]
    if (!found) throw refuse('not-found')
    return {
      status: 200,
      body: byteStream(bytesOfFile(db, jobId, file)),
      headers: { 'content-disposition': attachment(found.name), 'content-length': String(found.size) },
    }
  }),

  serve(cancelJob, async ({ write, params: { jobId } }) =>
    accepted(
      await write(async writing => {
        const found = writing.rows(jobs).where('id', '=', jobId)
        const { state: before } = await locked(writing.trx, found).executeTakeFirstOrThrow(notFound)
        // Nobody works on a waiting job. A running one is ended by its worker.
        const isEnded = before === 'waiting'
        const job = await writing.update(jobs, jobId, {
          match: ANY_VERSION,
          fields: ({ state }): Partial<Job> => {
            if (isEnded) return { state: 'cancelled', finishedAt: new Date().toISOString() }
            if (state === 'running') return { state: 'cancelling' }
            throw refuse('job-state', { state })
          },
          // An earlier attempt may have left some.
          columns: isEnded ? NO_OUTPUT : {},
        })
        if (isEnded) await deleteChunks(writing.trx, jobId)
        await note(writing, job, { code: isEnded ? 'cancelled' : 'cancel-requested' })
        return job
      }),
    ),
  ),

  serve(retryJob, async ({ write, operator, params: { jobId } }) =>
    accepted(
      await write(async writing => {
        await requireRoom(writing)
        const before = jobOf(await requireOwn(writing.rows, jobId))
        requirePermission(operator, before.input)
        const isFresh = before.state === 'cancelled'
        const job = await writing.update(jobs, jobId, {
          match: ANY_VERSION,
          fields: ({ state, attempt }): Partial<Job> => {
            if (!isRetriable({ state })) throw refuse('job-state', { state })
            return { state: 'waiting', attempt: attempt + 1, problem: null, finishedAt: null }
          },
          // The output of a cancelled job is gone, so it starts again.
          columns: isFresh ? { done: 0, started_at: null, started_from: 0 } : {},
        })
        await note(writing, job, isFresh ? { code: 'restarted' } : { code: 'retried', details: { done: job.done } })
        return job
      }),
    ),
  ),

  serveDelete(jobs, deleteJob),
  serveRestore(jobs, restoreJob),
]

/** When a client may try again. Most jobs take a few seconds. */
const RETRY_AFTER_SECONDS = 5

/** Refuses one more active job beyond the limits, of the operator or of the sandbox that they share. */
async function requireRoom({ trx, rows, operator }: WriteContext): Promise<void> {
  const { sandboxId, accountId } = operator
  await lockRows(trx, 'job', { sandboxId })
  const active = await rows('job').where('state', 'in', ACTIVE_STATES).where('deleted_at', 'is', null).execute()
  const own = active.filter(({ account_id }) => account_id === accountId)
  for (const [count, limit] of [
    [own.length, MAX_ACTIVE],
    [active.length, MAX_ACTIVE_IN_SANDBOX],
  ] as const)
    if (count >= limit) throw refuse('too-many-jobs', { limit, retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/** Deletes the operator's oldest finished jobs for good, so that a new one stays within the limit. */
async function dropOldest({ trx, rows }: WriteContext): Promise<void> {
  const finished = await rows(jobs, { withDeleted: true })
    .where('state', 'not in', ACTIVE_STATES)
    .orderBy('finished_at', 'desc')
    .execute()
  const old = finished.slice(MAX_KEPT - 1).map(({ id }) => id)
  if (old.length > 0) await trx.deleteFrom('job').where('id', 'in', old).execute()
}

/** Reads the bytes of a file in order, with one chunk in memory at a time. */
async function* bytesOfFile(db: Reader, jobId: string, file: number): AsyncGenerator<Uint8Array> {
  for (let after = -1; ; ) {
    const chunk = await db
      .selectFrom('job_chunk')
      .select(['number', 'bytes'])
      .where('job_id', '=', jobId)
      .where('file', '=', file)
      .where('number', '>', after)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst()
    if (!chunk) return
    yield chunk.bytes
    after = chunk.number
  }
}
