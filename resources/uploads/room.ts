import type { WriteContext } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { uploads } from './entity.ts'
import { MAX_UPLOADS } from './rules.ts'

/**
 * Makes room for a file of this size, or refuses it. Deleted files do not count, but keep their bytes for a restore
 * until a new file needs the room. The caller has locked the account's files.
 */
export async function makeRoom(
  { trx, rows }: Pick<WriteContext, 'trx' | 'rows'>,
  size: number,
  quotaBytes: number,
): Promise<void> {
  const all = await rows(uploads, { withDeleted: true }).orderBy('deleted_at').execute()
  const live = all.filter(row => row.deleted_at === null)
  const left = quotaBytes - bytesOf(live)
  if (live.length >= MAX_UPLOADS) throw refuse('limit-reached')
  if (size > left) throw refuse('quota-exceeded', { errors: [{ pointer: '/body/size', code: 'quota', bound: left }] })

  const deleted = all.filter(row => row.deleted_at !== null)
  const gone: string[] = []
  while (live.length + deleted.length >= MAX_UPLOADS || bytesOf(live) + bytesOf(deleted) + size > quotaBytes) {
    const oldest = deleted.shift()
    if (!oldest) break
    gone.push(oldest.id)
  }
  if (gone.length > 0) await trx.deleteFrom('upload').where('id', 'in', gone).execute()
}

const bytesOf = (rows: readonly { size: number }[]) => rows.reduce((sum, { size }) => sum + size, 0)
