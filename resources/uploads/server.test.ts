import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { listAudit } from '#resources/audit/contract.ts'
import { imageSize } from '#resources/jobs/thread/image-size.ts'
import { deleteSandbox, forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { listTraffic, readTraffic } from '#resources/traffic/contract.ts'
import { announce, chunkAt, digestOf, randomBytesOf, sendChunk, sendWhole, upload } from '#resources/uploads/samples.ts'
import { jpeg, png } from '#tests/files/pictures.ts'
import { ADMIN, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import { turnsDuring } from '#tests/turns.ts'
import {
  deleteUpload,
  downloadUpload,
  finishUpload,
  listUploads,
  readThumbnail,
  readUpload,
  restoreUpload,
  startUpload,
} from './contract.ts'
import { CHUNK_BYTES, MAX_FILE_BYTES, MAX_UPLOADS, MAX_WHOLE_BYTES } from './rules.ts'
import { sweep } from './sweep.ts'

/** Not the default, so that a console which ignores the setting fails. */
const QUOTA_BYTES = 1.5 * MAX_FILE_BYTES

const app = await openTestApp({ uploadQuotaBytes: QUOTA_BYTES })
const me = await app.signInAs(ADMIN)
const other = await app.signInAs(OPERATOR)
beforeEach(() => app.db.deleteFrom('upload').execute())

const FIELDS = { name: 'tent.bin', mediaType: 'image/png', size: 10, sha256: 'a'.repeat(64) }
const at = (id: string) => ({ params: { uploadId: id } })
const list = () => me.call(listUploads)
const chunkCount = async () => (await app.db.selectFrom('upload_chunk').select('at_byte').execute()).length
/** Starts an upload that takes up room, without sending its bytes. */
const reserve = (size: number) => me.call(startUpload, { body: { ...FIELDS, size, sha256: randomBytesOf(32).toHex() } })

test('uploads a file in chunks, verifies, lists and downloads it unchanged', async () => {
  const bytes = randomBytesOf(2 * CHUNK_BYTES + 5)
  const begun = await announce(me, bytes, '帳篷 (1).html')
  expect(begun).toMatchObject({ received: 0, finishedAt: null, version: 1 })
  expect(Date.parse(begun.expiresAt ?? '') - Date.parse(begun.createdAt)).toBe(24 * 3_600_000)
  expect(await sendChunk(me, begun.id, 0, chunkAt(bytes, 0))).toEqual({
    received: CHUNK_BYTES,
    size: bytes.length,
    isNew: true,
  })
  expect(await me.call(readUpload, at(begun.id))).toMatchObject({ received: CHUNK_BYTES, version: 1 })
  for (const offset of [CHUNK_BYTES, 2 * CHUNK_BYTES]) await sendChunk(me, begun.id, offset, chunkAt(bytes, offset))
  const finished = await me.call(finishUpload, at(begun.id))
  expect(finished).toMatchObject({ received: bytes.length, expiresAt: null, version: 2 })
  expect(finished.finishedAt).not.toBeNull()
  expect(await list()).toEqual({ rows: [finished], usedBytes: bytes.length, quotaBytes: QUOTA_BYTES })
  expect(await me.call(finishUpload, at(begun.id))).toEqual(finished)

  const { body, headers } = await me.send(downloadUpload, at(begun.id))
  expect(Buffer.from(await body.arrayBuffer()).equals(bytes)).toBe(true)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="__ (1).html"; filename*=UTF-8''%E5%B8%B3%E7%AF%B7%20%281%29.html`,
    'repr-digest': digestOf(bytes),
  })
})

test('an empty file has no chunks, and can be finished at once', async () => {
  const { id } = await announce(me, Buffer.alloc(0))
  expect((await me.call(finishUpload, at(id))).finishedAt).not.toBeNull()
  expect((await me.send(downloadUpload, at(id))).body.size).toBe(0)
})

test('starting an upload of the same file resumes it, even if two start at once', async () => {
  const bytes = randomBytesOf(CHUNK_BYTES + 1)
  const [first, second] = await Promise.all([announce(me, bytes), announce(me, bytes, 'copy.bin')])
  expect(second.id).toBe(first.id)
  await sendChunk(me, first.id, 0, chunkAt(bytes, 0))
  const body = { ...FIELDS, size: bytes.length, sha256: first.sha256 }
  expect(await me.send(startUpload, { body })).toMatchObject({
    status: 200,
    body: { id: first.id, received: CHUNK_BYTES },
  })
  expect((await announce(other, bytes)).id).not.toBe(first.id)
})

test('stores a chunk once, even if two windows send it at once', async () => {
  const bytes = randomBytesOf(CHUNK_BYTES + 1)
  const { id } = await announce(me, bytes)
  const twice = await Promise.all([sendChunk(me, id, 0, chunkAt(bytes, 0)), sendChunk(me, id, 0, chunkAt(bytes, 0))])
  expect(twice.map(({ isNew }) => isNew).sort()).toEqual([false, true])
  await sendChunk(me, id, CHUNK_BYTES, chunkAt(bytes, CHUNK_BYTES))
  expect(await sendChunk(me, id, 0, chunkAt(bytes, 0))).toMatchObject({ received: bytes.length, isNew: false })
  expect(await chunkCount()).toBe(2)
})

test('refuses a chunk at the wrong offset, with the right one', async () => {
  const bytes = randomBytesOf(3 * CHUNK_BYTES)
  const { id } = await announce(me, bytes)
  const refused = async (offset: number, chunk = chunkAt(bytes, 0)) => refusalOf(sendChunk(me, id, offset, chunk))
  expect(await refused(CHUNK_BYTES)).toMatchObject({ status: 409, code: 'wrong-offset', received: 0 })
  await sendChunk(me, id, 0, chunkAt(bytes, 0))
  expect(await refused(100)).toMatchObject({ code: 'wrong-offset', received: CHUNK_BYTES })
  // Different bytes at an offset that is already stored.
  expect(await refused(0, chunkAt(bytes, CHUNK_BYTES))).toMatchObject({ code: 'wrong-offset', received: CHUNK_BYTES })
  // Nothing follows the last one.
  for (const offset of [CHUNK_BYTES, 2 * CHUNK_BYTES]) await sendChunk(me, id, offset, chunkAt(bytes, offset))
  expect(await refused(3 * CHUNK_BYTES, new Uint8Array())).toMatchObject({ code: 'wrong-offset' })
})

test('refuses a chunk that is damaged, too short or too long', async () => {
  const bytes = randomBytesOf(CHUNK_BYTES + 5)
  const { id } = await announce(me, bytes)
  const [chunk, last] = [chunkAt(bytes, 0), chunkAt(bytes, CHUNK_BYTES)]
  expect(await refusalOf(sendChunk(me, id, 0, chunk, digestOf(last)))).toMatchObject({
    status: 422,
    code: 'checksum-mismatch',
    errors: [{ pointer: '/headers/content-digest', code: 'checksum' }],
  })
  const wrongLength = {
    code: 'invalid-input',
    errors: [{ pointer: '/body', code: 'chunk-length', bound: CHUNK_BYTES }],
  }
  expect(await refusalOf(sendChunk(me, id, 0, last))).toMatchObject(wrongLength)
  expect(await refusalOf(sendChunk(me, id, 0, Buffer.alloc(0)))).toMatchObject(wrongLength)
  expect(await refusalOf(sendChunk(me, id, 0, randomBytesOf(CHUNK_BYTES + 1)))).toMatchObject({ code: 'too-large' })
  expect(await refusalOf(sendChunk(me, id, 0, chunk, 'md5=:x:'))).toMatchObject({ status: 400 })
  expect(await chunkCount()).toBe(0)
})

test('limits a chunk of unknown length while reading it', async () => {
  const bytes = randomBytesOf(CHUNK_BYTES)
  const { id } = await announce(me, bytes)
  const send = async (parts: BlobPart[]) => {
    const headers = {
      authorization: `Bearer ${me.token}`,
      'content-type': 'application/octet-stream',
      'content-digest': digestOf(bytes),
      'transfer-encoding': 'chunked',
    }
    // Node requires `duplex` for a streamed body.
    const init = { method: 'PUT', headers, body: new Blob(parts).stream(), duplex: 'half' } as RequestInit
    return (await app.request(`/api/uploads/${id}/chunks/0`, init)).status
  }
  expect(await send([bytes, Uint8Array.of(1)])).toBe(413)
  expect(await send([bytes.subarray(0, 100), bytes.subarray(100)])).toBe(200)
})

test('refuses to finish or download an incomplete file', async () => {
  const bytes = randomBytesOf(CHUNK_BYTES + 5)
  const { id } = await announce(me, bytes)
  await sendChunk(me, id, 0, chunkAt(bytes, 0))
  const incomplete = { status: 409, code: 'upload-incomplete', received: CHUNK_BYTES }
  expect(await refusalOf(me.call(finishUpload, at(id)))).toMatchObject(incomplete)
  expect(await refusalOf(me.call(downloadUpload, at(id)))).toMatchObject(incomplete)
})

test('detects a different file than announced, and accepts the right one from the start', async () => {
  const right = randomBytesOf(10)
  const { id } = await announce(me, right)
  await sendChunk(me, id, 0, randomBytesOf(10))
  expect(await refusalOf(me.call(finishUpload, at(id)))).toMatchObject({ status: 422, code: 'checksum-mismatch' })
  expect(await me.call(readUpload, at(id))).toMatchObject({ received: 0, finishedAt: null })
  await sendChunk(me, id, 0, right)
  expect((await me.call(finishUpload, at(id))).finishedAt).not.toBeNull()
})

test('refuses files that are too large or have invalid names', async () => {
  const announced = (fields: object) => refusalOf(me.call(startUpload, { body: { ...FIELDS, ...fields } }))
  for (const name of ['', ' ', 'a/b', 'a\\b', 'a\u0000b', 'gpj\u202eexe', '\ud800', 'x'.repeat(201)])
    expect(await announced({ name }), JSON.stringify(name)).toMatchObject({ code: 'invalid-input' })
  expect(await announced({ size: MAX_FILE_BYTES + 1 })).toMatchObject({ code: 'invalid-input' })
  expect(await announced({ mediaType: 'text/html; x' })).toMatchObject({ code: 'invalid-input' })
  expect(await announced({ sha256: 'A'.repeat(64) })).toMatchObject({ code: 'invalid-input' })
})

test('limits the total size of all files, including unfinished ones', async () => {
  await reserve(MAX_FILE_BYTES)
  await reserve(QUOTA_BYTES - MAX_FILE_BYTES - 100)
  expect(await refusalOf(reserve(101))).toMatchObject({
    status: 422,
    code: 'quota-exceeded',
    errors: [{ pointer: '/body/size', code: 'quota', bound: 100 }],
  })
  await reserve(100)
  expect((await list()).usedBytes).toBe(QUOTA_BYTES)
  expect((await other.call(listUploads)).usedBytes).toBe(0)
})

test('limits the number of files', async () => {
  const { id } = await reserve(1)
  for (let count = 1; count < MAX_UPLOADS; count++) await reserve(1)
  expect(await refusalOf(reserve(1))).toMatchObject({ status: 422, code: 'limit-reached' })
  // A deleted file comes back only as long as no new one has its place.
  await me.call(deleteUpload, at(id))
  await reserve(1)
  expect(await refusalOf(me.call(restoreUpload, at(id)))).toMatchObject({ status: 404 })
})

test('a deleted file can be restored until a new one needs its room', async () => {
  const bytes = randomBytesOf(10)
  const { id } = await upload(me, bytes)
  await me.call(deleteUpload, at(id))
  expect(await list()).toMatchObject({ rows: [], usedBytes: 0 })
  expect(await refusalOf(me.call(readUpload, at(id)))).toMatchObject({ code: 'not-found' })
  await me.call(restoreUpload, at(id))
  expect((await me.send(downloadUpload, at(id))).body.size).toBe(10)

  await me.call(deleteUpload, at(id))
  await reserve(MAX_FILE_BYTES)
  await reserve(QUOTA_BYTES - MAX_FILE_BYTES)
  expect(await refusalOf(me.call(restoreUpload, at(id)))).toMatchObject({ status: 404 })
  expect(await chunkCount()).toBe(0)
})

test('a new file takes the room of the file that was deleted first', async () => {
  const [first, second] = [await reserve(MAX_FILE_BYTES / 2), await reserve(MAX_FILE_BYTES / 2)]
  // Deleted in the other order than they were created.
  for (const { id } of [second, first]) {
    await me.call(deleteUpload, at(id))
    const deleted = new Date(Date.now() - (id === second.id ? 2 : 1) * 3_600_000).toISOString()
    await app.db.updateTable('upload').set({ deleted_at: deleted }).where('id', '=', id).execute()
  }
  await reserve(MAX_FILE_BYTES)
  expect(await refusalOf(me.call(restoreUpload, at(second.id)))).toMatchObject({ status: 404 })
  expect(await me.call(restoreUpload, at(first.id))).toMatchObject({ id: first.id })
})

test('returns 404 for files of other operators', async () => {
  const bytes = randomBytesOf(10)
  const { id } = await announce(me, bytes)
  const notFound = { status: 404, code: 'not-found' }
  for (const refused of [
    () => other.call(readUpload, at(id)),
    () => sendChunk(other, id, 0, bytes),
    () => other.call(finishUpload, at(id)),
    () => other.call(downloadUpload, at(id)),
    () => other.call(deleteUpload, at(id)),
    () => other.call(restoreUpload, at(id)),
  ])
    expect(await refusalOf(refused())).toMatchObject(notFound)
})

test('files survive a reset of their sandbox, are not copied by a fork, and are deleted with the sandbox', async () => {
  const mine = await me.call(forkSandbox, { body: { name: 'files' } })
  await me.call(switchSandbox, { body: { sandboxId: mine.id } })
  const { id } = await upload(me, randomBytesOf(10))
  await me.call(resetSandbox, { params: { sandboxId: mine.id } })
  expect((await me.call(readUpload, at(id))).finishedAt).not.toBeNull()

  const copy = await me.call(forkSandbox, { body: { name: 'copy', from: mine.id } })
  await me.call(switchSandbox, { body: { sandboxId: copy.id } })
  expect((await list()).rows).toEqual([])
  expect(await refusalOf(me.call(readUpload, at(id)))).toMatchObject({ code: 'not-found' })

  await me.call(deleteSandbox, { params: { sandboxId: mine.id } })
  await me.call(deleteSandbox, { params: { sandboxId: copy.id } })
  expect(await app.db.selectFrom('upload').select('id').execute()).toEqual([])
  expect(await chunkCount()).toBe(0)
})

test('refuses a chunk for a deleted sandbox', async () => {
  const mine = await me.call(forkSandbox, { body: { name: 'gone' } })
  await me.call(switchSandbox, { body: { sandboxId: mine.id } })
  const bytes = randomBytesOf(10)
  const { id } = await announce(me, bytes)
  await me.call(deleteSandbox, { params: { sandboxId: mine.id } })
  expect(await refusalOf(sendChunk(me, id, 0, bytes))).toMatchObject({ code: 'not-found' })
})

test('removes unfinished and deleted files after a day', async () => {
  const [open, whole, deleted] = [
    await reserve(10),
    await upload(me, randomBytesOf(10)),
    await upload(me, randomBytesOf(10)),
  ]
  await me.call(deleteUpload, at(deleted.id))
  let turns = 0
  const idsAfter = async (hours: number) => {
    turns = await turnsDuring(() => sweep(app.db, Date.now() + hours * 3_600_000))
    return new Set((await app.db.selectFrom('upload').select('id').execute()).map(({ id }) => id))
  }
  expect(await idsAfter(23)).toEqual(new Set([open.id, whole.id, deleted.id]))
  expect(await idsAfter(25)).toEqual(new Set([whole.id]))
  // A large file takes a while, so others get their turn before each.
  expect(turns).toBeGreaterThanOrEqual(2)
  expect(await chunkCount()).toBe(1)
})

test('keeps file contents out of the audit trail and the traffic log', async () => {
  const text = 'nobody-else-reads-this'
  const bytes = Buffer.from(text)
  const { id } = await upload(me, bytes)
  await (await me.send(downloadUpload, at(id))).body.text()
  const trail = await me.call(listAudit, { query: { entity: 'uploads', rowId: id } })
  expect(trail.rows.map(({ action }) => action).sort()).toEqual(['create', 'update'])
  expect(JSON.stringify(await app.db.selectFrom('audit').selectAll().where('row_id', '=', id).execute())).not.toContain(
    text,
  )

  await app.services.traffic.settled()
  const { rows } = await me.call(listTraffic, { query: { limit: 20 } })
  const kept = await Promise.all(
    rows
      .filter(({ endpoint }) => ['putChunk', 'downloadUpload'].includes(endpoint))
      .map(({ id: requestId }) => me.call(readTraffic, { params: { requestId: String(requestId) } })),
  )
  expect(kept.length).toBeGreaterThanOrEqual(2)
  for (const one of kept) {
    expect(JSON.stringify(one)).not.toContain(text)
    expect(JSON.stringify(one)).not.toContain(bytes.toString('base64'))
  }
  expect(createHash('sha256').update(bytes).digest('hex')).toBe((await me.call(readUpload, at(id))).sha256)
})

test('a deleted unfinished file is restored with its received bytes', async () => {
  const bytes = randomBytesOf(CHUNK_BYTES + 1)
  const { id } = await announce(me, bytes)
  await sendChunk(me, id, 0, chunkAt(bytes, 0))
  await me.call(deleteUpload, at(id))
  expect(await refusalOf(sendChunk(me, id, CHUNK_BYTES, chunkAt(bytes, CHUNK_BYTES)))).toMatchObject({ status: 404 })
  expect(await me.call(restoreUpload, at(id))).toMatchObject({ received: CHUNK_BYTES, finishedAt: null })
  await sendChunk(me, id, CHUNK_BYTES, chunkAt(bytes, CHUNK_BYTES))
  expect((await me.call(finishUpload, at(id))).received).toBe(bytes.length)
})

test('stores simultaneous chunks of several files', async () => {
  const files = Array.from({ length: 4 }, () => randomBytesOf(3 * CHUNK_BYTES))
  const sent = await Promise.all(files.map(bytes => sendWhole(me, bytes)))
  for (const one of sent) expect((await me.call(finishUpload, one)).finishedAt).not.toBeNull()
})

test('two windows may finish a file at once', async () => {
  const { params } = await sendWhole(me, randomBytesOf(3 * CHUNK_BYTES))
  const [first, second] = await Promise.all([me.call(finishUpload, { params }), me.call(finishUpload, { params })])
  expect(second.finishedAt).toBe(first.finishedAt)
})

test('makes thumbnails of pictures, and of nothing else', async () => {
  const add = async (name: string, mediaType: string, bytes: Uint8Array<ArrayBuffer>) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const { id } = await me.call(startUpload, { body: { name, mediaType, size: bytes.length, sha256 } })
    await sendChunk(me, id, 0, bytes)
    return me.call(finishUpload, at(id))
  }
  const broken = await add('broken.png', 'image/png', Buffer.from(jpeg.subarray(0, 50)))
  const text = await add('notes.txt', 'text/plain', randomBytesOf(10))
  const picture = await add('wide.jpg', 'image/jpeg', jpeg)
  expect(picture.hasThumbnail).toBe(false)
  const isReady = async (id: string) => (await me.call(readUpload, at(id))).hasThumbnail
  await expect.poll(() => isReady(picture.id)).toBe(true)
  const { body } = await me.send(readThumbnail, at(picture.id))
  expect(imageSize(new Uint8Array(await body.arrayBuffer()))).toEqual({ format: 'jpeg', width: 64, height: 48 })

  const notFound = { status: 404, code: 'not-found' }
  for (const { id } of [broken, text]) {
    expect(await isReady(id)).toBe(false)
    expect(await refusalOf(me.call(readThumbnail, at(id)))).toMatchObject(notFound)
  }
  expect(await refusalOf(other.call(readThumbnail, at(picture.id)))).toMatchObject(notFound)
  await me.call(deleteUpload, at(picture.id))
  expect(await refusalOf(me.call(readThumbnail, at(picture.id)))).toMatchObject(notFound)
})

test('stores the attempt before it decodes a picture, so that a start never repeats one that ended the process', async () => {
  const bytes = png(3_900, 3_000)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { id } = await me.call(startUpload, { body: { ...FIELDS, size: bytes.length, sha256 } })
  await sendChunk(me, id, 0, bytes)
  await me.call(finishUpload, at(id))
  const stored = async () =>
    (await app.db.selectFrom('upload_thumbnail').selectAll().where('upload_id', '=', id).execute()).map(
      one => one.bytes !== null,
    )
  await expect.poll(stored, { interval: 5 }).toEqual([false])
  await expect.poll(stored).toEqual([true])
})

test('does not read a picture that is too large for a thumbnail', async () => {
  const { id } = await reserve(MAX_WHOLE_BYTES + 1)
  // Its bytes are missing, so reading it would fail.
  await app.db.updateTable('upload').set({ finished_at: new Date().toISOString() }).where('id', '=', id).execute()
  await upload(me, randomBytesOf(10))
  const made = () =>
    app.db.selectFrom('upload_thumbnail').select('bytes').where('upload_id', '=', id).executeTakeFirst()
  await expect.poll(made).toEqual({ bytes: null })
})

test('the document says how a chunk is refused: by the endpoint, and like any other request', async () => {
  const { paths } = await (await app.request('/api/openapi.json')).json()
  const { responses } = paths['/api/uploads/{uploadId}/chunks/{offset}'].put
  const [own, common] = responses[409].content['application/problem+json'].schema.anyOf
  expect(own.properties.code.enum).toEqual(['wrong-offset'])
  expect(common).toEqual({ $ref: '#/components/schemas/Refusal409' })
})
