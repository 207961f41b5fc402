import { defineEntity, type RowId, type RowOf, type WriteContext } from '#server/entities/entity.ts'
import { versionOf } from '#server/entities/fields.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { refuse } from '#shared/errors.ts'
import { Job, type JobFile } from './contract.ts'
import { isActive, type JobKind, KEPT_HOURS } from './rules.ts'

const expiryOf = (finishedAt: string) => new Date(Date.parse(finishedAt) + KEPT_HOURS * 3_600_000).toISOString()

/** A file as it is stored. */
export type StoredFile = Omit<JobFile, 'path'>
export const storedFiles = ({ files }: Pick<RowOf<'job'>, 'files'>): StoredFile[] => JSON.parse(files)

export const jobOf = (row: RowOf<'job'>): Job => ({
  id: row.id,
  input: JSON.parse(row.input),
  pauseMs: row.pause_ms,
  failAt: row.fail_at,
  state: row.state,
  done: row.done,
  total: row.total,
  attempt: row.attempt,
  problem: row.problem,
  files: storedFiles(row).map((file, index) => ({ ...file, path: `/api/jobs/${row.id}/files/${index}` })),
  createdAt: row.created_at,
  startedAt: row.started_at,
  startedFrom: row.started_from,
  finishedAt: row.finished_at,
  expiresAt: row.finished_at && expiryOf(row.finished_at),
  ...versionOf(row),
})

/** Whose job it is, and in which sandbox. */
export const ownerOf = ({ account_id: accountId, sandbox_id: sandboxId }: RowOf<'job'>) => ({ accountId, sandboxId })

/** What kind of job it is, which decides the permission that it needs. */
export const kindOf = ({ input }: Pick<RowOf<'job'>, 'input'>): JobKind => JSON.parse(input).kind

/** What operators decide. Everything else is written by the worker (queue.ts). */
type Fields = Pick<Job, 'input' | 'pauseMs' | 'failAt' | 'state' | 'attempt' | 'problem' | 'finishedAt'>

/** A job belongs to its operator in one sandbox. */
export const jobs = defineEntity({
  name: 'jobs',
  needs: 'signed-in',
  table: 'job',
  scope: 'account-in-sandbox',
  schema: Job,
  toApi: jobOf,
  toColumns: ({ input, pauseMs, failAt, state, attempt, problem, finishedAt }: Fields) => ({
    input: JSON.stringify(input),
    pause_ms: pauseMs,
    fail_at: failAt,
    state,
    attempt,
    problem,
    finished_at: finishedAt,
  }),
  newColumns: () => ({
    created_at: new Date().toISOString(),
    done: 0,
    files: '[]',
    takeovers: 0,
    chunk_count: 0,
    line_count: 0,
    started_from: 0,
  }),
  isDeletable: true,
  async validateDeletion(id: RowId, { rows }: WriteContext) {
    const row = await rows(jobs, { withDeleted: true }).where('id', '=', String(id)).executeTakeFirstOrThrow()
    if (isActive(row)) throw refuse('job-state', { state: row.state })
  },
})

export async function requireOwn(rows: Rows, id: string): Promise<RowOf<'job'>> {
  const row = await rows(jobs).where('id', '=', id).executeTakeFirst()
  if (!row) throw refuse('not-found')
  return row
}
