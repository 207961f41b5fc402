import { PICTURE_TYPES } from '#resources/jobs/rules.ts'
import { createThread } from '#resources/jobs/thread/thread.ts'
import type { Services } from '#server/services.ts'
import { readWhole } from './chunks.ts'
import { uploads } from './entity.ts'
import { MAX_WHOLE_BYTES } from './rules.ts'

/** The longer side in pixels: twice what lists show, for sharp screens. */
const THUMBNAIL_SIZE = 96

/**
 * Makes a thumbnail of each uploaded picture, one after the other, and announces it as a change of the file. If several
 * instances make the same one, the first is stored. Returns a function that stops.
 */
export function startThumbnails({ db, bus, log }: Pick<Services, 'db' | 'bus' | 'log'>): () => Promise<void> {
  const thread = createThread()
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

  async function makeAll() {
    while (isAsked && !isEnding) {
      // Set again by news that arrives meanwhile, which the query below may have missed.
      isAsked = false
      for (let file = await missing.executeTakeFirst(); file && !isEnding; file = await missing.executeTakeFirst()) {
        const { id, accountId } = file
        const bytes = await thumbnailOf(file)
        await db
          .insertInto('upload_thumbnail')
          .values({ upload_id: id, bytes })
          .onConflict(conflict => conflict.doNothing())
          .execute()
        if (bytes) bus.publish({ topic: 'rows', entity: uploads.name, ids: [id], sandboxId: null, accountId })
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
