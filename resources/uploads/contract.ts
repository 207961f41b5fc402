import * as z from 'zod/mini'
import { bytes, endpoint, refusal } from '#shared/contract.ts'
import { versioned } from '#shared/row.ts'
import { isFileName, KEPT_HOURS, MAX_FILE_BYTES, MAX_UPLOADS } from './rules.ts'

export const title = { en: 'Uploads', zh: '檔案上傳' }

const Bytes = z.int().check(z.minimum(0), z.maximum(MAX_FILE_BYTES))
/** In hexadecimal, as `sha256sum` prints it. */
const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** What is to be sent. */
export const FileFields = z.object({
  name: z.string().check(z.normalize('NFC'), z.trim(), z.refine(isFileName, 'file_name')),
  size: Bytes,
  /** What the sender takes it for: kept, shown, and never answered with. */
  mediaType: z.string().check(z.maxLength(100), z.regex(/^[\w.+-]+\/[\w.+-]+$/)),
  sha256: Sha256,
})
export type FileFields = z.infer<typeof FileFields>

/** A file as the trail tells of it: never a byte of what is in it. */
export const FileRecord = z.extend(FileFields, {
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** When all of it had come and its SHA-256 was found right; null: it is not whole yet. */
  finishedAt: z.nullable(z.iso.datetime()),
  ...versioned,
})
export type FileRecord = z.infer<typeof FileRecord>

export const Upload = z.extend(FileRecord, {
  /** How many bytes have come, from the first on: the offset of the next chunk. */
  received: Bytes,
  /** When it is forgotten, if it is not finished by then. */
  expiresAt: z.nullable(z.iso.datetime()),
})
export type Upload = z.infer<typeof Upload>

const params = z.object({ uploadId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })
const notFound = refusal(['not-found'])
const noRoom = refusal(['quota-exceeded', 'limit-reached'])
const incomplete = refusal(['upload-incomplete'], { received: Bytes })

export const listUploads = endpoint({
  method: 'GET',
  path: '/api/uploads',
  summary: {
    en: `The operator’s own files in this sandbox, finished or not, ${MAX_UPLOADS} at most, the newest first, and how much room they take`,
    zh: `自己在這個沙盒中的檔案（含未完成），最多 ${MAX_UPLOADS} 個，最新的排在最前面，並列出已用空間`,
  },
  needs: 'uploads:read',
  replies: { 200: z.object({ rows: z.array(Upload), usedBytes: z.int(), quotaBytes: z.int() }) },
})

export const startUpload = endpoint({
  method: 'POST',
  path: '/api/uploads',
  summary: {
    en: 'Announce a file. One with the same contents (size and SHA-256) that is there already is answered in its place with 200, to go on with',
    zh: '宣告要上傳的檔案；若已有大小與 SHA-256 相同的檔案，則回覆 200 與該檔案，可接續上傳',
  },
  needs: 'uploads:write',
  body: FileFields,
  replies: { 200: Upload, 201: Upload, 422: noRoom },
  sends: ['etag', 'location'],
})

export const readUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/:uploadId',
  summary: { en: 'A file, with the offset that the server has', zh: '讀取一個檔案，含伺服器目前收到的位置' },
  needs: 'uploads:read',
  params,
  replies: { 200: Upload, 404: notFound },
  sends: ['etag'],
})

export const putChunk = endpoint({
  method: 'PUT',
  path: '/api/uploads/:uploadId/chunks/:offset',
  summary: {
    en: 'Send the chunk at an offset. One that is there already is stored once; at another offset than the next the answer names that one',
    zh: '傳送某個位置的一段；已有的段落只會存一次，位置不對時會回覆正確的位置',
  },
  needs: 'uploads:write',
  params: z.extend(params, { offset: Bytes }),
  headers: z.object({
    /** Of this chunk (RFC 9530): `sha-256=:…:`, in base64. */
    'content-digest': z.string().check(z.regex(/^sha-256=:[A-Za-z0-9+/]{43}=:$/)),
  }),
  body: bytes('application/octet-stream'),
  replies: {
    200: z.object({
      /** The offset of the next chunk. */
      received: Bytes,
      size: Bytes,
      /** false: it was there already. */
      isNew: z.boolean(),
    }),
    404: notFound,
    409: refusal(['wrong-offset'], { received: Bytes }),
    422: refusal(['checksum-mismatch']),
  },
})

export const finishUpload = endpoint({
  method: 'POST',
  path: '/api/uploads/:uploadId/completion',
  summary: {
    en: 'The server hashes what it has and compares. If it is another file than was announced, what came is discarded, to be sent anew',
    zh: '由伺服器計算全部內容的校驗碼並比對；若與宣告的不同，會捨棄收到的內容以便重傳',
  },
  needs: 'uploads:write',
  params,
  replies: { 200: Upload, 404: notFound, 409: incomplete, 422: refusal(['checksum-mismatch']) },
  sends: ['etag'],
})

export const downloadUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/:uploadId/content',
  summary: {
    en: 'The bytes of a finished file, to be saved and never shown: whatever it is, it is answered as octets',
    zh: '下載已完成的檔案；一律以二進位附件回覆，不會在瀏覽器中開啟',
  },
  needs: 'uploads:read',
  params,
  replies: { 200: bytes('application/octet-stream'), 404: notFound, 409: incomplete },
  sends: ['content-disposition', 'content-length', 'repr-digest'],
})

export const deleteUpload = endpoint({
  method: 'DELETE',
  path: '/api/uploads/:uploadId',
  summary: {
    en: `Delete a file, whole or not. It can be brought back for ${KEPT_HOURS} hours, as long as nothing else needs its room`,
    zh: `刪除檔案（含未完成）；${KEPT_HOURS} 小時內且空間未被占用時可以復原`,
  },
  needs: 'uploads:write',
  params,
  replies: { 204: null, 404: notFound },
})

export const restoreUpload = endpoint({
  method: 'POST',
  path: '/api/uploads/:uploadId/restore',
  summary: { en: 'Bring a deleted file back', zh: '復原已刪除的檔案' },
  needs: 'uploads:write',
  params,
  replies: { 200: Upload, 404: notFound },
  sends: ['etag'],
})
