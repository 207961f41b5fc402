import type { Trx } from '#server/database/open.ts'
import type { RowOf } from '#server/entities/entity.ts'
import type { JobLine } from './contract.ts'
import type { LineCode } from './rules.ts'

export type NewLine = { code: LineCode; details?: JobLine['details'] }

/** Adds lines to the log of a job, whose row the caller has locked. */
export async function addLines(
  trx: Trx,
  { id, line_count }: Pick<RowOf<'job'>, 'id' | 'line_count'>,
  lines: readonly NewLine[],
): Promise<void> {
  if (lines.length === 0) return
  const at = new Date().toISOString()
  const rows = lines.map(({ code, details = {} }, index) => ({
    job_id: id,
    number: line_count + index + 1,
    at,
    code,
    details: JSON.stringify(details),
  }))
  await trx.insertInto('job_line').values(rows).execute()
  await trx
    .updateTable('job')
    .set({ line_count: line_count + lines.length })
    .where('id', '=', id)
    .execute()
}
