import { type JobContext, JobFailure } from '#resources/jobs/kind.ts'
import { readWhole } from './chunks.ts'
import { uploads } from './entity.ts'
import { MAX_WHOLE_BYTES } from './rules.ts'

/** The name and the bytes of a file that the operator has uploaded. The bytes are null if they are too many. */
export async function readUploadedFile({ db, rows }: JobContext, id: string) {
  const file = await rows(uploads).where('id', '=', id).where('finished_at', 'is not', null).executeTakeFirst()
  if (!file) throw new JobFailure('file-gone')
  return { name: file.name, bytes: file.size <= MAX_WHOLE_BYTES ? await readWhole(db, file) : null }
}
