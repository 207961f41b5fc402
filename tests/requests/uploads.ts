import { createHash } from 'node:crypto'
import { deleteUpload, finishUpload, putChunk, restoreUpload, startUpload } from '#resources/uploads/contract.ts'
import { CHUNK_BYTES, chunkLengthAt, digestField } from '#resources/uploads/rules.ts'
import type { TestApp } from '#tests/test-app.ts'

type Me = Pick<Awaited<ReturnType<TestApp['signInAs']>>, 'call'>

/** Bytes that no other file of the tests has. */
export function randomBytesOf(size: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
  return bytes
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes)
export const digestOf = (bytes: Uint8Array) => digestField(hash(bytes).digest('base64'))

export const announce = (who: Me, bytes: Uint8Array, name = 'tent.bin') =>
  who.call(startUpload, {
    body: { name, size: bytes.length, mediaType: 'application/octet-stream', sha256: hash(bytes).digest('hex') },
  })

/** Of a file the chunk at an offset. */
export const chunkAt = (bytes: Buffer<ArrayBuffer>, offset: number) =>
  bytes.subarray(offset, offset + chunkLengthAt(offset, bytes.length))

export const sendChunk = (
  who: Me,
  uploadId: string,
  offset: number,
  bytes: Buffer<ArrayBuffer>,
  digest = digestOf(bytes),
) => who.call(putChunk, { params: { uploadId, offset }, headers: { 'content-digest': digest }, body: bytes })

/** A whole file, announced and sent, but not finished. */
export async function sendWhole(who: Me, bytes: Buffer<ArrayBuffer>, name?: string) {
  const { id } = await announce(who, bytes, name)
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES)
    await sendChunk(who, id, offset, chunkAt(bytes, offset))
  return { params: { uploadId: id } }
}

export async function upload(who: Me, bytes: Buffer<ArrayBuffer>, name?: string) {
  return who.call(finishUpload, await sendWhole(who, bytes, name))
}

/** A good call of each endpoint that writes uploads; what it needs is made before it. A chunk leaves no record. */
export function uploadCalls(who: () => Me): Record<string, () => Promise<() => Promise<unknown>>> {
  const small = () => randomBytesOf(10)
  const at = ({ id }: { id: string }) => ({ params: { uploadId: id } })
  return {
    startUpload: async () => () => announce(who(), small()),
    finishUpload: async () => {
      const sent = await sendWhole(who(), small())
      return () => who().call(finishUpload, sent)
    },
    deleteUpload: async () => {
      const made = await upload(who(), small())
      return () => who().call(deleteUpload, at(made))
    },
    restoreUpload: async () => {
      const made = await upload(who(), small())
      await who().call(deleteUpload, at(made))
      return () => who().call(restoreUpload, at(made))
    },
  }
}
