import type { WriteContext } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { uploads } from './entity.ts'
import { MAX_UPLOADS } from './rules.ts'

/**
 * Makes room for a file of this size, or refuses it. Deleted files do not count, but keep their bytes for a restore
 * until a new file needs the room. Those that give way are gone for good. The caller has locked the account's files, and
 * removes the chunks of those that are returned, after the transaction: nobody else can write during it.
 */
export async function makeRoom(
  { trx, rows }: Pick<WriteContext, 'trx' | 'rows'>,
  size: number,
  quotaBytes: number,
): Promise<{ id: string; size: number }[]> {
  const all = await rows(uploads, { withDeleted: true }).orderBy('deleted_at').execute()
  const live = all.filter(row => row.deleted_at === null)
  const left = quotaBytes - bytesOf(live)
  if (live.length >= MAX_UPLOADS) throw refuse('limit-reached')
  if (size > left) throw refuse('quota-exceeded', { errors: [{ pointer: '/body/size', code: 'quota', bound: left }] })

  const deleted = all.filter(row => row.deleted_at !== null)
  const gone: typeof deleted = []
  while (live.length + deleted.length >= MAX_UPLOADS || bytesOf(live) + bytesOf(deleted) + size > quotaBytes) {
    const oldest = deleted.shift()
    if (!oldest) break
    gone.push(oldest)
  }
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await trx.updateTable('upload').set({ deleted_at: LONG_AGO }).where('id', 'in', ids).execute()
  return gone
}

/** Longer than anything is kept, so that the next sweep takes it. */
const LONG_AGO = new Date(0).toISOString()

const bytesOf = (rows: readonly { size: number }[]) => rows.reduce((sum, { size }) => sum + size, 0)
