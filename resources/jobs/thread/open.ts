import { openThread, type Thread } from '#server/threads/thread.ts'
import type { Tasks } from './tasks.ts'

export type JobThread = Thread<Tasks>

/** The thread of the jobs and the thumbnails. It decodes one picture at a time, whoever asks. */
export const openJobThread = (): JobThread => openThread<Tasks>('resources/jobs/thread/main.ts')
