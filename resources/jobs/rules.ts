import type { Permission } from '#shared/permissions.ts'

export const JOB_KINDS = ['export-events', 'check-import', 'thumbnails', 'sales-report'] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** The permission to start a job of this kind: that of the pages whose data it reads. */
export const JOB_NEEDS: Record<JobKind, Permission> = {
  'export-events': 'events:read',
  'check-import': 'members:read',
  thumbnails: 'uploads:read',
  'sales-report': 'orders:read',
}

/** Not guessable, because links address jobs by it. */
export const JOB_ID = /^[0-9a-f]{16}$/

/** `cancelling`: the operator has cancelled it, and its worker has not stopped yet. */
export const JOB_STATES = ['waiting', 'running', 'cancelling', 'succeeded', 'failed', 'cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]

const ACTIVE: readonly JobState[] = ['waiting', 'running', 'cancelling']
export const ACTIVE_STATES = ACTIVE
export const isActive = ({ state }: { state: JobState }): boolean => ACTIVE.includes(state)
export const isRetriable = ({ state }: { state: JobState }): boolean => state === 'failed' || state === 'cancelled'

/** Why a job failed. */
export const JOB_PROBLEMS = [
  /** The operator asked for it, for practice. */
  'practice',
  /** The server stopped too often at the same place. */
  'interrupted',
  'sandbox-gone',
  /** The operator has lost the permission that this kind needs. */
  'not-permitted',
  'file-gone',
  'unreadable-file',
  'result-too-large',
  'internal',
] as const
export type JobProblem = (typeof JOB_PROBLEMS)[number]

export const LINE_CODES = [
  'queued',
  'started',
  'resumed',
  'taken-over',
  'saved',
  'image-skipped',
  'issues-found',
  'retried',
  'restarted',
  'cancel-requested',
  'cancelled',
  'failed',
  'succeeded',
] as const
export type LineCode = (typeof LINE_CODES)[number]

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const

/** How many jobs may wait or run: of one operator, and in a sandbox, which may be shared. */
export const MAX_ACTIVE = 5
export const MAX_ACTIVE_IN_SANDBOX = 20
/** An operator keeps this many finished jobs in a sandbox, and each for this long. */
export const MAX_KEPT = 20
export const KEPT_HOURS = 24
/** The limit of all files of a job. */
export const MAX_RESULT_BYTES = 16 * 1024 ** 2
export const MAX_PAUSE_MS = 1_000
export const MIN_THUMBNAIL = 32
export const MAX_THUMBNAIL = 512
export const MAX_LINES = 200

type Progress = {
  done: number
  total: number | null
  startedAt: string | null
  startedFrom: number
  updatedAt: string
}

/** How long a running job will take, at its speed so far. Null if nothing is known yet. All times are the server's. */
export function remainingMs({ done, total, startedAt, startedFrom, updatedAt }: Progress): number | null {
  const finished = done - startedFrom
  if (total === null || startedAt === null || finished <= 0) return null
  return Math.round(((total - done) * (Date.parse(updatedAt) - Date.parse(startedAt))) / finished)
}

/** Progress from 0 to 1. A job whose total is unknown has none. */
export const progressOf = ({ done, total }: { done: number; total: number | null }): number =>
  total === null ? 0 : total === 0 ? 1 : Math.min(1, done / total)

/** The uploaded files that thumbnails are made of. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg']
