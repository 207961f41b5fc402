import * as z from 'zod/mini'
import { bytes, endpoint, refusal } from '#shared/contract.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { Bytes, fields } from './fields.ts'
import { KEPT_HOURS } from './rules.ts'

export const title = { en: 'Uploads', zh: '檔案上傳' }
export const description = 'Files that are uploaded in chunks and verified by checksum.'

/** A file as in the audit trail, without its content. */
export const FileRecord = schemaOf(fields)
export type FileRecord = z.infer<typeof FileRecord>

export const FileFields = z.pick(FileRecord, { name: true, size: true, mediaType: true, sha256: true })

export const Upload = z.extend(FileRecord, {
  /** The number of received bytes, which is the offset of the next chunk. */
  received: Bytes,
  /** When an unfinished file expires; null for a finished one. */
  expiresAt: z.nullable(z.iso.datetime()),
  hasThumbnail: z.boolean(),
})
export type Upload = z.infer<typeof Upload>

const params = z.object({ uploadId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })
const noRoom = refusal(['quota-exceeded', 'limit-reached'])
const incomplete = refusal(['upload-incomplete'], { received: Bytes })

export const listUploads = endpoint('GET /api/uploads', {
  summary: {
    en: 'List your files in this sandbox, finished or not, and the space they use',
    zh: '列出自己在這個沙盒的檔案（含未完成）與已用空間',
  },
  needs: 'uploads:read',
  replies: { 200: z.object({ rows: z.array(Upload), usedBytes: z.int(), quotaBytes: z.int() }) },
})

export const startUpload = endpoint('POST /api/uploads', {
  summary: {
    en: 'Start an upload, or resume one with the same size and SHA-256',
    zh: '開始上傳；大小與 SHA-256 相同時接續先前的上傳',
  },
  needs: 'uploads:write',
  body: FileFields,
  replies: { 200: Upload, 201: Upload, 422: noRoom },
  sends: ['location'],
})

export const readUpload = endpoint('GET /api/uploads/:uploadId', {
  summary: { en: 'Get an upload with its current offset', zh: '讀取上傳檔案與目前的位置' },
  needs: 'uploads:read',
  params,
  replies: { 200: Upload },
})

export const putChunk = endpoint('PUT /api/uploads/:uploadId/chunks/:offset', {
  summary: {
    en: 'Upload a chunk at an offset. A repeated chunk is stored once',
    zh: '上傳某個位置的一段，重複的只存一次',
  },
  needs: 'uploads:write',
  params: z.extend(params, { offset: Bytes }),
  headers: z.object({
    /** The hash of this chunk (RFC 9530): `sha-256=:…:`, in base64. */
    'content-digest': z.string().check(z.regex(/^sha-256=:[A-Za-z0-9+/]{43}=:$/)),
  }),
  body: bytes('application/octet-stream'),
  replies: {
    200: z.object({
      /** The offset of the next chunk. */
      received: Bytes,
      size: Bytes,
      /** Whether it was stored; false if it already was. */
      isNew: z.boolean(),
    }),
    409: refusal(['wrong-offset'], { received: Bytes }),
    422: refusal(['checksum-mismatch']),
  },
})

export const finishUpload = endpoint('POST /api/uploads/:uploadId/completion', {
  summary: { en: 'Finish an upload and verify its SHA-256', zh: '完成上傳並驗證 SHA-256' },
  needs: 'uploads:write',
  params,
  replies: { 200: Upload, 409: incomplete, 422: refusal(['checksum-mismatch']) },
})

export const downloadUpload = endpoint('GET /api/uploads/:uploadId/content', {
  summary: { en: 'Download a finished file as an attachment', zh: '以附件下載已完成的檔案' },
  needs: 'uploads:read',
  params,
  replies: { 200: bytes('application/octet-stream'), 409: incomplete },
  sends: ['content-disposition', 'content-length', 'repr-digest'],
})

export const readThumbnail = endpoint('GET /api/uploads/:uploadId/thumbnail', {
  summary: { en: 'Get a small version of an uploaded picture', zh: '讀取已上傳圖片的縮圖' },
  needs: 'uploads:read',
  params,
  replies: { 200: bytes('application/octet-stream') },
})

export const deleteUpload = endpoint('DELETE /api/uploads/:uploadId', {
  summary: {
    en: `Delete a file. You can restore it for ${KEPT_HOURS} hours, unless the space is needed`,
    zh: `刪除檔案；空間足夠時，${KEPT_HOURS} 小時內可以還原`,
  },
  needs: 'uploads:write',
  params,
  replies: { 204: null },
})

export const restoreUpload = endpoint('POST /api/uploads/:uploadId/restore', {
  summary: { en: 'Restore a deleted file', zh: '還原已刪除的檔案' },
  needs: 'uploads:write',
  params,
  replies: { 200: Upload },
})
