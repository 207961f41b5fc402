import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { type ChunkFault, damaged } from '#pages/page4/page4_05-uploads/trouble.ts'
import { finishUpload, putChunk, readUpload, startUpload, type Upload } from '#resources/uploads/contract.ts'
import { chunkLengthAt, digestField, fileNameFor } from '#resources/uploads/rules.ts'
import { Problem } from '#shared/errors.ts'
import { persist } from './persist.ts'
import { base64Of, hexOf, sha256 } from './sha256.ts'

export type News =
  | { is: 'asking' }
  | { is: 'hashing' }
  | { is: 'sending'; sent: number; upload: Upload }
  | { is: 'waiting'; waitMs: number; error: unknown }
  | { is: 'offline' }
  | { is: 'finishing' }

export class OtherFile extends Error {}

type Sent = { finished: Upload; wasThere: boolean }

type Order = {
  file: File
  /** The upload as last received from the server, if this file was announced before. */
  upload: Upload | null
  /** The upload that this file should resume. */
  expected: Upload | null
  signal: AbortSignal
  /** The practice fault for the next chunk. */
  nextFault: () => ChunkFault
  report: (news: News) => void
}

/**
 * Sends a file, or the rest of it: hashes it, announces it, sends chunk after chunk from the server's offset, and asks
 * the server to compare the whole. Returns the file, and whether it existed before. Throws errors that a retry can't
 * fix, or the abort reason.
 */
export async function sendFile({ file, upload, expected, signal, nextFault, report }: Order): Promise<Sent> {
  const onOffline = () => report({ is: 'offline' })
  const trying = <T>(act: () => Promise<T>) =>
    persist(act, { signal, onOffline, onRetry: (waitMs, error) => report({ is: 'waiting', waitMs, error }) })

  const begun = upload ? await ask(upload) : await announce()
  // Another window may have sent the rest.
  if (begun.finishedAt !== null) return { finished: begun, wasThere: upload === null }
  const params = { uploadId: begun.id }
  let offset = begun.received
  report({ is: 'sending', sent: offset, upload: begun })
  while (offset < begun.size) {
    const sentFrom: number = offset
    offset = await trying(() => sendChunk(sentFrom))
    report({ is: 'sending', sent: offset, upload: begun })
  }
  report({ is: 'finishing' })
  const finished = await persist(() => api.call(finishUpload, { params }, { signal }), {
    signal,
    onOffline,
    onRetry(waitMs, error) {
      // The bytes differ from the hash, so comparing them again is useless.
      if (isRefused(finishUpload, 422, error)) throw error
      report({ is: 'waiting', waitMs, error })
    },
  })
  return { finished, wasThere: false }

  function ask({ id }: Upload): Promise<Upload> {
    report({ is: 'asking' })
    return trying(() => api.call(readUpload, { params: { uploadId: id } }, { signal }))
  }

  async function announce(): Promise<Upload> {
    report({ is: 'hashing' })
    if (expected && file.size !== expected.size) throw new OtherFile()
    const hash = hexOf(await sha256(await file.arrayBuffer()))
    signal.throwIfAborted()
    if (expected && hash !== expected.sha256) throw new OtherFile()
    const [mediaType = ''] = file.type.split(';')
    const body = {
      name: fileNameFor(file.name),
      size: file.size,
      mediaType: /^[\w.+-]+\/[\w.+-]+$/.test(mediaType) ? mediaType : 'application/octet-stream',
      sha256: hash,
    }
    return trying(() => api.call(startUpload, { body }, { signal }))
  }

  /** Returns the server's offset afterwards. */
  async function sendChunk(from: number): Promise<number> {
    const bytes = await file.slice(from, from + chunkLengthAt(from, file.size)).arrayBuffer()
    const digest = digestField(base64Of(await sha256(bytes)))
    const { headers, isDamaged } = nextFault()
    try {
      const { received } = await api.call(
        putChunk,
        {
          params: { ...params, offset: from },
          headers: { 'content-digest': digest },
          body: isDamaged ? damaged(bytes) : bytes,
        },
        { signal, headers },
      )
      return received
    } catch (error) {
      // Another window sends the same file: continue from the server's offset.
      if (error instanceof Problem && error.code === 'wrong-offset' && isRefused(putChunk, 409, error)) {
        const { received } = error.body
        if (received !== from) return received
      }
      throw error
    }
  }
}
