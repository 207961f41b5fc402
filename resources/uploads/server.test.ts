import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#resources/audit/contract.ts'
import { deleteSandbox, forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { listTraffic, readTraffic } from '#resources/traffic/contract.ts'
import { announce, chunkAt, digestOf, randomBytesOf, sendChunk, sendWhole, upload } from '#resources/uploads/samples.ts'
import { ADMIN, createTestApp, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  deleteUpload,
  downloadUpload,
  finishUpload,
  listUploads,
  readUpload,
  restoreUpload,
  startUpload,
} from './contract.ts'
import { CHUNK_BYTES, MAX_FILE_BYTES, MAX_UPLOADS, QUOTA_BYTES } from './rules.ts'
import { sweep } from './sweep.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let other: typeof me
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(ADMIN)
  other = await app.signInAs(OPERATOR)
})
beforeEach(() => app.db.deleteFrom('upload').execute())
afterAll(() => app.close())

const FIELDS = { name: 'tent.bin', mediaType: 'image/png', size: 10, sha256: 'a'.repeat(64) }
const at = (id: string) => ({ params: { uploadId: id } })
const list = () => me.call(listUploads)
const chunkCount = async () => (await app.db.selectFrom('upload_chunk').select('at_byte').execute()).length
/** An upload that takes this much room, without its bytes. */
const reserve = (size: number) =>
  me.call(startUpload, { body: { ...FIELDS, size, sha256: randomBytesOf(32).toString('hex') } })

