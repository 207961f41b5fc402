import { sql } from 'kysely'
import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity, type RowOf, type WriteContext } from '#server/entities/entity.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { locked } from '#server/locks/lock.ts'
import { refuse } from '#shared/errors.ts'
import { FileRecord, type Upload } from './contract.ts'
import { fields } from './fields.ts'
import { KEPT_HOURS } from './rules.ts'

type Row = RowOf<'upload'>

const mapping = mappingOf(fields)

export const uploadOf = (record: FileRecord, received: number, hasThumbnail = false): Upload => ({
  ...record,
  received,
  hasThumbnail,
  expiresAt:
    record.finishedAt === null ? new Date(Date.parse(record.createdAt) + KEPT_HOURS * 3_600_000).toISOString() : null,
})

/** A file belongs to its operator in one sandbox. Its audit entries contain only the SHA-256 of the content. */
export const uploads = defineEntity({
  name: 'uploads',
  needs: 'uploads:write',
  table: 'upload',
  scope: 'account-in-sandbox',
  schema: FileRecord,
  ...mapping,
  newColumns: () => ({ created_at: new Date().toISOString() }),
  isDeletable: true,
})

/** The operator's files, newest first, with their received bytes: the end of the last chunk. */
export async function readOwn(rows: Rows, only: Partial<Pick<Row, 'id' | 'sha256' | 'size'>> = {}) {
  const found = await rows(uploads)
    .select(({ selectFrom }) => [
      selectFrom('upload_chunk')
        .whereRef('upload_id', '=', 'upload.id')
        .select(sql<number>`at_byte + upload_chunk.size`.as('received'))
        .orderBy('at_byte', 'desc')
        .limit(1)
        .as('received'),
      selectFrom('upload_thumbnail')
        .whereRef('upload_id', '=', 'upload.id')
        .where('bytes', 'is not', null)
        .select('upload_id')
        .as('thumbnail'),
    ])
    .where(({ and }) => and(only))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return found.map(row => uploadOf(mapping.toApi(row), row.received ?? 0, row.thumbnail !== null))
}

export async function requireOwn(rows: Rows, id: string): Promise<Upload> {
  const [upload] = await readOwn(rows, { id })
  if (!upload) throw refuse('not-found')
  return upload
}

/** Locks the file until the transaction ends, so that simultaneous chunks are stored one after the other. */
export async function lockOwn({ trx, rows }: WriteContext, id: string): Promise<Upload> {
  await locked(trx, rows(uploads).where('id', '=', id)).execute()
  return requireOwn(rows, id)
}
