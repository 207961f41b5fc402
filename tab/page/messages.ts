import type { Kept } from '#tab/worker/storage.ts'

/** What the leading tab and the worker of the server tell each other. */
export type FromPage = { type: 'start'; levelCode: string | null; today: string | undefined }
export type FromWorker =
  | { type: 'progress'; share: number }
  | { type: 'listening'; kept: Kept }
  | { type: 'failed'; message: string }
