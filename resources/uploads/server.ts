import { serveDelete } from '#server/endpoints/endpoints.ts'
import { attachment } from '#server/http/attachment.ts'
import { byteStream } from '#server/http/byte-stream.ts'
import { serve } from '#server/http/serve.ts'
import { lockRows } from '#server/locks/lock.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import { notFound, refuse } from '#shared/errors.ts'
import { addChunk, bytesOf, chunkHashes, hashOf, readChunk, removeChunks } from './chunks.ts'
import {
  deleteUpload,
  downloadUpload,
  finishUpload,
  listUploads,
  putChunk,
  readThumbnail,
  readUpload,
  restoreUpload,
  startUpload,
  type Upload,
} from './contract.ts'
import { lockOwn, readOwn, requireOwn, uploadOf, uploads } from './entity.ts'
import { makeRoom } from './room.ts'
import { digestField } from './rules.ts'
import { oldestKept } from './sweep.ts'

function requireAll({ size, received }: Upload) {
  if (received !== size) throw refuse('upload-incomplete', { received })
}

const replyOf = (upload: Upload) => ({ status: 200 as const, body: upload })

export const endpoints = [
  serve(listUploads, async ({ rows, uploadQuotaBytes: quotaBytes }) => {
    const own = await readOwn(rows)
    const usedBytes = own.reduce((sum, { size }) => sum + size, 0)
    return { status: 200, body: { rows: own, usedBytes, quotaBytes } }
  }),

  serve(startUpload, async ({ write, unaudited, operator, body, uploadQuotaBytes }) => {
    let gone: { id: string; size: number }[] = []
    const reply = await write(async ({ trx, rows, create }) => {
      // Two windows with the same file share one upload.
      await lockRows(trx, 'upload', { accountId: operator.accountId })
      const [known] = await readOwn(rows, { sha256: body.sha256, size: body.size })
      if (known) return replyOf(known)
      gone = await makeRoom({ trx, rows }, body.size, uploadQuotaBytes)
      const upload = uploadOf(await create(uploads, { ...body, finishedAt: null }), 0)
      return { status: 201 as const, body: upload, headers: { location: `/api/uploads/${upload.id}` } }
    })
    for (const { id, size } of gone)
      await removeChunks(unaudited, unaudited.selectFrom('upload').select('id').where('id', '=', id), size)
    return reply
  }),

  serve(readUpload, async ({ rows, params: { uploadId } }) => replyOf(await requireOwn(rows, uploadId))),

  serve(putChunk, async ({ write, params: { uploadId, offset }, headers, body }) => {
    const chunk = await readChunk(body, headers['content-digest'])
    return write(async writing => {
      const upload = await lockOwn(writing, uploadId)
      const isNew = await addChunk(writing.trx, upload, offset, chunk)
      const received = isNew ? offset + chunk.bytes.length : upload.received
      return { status: 200, body: { received, size: upload.size, isNew } }
    })
  }),

  serve(finishUpload, async ({ db, rows, write, unaudited, params: { uploadId } }) => {
    const before = await requireOwn(rows, uploadId)
    if (before.finishedAt !== null) return replyOf(before)
    requireAll(before)
    // Before the transaction, which would keep SQLite's only writer busy for as long as a large file takes.
    const chunks = await chunkHashes(db, before)
    const hash = await hashOf(db, before)
    const finished = await write(async writing => {
      const { trx, update } = writing
      const upload = await lockOwn(writing, uploadId)
      if (upload.finishedAt !== null) return upload
      requireAll(upload)
      // Discarded and sent again meanwhile. The sender may finish it later.
      if ((await chunkHashes(trx, upload)) !== chunks) throw refuse('upload-incomplete', { received: upload.received })
      if (hash !== upload.sha256) return null
      const fields = { finishedAt: new Date().toISOString() }
      return uploadOf(await update(uploads, uploadId, { match: ANY_VERSION, fields }), upload.size)
    })
    if (finished) return replyOf(finished)
    // The hash can never match, so the sender has to start again. Outside the transaction, as above.
    const unfinished = unaudited.selectFrom('upload').select('id').where('id', '=', uploadId)
    await removeChunks(unaudited, unfinished.where('finished_at', 'is', null), before.size)
    throw refuse('checksum-mismatch')
  }),

  serve(downloadUpload, async ({ db, rows, params: { uploadId } }) => {
    const upload = await requireOwn(rows, uploadId)
    const { name, size, sha256, received, finishedAt } = upload
    if (finishedAt === null) throw refuse('upload-incomplete', { received })
    return {
      status: 200,
      body: byteStream(bytesOf(db, upload)),
      headers: {
        'content-disposition': attachment(name),
        'content-length': String(size),
        'repr-digest': digestField(Uint8Array.fromHex(sha256).toBase64()),
      },
    }
  }),

  serve(readThumbnail, async ({ db, rows, params: { uploadId } }) => {
    const { id } = await requireOwn(rows, uploadId)
    const made = await db.selectFrom('upload_thumbnail').select('bytes').where('upload_id', '=', id).executeTakeFirst()
    if (!made?.bytes) throw refuse('not-found')
    return { status: 200, body: byteStream([made.bytes]) }
  }),

  serveDelete(uploads, deleteUpload),

  serve(restoreUpload, async ({ write, operator, params: { uploadId } }) =>
    replyOf(
      await write(async ({ trx, rows, restore }) => {
        // Its bytes still count within the quota. The lock keeps a new file from replacing them meanwhile.
        await lockRows(trx, 'upload', { accountId: operator.accountId })
        const kept = rows(uploads, { withDeleted: true }).where('id', '=', uploadId)
        await kept.where('deleted_at', '>', oldestKept()).executeTakeFirstOrThrow(notFound)
        await restore(uploads, uploadId)
        return requireOwn(rows, uploadId)
      }),
    ),
  ),
]
