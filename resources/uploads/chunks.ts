import type { SelectQueryBuilder } from 'kysely'
import type { Db, Reader, Trx } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import { sha256 } from '#server/platform/crypto.ts'
import { nextTurn } from '#server/platform/turns.ts'
import { refuse } from '#shared/errors.ts'
import type { Upload } from './contract.ts'
import { CHUNK_BYTES, chunkLengthAt, digestField } from './rules.ts'

type Chunk = { bytes: Uint8Array; sha256: string }

/** Reads a chunk, and compares its bytes with the sender's hash. */
export async function readChunk(body: ReadableStream<Uint8Array> | null, digest: string): Promise<Chunk> {
  // Requests are already limited to the size of a chunk.
  const bytes = new Uint8Array(await new Response(body).arrayBuffer())
  const hash = sha256(bytes).digest('hex')
  if (digest !== digestField(Uint8Array.fromHex(hash).toBase64()))
    throw refuse('checksum-mismatch', { errors: [{ pointer: '/headers/content-digest', code: 'checksum' }] })
  return { bytes, sha256: hash }
}

/** Stores the next chunk. Returns false if the same chunk is already stored. */
export async function addChunk(trx: Trx, upload: Upload, offset: number, { bytes, sha256 }: Chunk): Promise<boolean> {
  const { id, size, received } = upload
  if (offset !== received || offset === size) {
    const known = await trx
      .selectFrom('upload_chunk')
      .select('sha256')
      .where('upload_id', '=', id)
      .where('at_byte', '=', offset)
      .executeTakeFirst()
    if (known?.sha256 === sha256) return false
    throw refuse('wrong-offset', { received })
  }
  const length = chunkLengthAt(offset, size)
  // All but the last have the same length, so a file has few rows, and the offsets of chunks are fixed.
  if (bytes.length !== length)
    throw refuse('invalid-input', { errors: [{ pointer: '/body', code: 'chunk-length', bound: length }] })
  await trx.insertInto('upload_chunk').values({ upload_id: id, at_byte: offset, size: length, sha256, bytes }).execute()
  return true
}

/** How much of a file one statement deletes, because all who write wait for it. */
const BYTES_A_STATEMENT = 64 * CHUNK_BYTES

/**
 * Deletes the chunks of a file of this size, as long as the query finds it. Begins at the end, so that the chunks that are
 * left have no gap. Others get their turn in between.
 */
export async function removeChunks(db: Db, file: SelectQueryBuilder<Tables, 'upload', { id: string }>, size: number) {
  for (let from = size; from > 0; ) {
    from = Math.max(0, from - BYTES_A_STATEMENT)
    await nextTurn()
    await db.deleteFrom('upload_chunk').where('upload_id', 'in', file).where('at_byte', '>=', from).execute()
  }
}

/** Reads the bytes of a file in order, with one chunk in memory at a time. Throws if the file is deleted meanwhile. */
export async function* bytesOf(db: Reader, { id, size }: Pick<Upload, 'id' | 'size'>): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < size; offset += CHUNK_BYTES) {
    const row = await db
      .selectFrom('upload_chunk')
      .select('bytes')
      .where('upload_id', '=', id)
      .where('at_byte', '=', offset)
      .executeTakeFirst()
    if (!row) throw new Error(`The file ${id} went away while it was read.`)
    yield row.bytes
  }
}

export async function readWhole(db: Reader, file: Pick<Upload, 'id' | 'size'>): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size)
  let at = 0
  for await (const chunk of bytesOf(db, file)) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** Hashes the whole file. Other requests get their turn between its chunks: SQLite answers without one. */
export async function hashOf(db: Reader, upload: Upload): Promise<string> {
  const hash = sha256()
  for await (const bytes of bytesOf(db, upload)) {
    hash.update(bytes)
    await nextTurn()
  }
  return hash.digest('hex')
}

/** The hashes of the stored chunks, which tell whether they are still the same. */
export async function chunkHashes(db: Reader, { id }: Pick<Upload, 'id'>): Promise<string> {
  const chunks = await db
    .selectFrom('upload_chunk')
    .select('sha256')
    .where('upload_id', '=', id)
    .orderBy('at_byte')
    .execute()
  return chunks.map(({ sha256 }) => sha256).join()
}
