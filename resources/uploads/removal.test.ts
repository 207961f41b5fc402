import { beforeEach, expect, test } from 'vitest'
import { databaseKind } from '#server/database/open.ts'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { deleteUpload, finishUpload, readUpload, restoreUpload, startUpload } from './contract.ts'
import { CHUNK_BYTES, KEPT_HOURS, MAX_FILE_BYTES } from './rules.ts'
import { sweep } from './sweep.ts'

const app = await openTestApp({ uploadQuotaBytes: MAX_FILE_BYTES })
const me = await app.signInAs()
beforeEach(() => app.db.deleteFrom('upload').execute())

const at = (id: string) => ({ params: { uploadId: id } })
const reserve = (sha256: string) =>
  me.call(startUpload, { body: { name: 'tent.bin', mediaType: 'image/png', size: MAX_FILE_BYTES, sha256 } })

/** A file of the largest size, of whose chunks one byte each is stored. */
async function large() {
  const { id } = await reserve('a'.repeat(64))
  const chunk = { upload_id: id, size: CHUNK_BYTES, sha256: '', bytes: Uint8Array.of(1) }
  const chunks = Array.from({ length: MAX_FILE_BYTES / CHUNK_BYTES }, (_, place) => ({
    ...chunk,
    at_byte: place * CHUNK_BYTES,
  }))
  await app.db.insertInto('upload_chunk').values(chunks).execute()
  expect(await me.call(readUpload, at(id))).toMatchObject({ received: MAX_FILE_BYTES })
  return id
}

/** How many chunks others see while this goes on, from the first to the last. */
async function seenDuring(work: () => Promise<unknown>): Promise<number[]> {
  const seen = new Set<number>()
  let isDone = false
  const done = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    const ends = await app.db.selectFrom('upload_chunk').select('at_byte').orderBy('at_byte').execute()
    // What is left always begins with the first chunk, and has no gap.
    expect(ends.at(-1)?.at_byte ?? -CHUNK_BYTES).toBe((ends.length - 1) * CHUNK_BYTES)
    seen.add(ends.length)
    await new Promise(setImmediate)
  }
  await done
  return [...seen]
}

/** All and none, and what is in between. On PostgreSQL, where nobody waits for a deletion, that can be too short to be seen. */
const LEAST = databaseKind(app.db) === 'sqlite' ? 3 : 1

test('a large deleted file gives way in parts, so that others can write in between', async () => {
  const id = await large()
  await me.call(deleteUpload, at(id))
  const seen = await seenDuring(() => reserve('b'.repeat(64)))
  expect(seen.length).toBeGreaterThan(LEAST)
  expect(await app.db.selectFrom('upload_chunk').select('at_byte').execute()).toEqual([])
  expect(await refusalOf(me.call(restoreUpload, at(id)))).toMatchObject({ status: 404 })
  await sweep(app.db)
  expect(await app.db.selectFrom('upload').select('id').where('id', '=', id).execute()).toEqual([])
})

test('the chunks of a large file with another hash are discarded in parts', async () => {
  const id = await large()
  const seen = await seenDuring(async () => {
    expect(await refusalOf(me.call(finishUpload, at(id)))).toMatchObject({ code: 'checksum-mismatch' })
  })
  expect(seen.length).toBeGreaterThan(LEAST)
  expect(await me.call(readUpload, at(id))).toMatchObject({ received: 0, finishedAt: null })
})

test('a file that expires is removed in parts', async () => {
  await large()
  const seen = await seenDuring(() => sweep(app.db, Date.now() + (KEPT_HOURS + 1) * 3_600_000))
  expect(seen.length).toBeGreaterThan(LEAST)
  expect(await app.db.selectFrom('upload').select('id').execute()).toEqual([])
})

test('a file that was deleted a day ago can’t be restored, even if it has not been removed yet', async () => {
  const { id } = await reserve('c'.repeat(64))
  await me.call(deleteUpload, at(id))
  const deletedBefore = (ms: number) =>
    app.db
      .updateTable('upload')
      .set({ deleted_at: new Date(Date.now() - ms).toISOString() })
      .execute()
  await deletedBefore(KEPT_HOURS * 3_600_000)
  expect(await refusalOf(me.call(restoreUpload, at(id)))).toMatchObject({ status: 404 })
  await deletedBefore(KEPT_HOURS * 3_600_000 - 60_000)
  expect(await me.call(restoreUpload, at(id))).toMatchObject({ id })
})
