import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import { lockRows } from '#server/writes/lock.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import { refuse } from '#shared/errors.ts'
import { addChunk, bytesOf, hashOf, readChunk } from './chunks.ts'
import {
  deleteUpload,
  downloadUpload,
  finishUpload,
  listUploads,
  putChunk,
  readUpload,
  restoreUpload,
  startUpload,
  type Upload,
} from './contract.ts'
import { readOwn, requireOwn, takeOwn, uploadOf, uploads } from './entity.ts'
import { makeRoom } from './room.ts'
import { digestField, QUOTA_BYTES } from './rules.ts'

const replyOf = (upload: Upload) => ({ status: 200 as const, body: upload, headers: etagOf(upload) })

export const endpoints = [
  serve(listUploads, async ({ db, operator }) => {
    const rows = await readOwn(db, operator)
    const usedBytes = rows.reduce((sum, { size }) => sum + size, 0)
    return { status: 200, body: { rows, usedBytes, quotaBytes: QUOTA_BYTES } }
  }),

  serve(startUpload, ({ write, operator, body }) =>
    write(async ({ trx, create }) => {
      // Two windows with the same file have one upload between them.
      await lockRows(trx, 'upload', { accountId: operator.accountId })
      const [known] = await readOwn(trx, operator, { sha256: body.sha256, size: body.size })
      if (known) return replyOf(known)
      await makeRoom(trx, operator, body.size)
      const upload = uploadOf(await create(uploads, { ...body, finishedAt: null }), 0)
      return { status: 201, body: upload, headers: { ...etagOf(upload), location: `/api/uploads/${upload.id}` } }
    }),
  ),

  serve(readUpload, async ({ db, operator, params: { uploadId } }) =>
    replyOf(await requireOwn(db, operator, uploadId)),
  ),

  serve(putChunk, async ({ write, operator, params: { uploadId, offset }, headers, body }) => {
    const chunk = await readChunk(body, headers['content-digest'])
    return write(async ({ trx }) => {
      const upload = await takeOwn(trx, operator, uploadId)
      const isNew = await addChunk(trx, upload, offset, chunk)
      const received = isNew ? offset + chunk.bytes.length : upload.received
      return { status: 200, body: { received, size: upload.size, isNew } }
    })
  }),

  serve(finishUpload, async ({ write, operator, params: { uploadId } }) => {
    const finished = await write(async ({ trx, update }) => {
      const upload = await takeOwn(trx, operator, uploadId)
      if (upload.finishedAt !== null) return upload
      const { size, received } = upload
      if (received !== size) throw refuse('upload-incomplete', { received })
      if ((await hashOf(trx, upload)) !== upload.sha256) {
        // It can never become right: whoever has the right bytes sends them from the beginning.
        await trx.deleteFrom('upload_chunk').where('upload_id', '=', uploadId).execute()
        return null
      }
      const fields = { finishedAt: new Date().toISOString() }
      return uploadOf(await update(uploads, uploadId, { match: ANY_VERSION, fields }), size)
    })
    // Said only now: a refusal within would have brought the bytes back.
    if (!finished) throw refuse('checksum-mismatch')
    return replyOf(finished)
  }),

  serve(downloadUpload, async ({ db, operator, params: { uploadId } }) => {
    const upload = await requireOwn(db, operator, uploadId)
    const { name, size, sha256, received, finishedAt } = upload
    if (finishedAt === null) throw refuse('upload-incomplete', { received })
    return {
      status: 200,
      // A generator is read as fast as the line takes it: a chunk at a time is in memory.
      body: ReadableStream.from(bytesOf(db, upload)) as ReadableStream<Uint8Array<ArrayBuffer>>,
      headers: {
        'content-disposition': attachment(name),
        'content-length': String(size),
        'repr-digest': digestField(Buffer.from(sha256, 'hex').toString('base64')),
      },
    }
  }),

  serve(deleteUpload, async ({ write, params: { uploadId } }) => {
    await write(({ remove }) => remove(uploads, uploadId, ANY_VERSION))
    return { status: 204, body: undefined }
  }),

  serve(restoreUpload, async ({ write, operator, params: { uploadId } }) =>
    replyOf(
      await write(async ({ trx, update }) => {
        // Its bytes are there still, and within the quota: only a new file may be about to take their place.
        await lockRows(trx, 'upload', { accountId: operator.accountId })
        await update(uploads, uploadId, { match: ANY_VERSION, columns: { deleted_at: null }, action: 'restore' })
        return requireOwn(trx, operator, uploadId)
      }),
    ),
  ),
]

/** A file to save under this name (RFC 6266): in plain letters for old readers, and as it is. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
