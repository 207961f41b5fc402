import { type JobContext, JobFailure } from '#resources/jobs/kind.ts'
import { bytesOf } from '#resources/uploads/chunks.ts'
import { uploads } from '#resources/uploads/entity.ts'

/** The name and the bytes of a file that the operator has uploaded. */
export async function readUploadedFile({ db, rows }: JobContext, id: string) {
  const file = await rows(uploads).where('id', '=', id).where('finished_at', 'is not', null).executeTakeFirst()
  if (!file) throw new JobFailure('file-gone')
  const bytes = new Uint8Array(file.size)
  let at = 0
  for await (const chunk of bytesOf(db, file)) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return { name: file.name, bytes }
}
