import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity, type RowId, type RowOf, type WriteContext } from '#server/entities/entity.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { notFound, refuse } from '#shared/errors.ts'
import { Job, type JobFile } from './contract.ts'
import { fields } from './fields.ts'
import { isActive, type JobKind, KEPT_HOURS } from './rules.ts'

const expiryOf = (finishedAt: string) => new Date(Date.parse(finishedAt) + KEPT_HOURS * 3_600_000).toISOString()

/** A file as it is stored. */
export type StoredFile = Omit<JobFile, 'path'>
export const storedFiles = ({ files }: Pick<RowOf<'job'>, 'files'>): StoredFile[] => JSON.parse(files)

const mapping = mappingOf(fields)
export const jobOf = (row: RowOf<'job'>): Job => ({
  ...mapping.toApi(row),
  files: storedFiles(row).map((file, index) => ({ ...file, path: `/api/jobs/${row.id}/files/${index}` })),
  expiresAt: row.finished_at && expiryOf(row.finished_at),
})

/** Whose job it is, and in which sandbox. */
export const ownerOf = ({ account_id: accountId, sandbox_id: sandboxId }: RowOf<'job'>) => ({ accountId, sandboxId })

/** What kind of job it is, which decides the permission that it needs. */
export const kindOf = ({ input }: Pick<RowOf<'job'>, 'input'>): JobKind => JSON.parse(input).kind

/** A job belongs to its operator in one sandbox. */
export const jobs = defineEntity({
  name: 'jobs',
  needs: 'signed-in',
  table: 'job',
  scope: 'account-in-sandbox',
  schema: Job,
  toApi: jobOf,
  // Everything else is written by the worker (queue.ts).
  toColumns: mapping.toColumns,
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
  const row = await rows(jobs).where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return row
}
