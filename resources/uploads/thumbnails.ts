import { PICTURE_TYPES } from '#resources/jobs/rules.ts'
import { openJobThread } from '#resources/jobs/thread/open.ts'
import type { Services } from '#server/services.ts'
import { readWhole } from './chunks.ts'
import { uploads } from './entity.ts'
import { MAX_WHOLE_BYTES } from './rules.ts'

/** The longer side in pixels: twice what lists show, for sharp screens. */
const THUMBNAIL_SIZE = 96

/**
 * Makes a thumbnail of each uploaded picture, one after the other, and announces it as a change of the file. The attempt is
 * stored before it begins, so that no start repeats one that has ended the process, and no two instances make the same.
 * Returns a function that stops.
 */
export function startThumbnails({ db, bus, log }: Pick<Services, 'db' | 'bus' | 'log'>): () => Promise<void> {
  const thread = openJobThread()
  let isEnding = false
  let isAsked = false
  let making: Promise<void> | null = null

  const missing = db
    .selectFrom('upload')
    .leftJoin('upload_thumbnail', 'upload_id', 'id')
    .select(['id', 'size', 'account_id as accountId'])
    .where('upload_id', 'is', null)
    .where('finished_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('media_type', 'in', PICTURE_TYPES)
    .orderBy('finished_at')
    .limit(1)

  /** Null if it can't be read, is too large, or is no picture at all. */
  async function thumbnailOf(file: { id: string; size: number }): Promise<Uint8Array | null> {
    if (file.size > MAX_WHOLE_BYTES) return null
    const bytes = await readWhole(db, file)
    const made = await thread.run('makeThumbnail', { bytes, size: THUMBNAIL_SIZE }).catch(error => {
      if (isEnding) throw error
      return null
    })
    return made && 'bytes' in made ? made.bytes : null
  }

  /** Whether this instance may try. Until the attempt has succeeded, the file counts as one that has no thumbnail. */
  async function isFirstAttempt(id: string): Promise<boolean> {
    const stored = await db
      .insertInto('upload_thumbnail')
      .values({ upload_id: id, bytes: null })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    return stored.numInsertedOrUpdatedRows === 1n
  }

  async function attempt(file: { id: string; size: number; accountId: number }) {
    const { id, accountId } = file
    try {
      const bytes = await thumbnailOf(file)
      if (!bytes) return
      await db.updateTable('upload_thumbnail').set({ bytes }).where('upload_id', '=', id).execute()
      bus.publish({ topic: 'rows', entity: uploads.name, ids: [id], sandboxId: null, accountId })
    } catch (error) {
      // The process ends as it should, or the database was away. Either is no fault of the picture.
      await db.deleteFrom('upload_thumbnail').where('upload_id', '=', id).where('bytes', 'is', null).execute()
      throw error
    }
  }

  async function makeAll() {
    while (isAsked && !isEnding) {
      // Set again by news that arrives meanwhile, which the query below may have missed.
      isAsked = false
      for (let file = await missing.executeTakeFirst(); file && !isEnding; file = await missing.executeTakeFirst()) {
        if (await isFirstAttempt(file.id)) await attempt(file)
      }
    }
  }

  function look() {
    isAsked = true
    making ??= makeAll()
      .catch(error => log.debug({ error: String(error) }, 'could not make a thumbnail'))
      .finally(() => {
        making = null
      })
  }

  const unsubscribe = bus.subscribe(event => {
    if (event.topic === 'rows' && event.entity === uploads.name) look()
  })
  look()

  return async () => {
    isEnding = true
    unsubscribe()
    await thread.close()
    await making
  }
}
