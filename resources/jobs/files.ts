import type { Reader } from '#server/database/open.ts'

/** Reads the bytes of a file in order, with one chunk in memory at a time. */
export async function* bytesOfFile(db: Reader, jobId: string, file: number): AsyncGenerator<Uint8Array> {
  for (let after = -1; ; ) {
    const chunk = await db
      .selectFrom('job_chunk')
      .select(['number', 'bytes'])
      .where('job_id', '=', jobId)
      .where('file', '=', file)
      .where('number', '>', after)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst()
    if (!chunk) return
    yield chunk.bytes
    after = chunk.number
  }
}