test('a file is sent chunk by chunk, compared, listed, and downloaded as it was', async () => {
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

test('an empty file has no chunk, and is whole at once', async () => {
  const { id } = await announce(me, Buffer.alloc(0))
  expect((await me.call(finishUpload, at(id))).finishedAt).not.toBeNull()
  expect((await me.send(downloadUpload, at(id))).body.size).toBe(0)
})

test('the same file announced again is the one that is there, to go on with; two at once are one', async () => {
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

test('a chunk sent twice is stored once, also by two windows at once', async () => {
  const bytes = randomBytesOf(CHUNK_BYTES + 1)
  const { id } = await announce(me, bytes)
  const twice = await Promise.all([sendChunk(me, id, 0, chunkAt(bytes, 0)), sendChunk(me, id, 0, chunkAt(bytes, 0))])
  expect(twice.map(({ isNew }) => isNew).sort()).toEqual([false, true])
  await sendChunk(me, id, CHUNK_BYTES, chunkAt(bytes, CHUNK_BYTES))
  expect(await sendChunk(me, id, 0, chunkAt(bytes, 0))).toMatchObject({ received: bytes.length, isNew: false })
  expect(await chunkCount()).toBe(2)
})

test('a chunk at another offset than the next is refused with that offset', async () => {
  const bytes = randomBytesOf(3 * CHUNK_BYTES)
  const { id } = await announce(me, bytes)
  const refused = async (offset: number, chunk = chunkAt(bytes, 0)) => refusalOf(sendChunk(me, id, offset, chunk))
  expect(await refused(CHUNK_BYTES)).toMatchObject({ status: 409, code: 'wrong-offset', received: 0 })
  await sendChunk(me, id, 0, chunkAt(bytes, 0))
  expect(await refused(100)).toMatchObject({ code: 'wrong-offset', received: CHUNK_BYTES })
  // At an offset that is there, other bytes than those.
  expect(await refused(0, chunkAt(bytes, CHUNK_BYTES))).toMatchObject({ code: 'wrong-offset', received: CHUNK_BYTES })
})

test('a chunk that was damaged on its way, or is too short or too long, is refused', async () => {
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
    errors: [{ pointer: '/body', code: 'chunk_length', bound: CHUNK_BYTES }],
  }
  expect(await refusalOf(sendChunk(me, id, 0, last))).toMatchObject(wrongLength)
  expect(await refusalOf(sendChunk(me, id, 0, Buffer.alloc(0)))).toMatchObject(wrongLength)
  expect(await refusalOf(sendChunk(me, id, 0, randomBytesOf(CHUNK_BYTES + 1)))).toMatchObject({ code: 'too-large' })
  expect(await refusalOf(sendChunk(me, id, 0, chunk, 'md5=:x:'))).toMatchObject({ status: 400 })
  expect(await chunkCount()).toBe(0)
})

test('a chunk whose length nobody says is counted while it is read', async () => {
  const bytes = randomBytesOf(CHUNK_BYTES)
  const { id } = await announce(me, bytes)
  const send = async (parts: BlobPart[]) => {
    const headers = {
      authorization: `Bearer ${me.token}`,
      'content-type': 'application/octet-stream',
      'content-digest': digestOf(bytes),
      'transfer-encoding': 'chunked',
    }
    // Node asks for `duplex` where a body is a stream.
    const init = { method: 'PUT', headers, body: new Blob(parts).stream(), duplex: 'half' } as RequestInit
    return (await app.request(`/api/uploads/${id}/chunks/0`, init)).status
  }
  expect(await send([bytes, Uint8Array.of(1)])).toBe(413)
  expect(await send([bytes.subarray(0, 100), bytes.subarray(100)])).toBe(200)
})

test('a file is not finished before it is whole, nor downloaded', async () => {
  const bytes = randomBytesOf(CHUNK_BYTES + 5)
  const { id } = await announce(me, bytes)
  await sendChunk(me, id, 0, chunkAt(bytes, 0))
  const incomplete = { status: 409, code: 'upload-incomplete', received: CHUNK_BYTES }
  expect(await refusalOf(me.call(finishUpload, at(id)))).toMatchObject(incomplete)
  expect(await refusalOf(me.call(downloadUpload, at(id)))).toMatchObject(incomplete)
})

test('another file than was announced is found out, and can be sent again from the beginning', async () => {
  const right = randomBytesOf(10)
  const { id } = await announce(me, right)
  await sendChunk(me, id, 0, randomBytesOf(10))
  expect(await refusalOf(me.call(finishUpload, at(id)))).toMatchObject({ status: 422, code: 'checksum-mismatch' })
  expect(await me.call(readUpload, at(id))).toMatchObject({ received: 0, finishedAt: null })
  await sendChunk(me, id, 0, right)
  expect((await me.call(finishUpload, at(id))).finishedAt).not.toBeNull()
})

test('what is too large, or called what no file is, is refused', async () => {
  const announced = (fields: object) => refusalOf(me.call(startUpload, { body: { ...FIELDS, ...fields } }))
  for (const name of ['', ' ', 'a/b', 'a\\b', 'a\u0000b', 'gpj\u202eexe', '\ud800', 'x'.repeat(201)])
    expect(await announced({ name }), JSON.stringify(name)).toMatchObject({ code: 'invalid-input' })
  expect(await announced({ size: MAX_FILE_BYTES + 1 })).toMatchObject({ code: 'invalid-input' })
  expect(await announced({ mediaType: 'text/html; x' })).toMatchObject({ code: 'invalid-input' })
  expect(await announced({ sha256: 'A'.repeat(64) })).toMatchObject({ code: 'invalid-input' })
})

test('all files together have a quota, which unfinished ones take from as well', async () => {
  await reserve(MAX_FILE_BYTES)
  await reserve(MAX_FILE_BYTES - 100)
  expect(await refusalOf(reserve(101))).toMatchObject({
    status: 422,
    code: 'quota-exceeded',
    errors: [{ pointer: '/body/size', code: 'quota', bound: 100 }],
  })
  await reserve(100)
  expect((await list()).usedBytes).toBe(QUOTA_BYTES)
  expect((await other.call(listUploads)).usedBytes).toBe(0)
})

test('there is a limit to how many files there are', async () => {
  for (let count = 0; count < MAX_UPLOADS; count++) await reserve(1)
  expect(await refusalOf(reserve(1))).toMatchObject({ status: 422, code: 'limit-reached' })
})

test('a deleted file comes back with its bytes, until a new one needs the room', async () => {
  const bytes = randomBytesOf(10)
  const { id } = await upload(me, bytes)
  await me.call(deleteUpload, at(id))
  expect(await list()).toMatchObject({ rows: [], usedBytes: 0 })
  expect(await refusalOf(me.call(readUpload, at(id)))).toMatchObject({ code: 'not-found' })
  await me.call(restoreUpload, at(id))
  expect((await me.send(downloadUpload, at(id))).body.size).toBe(10)

  await me.call(deleteUpload, at(id))
  await reserve(MAX_FILE_BYTES)
  await reserve(MAX_FILE_BYTES)
  expect(await refusalOf(me.call(restoreUpload, at(id)))).toMatchObject({ status: 404 })
  expect(await chunkCount()).toBe(0)
})

test('another’s file is not found', async () => {
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

test('files stay when their sandbox is reset, are not copied by a fork, and go with their sandbox', async () => {
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

test('a chunk for a sandbox that is gone is refused', async () => {
  const mine = await me.call(forkSandbox, { body: { name: 'gone' } })
  await me.call(switchSandbox, { body: { sandboxId: mine.id } })
  const bytes = randomBytesOf(10)
  const { id } = await announce(me, bytes)
  await me.call(deleteSandbox, { params: { sandboxId: mine.id } })
  expect(await refusalOf(sendChunk(me, id, 0, bytes))).toMatchObject({ code: 'not-found' })
})

test('what never became whole, and what was deleted, is swept after a day', async () => {
  const [open, whole, deleted] = [
    await reserve(10),
    await upload(me, randomBytesOf(10)),
    await upload(me, randomBytesOf(10)),
  ]
  await me.call(deleteUpload, at(deleted.id))
  const idsAfter = async (hours: number) => {
    await sweep(app.db, Date.now() + hours * 3_600_000)
    return new Set((await app.db.selectFrom('upload').select('id').execute()).map(({ id }) => id))
  }
  expect(await idsAfter(23)).toEqual(new Set([open.id, whole.id, deleted.id]))
  expect(await idsAfter(25)).toEqual(new Set([whole.id]))
  expect(await chunkCount()).toBe(1)
})

test('no byte of a file is in the audit trail, nor in the traffic log', async () => {
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

test('an unfinished file that was deleted comes back where it stood', async () => {
  const bytes = randomBytesOf(CHUNK_BYTES + 1)
  const { id } = await announce(me, bytes)
  await sendChunk(me, id, 0, chunkAt(bytes, 0))
  await me.call(deleteUpload, at(id))
  expect(await refusalOf(sendChunk(me, id, CHUNK_BYTES, chunkAt(bytes, CHUNK_BYTES)))).toMatchObject({ status: 404 })
  expect(await me.call(restoreUpload, at(id))).toMatchObject({ received: CHUNK_BYTES, finishedAt: null })
  await sendChunk(me, id, CHUNK_BYTES, chunkAt(bytes, CHUNK_BYTES))
  expect((await me.call(finishUpload, at(id))).received).toBe(bytes.length)
})

test('many chunks of many files at once all come in', async () => {
  const files = Array.from({ length: 4 }, () => randomBytesOf(3 * CHUNK_BYTES))
  const sent = await Promise.all(files.map(bytes => sendWhole(me, bytes)))
  for (const one of sent) expect((await me.call(finishUpload, one)).finishedAt).not.toBeNull()
})
