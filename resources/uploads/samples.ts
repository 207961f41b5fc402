import { sha256 } from '#server/platform/crypto.ts'
import { type Client, sample } from '#shared/sample.ts'
import { deleteUpload, finishUpload, putChunk, restoreUpload, startUpload } from './contract.ts'
import { CHUNK_BYTES, chunkLengthAt, digestField } from './rules.ts'

/** Random bytes, so that no two files are the same. */
export function randomBytesOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
  return bytes
}

const hash = (bytes: Uint8Array) => sha256(bytes)
export const digestOf = (bytes: Uint8Array) => digestField(hash(bytes).digest('base64'))

const announcementOf = (bytes: Uint8Array, name = 'tent.bin') => ({
  name,
  size: bytes.length,
  mediaType: 'application/octet-stream',
  sha256: hash(bytes).digest('hex'),
})

export const announce = (who: Client, bytes: Uint8Array, name?: string) =>
  who.call(startUpload, { body: announcementOf(bytes, name) })

export const chunkAt = (bytes: Uint8Array<ArrayBuffer>, offset: number) =>
  bytes.subarray(offset, offset + chunkLengthAt(offset, bytes.length))

export const sendChunk = (
  who: Client,
  uploadId: string,
  offset: number,
  bytes: Uint8Array<ArrayBuffer>,
  digest = digestOf(bytes),
) => who.call(putChunk, { params: { uploadId, offset }, headers: { 'content-digest': digest }, body: bytes })

/** Starts an upload and sends the whole file, without finishing it. */
export async function sendWhole(who: Client, bytes: Uint8Array<ArrayBuffer>, name?: string) {
  const { id } = await announce(who, bytes, name)
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES)
    await sendChunk(who, id, offset, chunkAt(bytes, offset))
  return { params: { uploadId: id } }
}

export async function upload(who: Client, bytes: Uint8Array<ArrayBuffer>, name?: string) {
  return who.call(finishUpload, await sendWhole(who, bytes, name))
}

const small = () => randomBytesOf(10)
const at = ({ id }: { id: string }) => ({ params: { uploadId: id } })

export const samples = [
  sample(startUpload, () => ({ body: announcementOf(small()) })),
  sample(putChunk, async me => {
    const bytes = small()
    const { id } = await announce(me, bytes)
    return { params: { uploadId: id, offset: 0 }, headers: { 'content-digest': digestOf(bytes) }, body: bytes }
  }),
  sample(finishUpload, async me => sendWhole(me, small())),
  sample(deleteUpload, async me => at(await upload(me, small()))),
  sample(restoreUpload, async me => {
    const made = await upload(me, small())
    await me.call(deleteUpload, at(made))
    return at(made)
  }),
]
