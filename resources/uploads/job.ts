import type { JobInput } from '#resources/jobs/contract.ts'
import type { JobContext, JobKindPart, Plan } from '#resources/jobs/kind.ts'
import { PICTURE_TYPES } from '#resources/jobs/rules.ts'
import { uploads } from './entity.ts'
import { fileNameFor } from './rules.ts'
import { readUploadedFile } from './uploaded-file.ts'

type Input = Extract<JobInput, { kind: 'thumbnails' }>
/** `lastId`: pictures are made in the order of their ids, so that one which is deleted meanwhile shifts nothing. */
type Position = { done: number; lastId: string }

/** Makes a small version of each picture that the operator has uploaded. */
async function planThumbnails(context: JobContext, { size }: Input): Promise<Plan<Position>> {
  const { rows, thread } = context
  const pictures = rows(uploads)
    .where('media_type', 'in', PICTURE_TYPES)
    .where('finished_at', 'is not', null)
    .orderBy('id')
  return {
    total: (await pictures.execute()).length,
    async next(position) {
      const { done, lastId } = position ?? { done: 0, lastId: '' }
      const [picture, another] = await pictures.where('id', '>', lastId).limit(2).execute()
      if (!picture) return { done, position: { done, lastId }, isLast: true }
      const { name, bytes } = await readUploadedFile(context, picture.id)
      const made = bytes ? await thread.run('makeThumbnail', { bytes, size }) : ({ reason: 'too-large' } as const)
      const step = { done: done + 1, position: { done: done + 1, lastId: picture.id }, isLast: another === undefined }
      if ('reason' in made)
        return { ...step, lines: [{ code: 'image-skipped', details: { name, reason: made.reason } }] }
      const file = { name: fileNameFor(`${size}-${name}`), mediaType: `image/${made.format}` }
      return { ...step, output: [{ file, bytes: made.bytes }] }
    },
  }
}

export const part: JobKindPart<'thumbnails'> = { kind: 'thumbnails', plan: planThumbnails }
