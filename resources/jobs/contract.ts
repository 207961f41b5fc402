import * as z from 'zod/mini'
import { EVENT_KINDS } from '#resources/events/rules.ts'
import { bytes, endpoint, refusal } from '#shared/contract.ts'
import { idempotent } from '#shared/headers.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { MAX_INTEGER, versioned } from '#shared/row.ts'
import { TimeZone } from '#shared/time/time-zone.ts'
import {
  EXPORT_FORMATS,
  JOB_ID,
  JOB_PROBLEMS,
  JOB_STATES,
  KEPT_HOURS,
  LINE_CODES,
  MAX_LINES,
  MAX_PAUSE_MS,
  MAX_THUMBNAIL,
  MIN_THUMBNAIL,
} from './rules.ts'

export const title = { en: 'Jobs', zh: '背景工作' }
export const description = 'Long-running work in the background, with progress, log and files.'

const Id = z.string().check(z.regex(JOB_ID))
const Count = z.int().check(z.minimum(0), z.maximum(MAX_INTEGER))

/** What the job does. */
export const JobInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('export-events'),
    format: z.enum(EXPORT_FORMATS),
    /** Without it, all events. */
    eventKind: z.optional(z.enum(EVENT_KINDS)),
  }),
  /** Checks a CSV file of members as an import would, without importing anything. */
  z.object({ kind: z.literal('check-import'), uploadId: Id }),
  /** A small version of each of the operator's uploaded pictures. */
  z.object({
    kind: z.literal('thumbnails'),
    /** The longer side, in pixels. */
    size: z._default(z.int().check(z.minimum(MIN_THUMBNAIL), z.maximum(MAX_THUMBNAIL)), 160),
  }),
  z.object({
    kind: z.literal('sales-report'),
    language: z.enum(LANGUAGES),
    /** Where months begin. */
    zone: z._default(TimeZone, 'Asia/Taipei'),
  }),
])
export type JobInput = z.infer<typeof JobInput>

export const NewJob = z.object({
  input: JobInput,
  /** For practice: the pause after each batch, which makes a job slow enough to watch. */
  pauseMs: z._default(z.int().check(z.minimum(0), z.maximum(MAX_PAUSE_MS)), 0),
  /** For practice: at this percentage, the first attempt fails; null for no failure. */
  failAt: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(99))), null),
})
export type NewJob = z.infer<typeof NewJob>

export const JobFile = z.object({
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  /** Where it can be downloaded once the job has succeeded. */
  path: z.string(),
})
export type JobFile = z.infer<typeof JobFile>

export const Job = z.extend(NewJob, {
  id: z.string(),
  state: z.enum(JOB_STATES),
  /** Rows, pictures or months, depending on the kind. */
  done: z.int(),
  /** null until the job has started. */
  total: z.nullable(z.int()),
  /** 1, and one more for each retry. */
  attempt: z.int(),
  /** Why it failed; null if it did not. */
  problem: z.nullable(z.enum(JOB_PROBLEMS)),
  files: z.array(JobFile),
  createdAt: z.iso.datetime(),
  /** When it last started or continued, and how much was done by then; null while it waits. */
  startedAt: z.nullable(z.iso.datetime()),
  startedFrom: z.int(),
  /** null until it has ended. */
  finishedAt: z.nullable(z.iso.datetime()),
  /** When a finished job is deleted with its files; null until it has ended. */
  expiresAt: z.nullable(z.iso.datetime()),
  ...versioned,
})
export type Job = z.infer<typeof Job>

export const JobLine = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  code: z.enum(LINE_CODES),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type JobLine = z.infer<typeof JobLine>

const params = z.object({ jobId: Id })
const notFound = refusal(['not-found'])
const wrongState = refusal(['job-state'], { state: z.enum(JOB_STATES) })
const tooMany = refusal(['too-many-jobs'], { limit: z.int(), retryAfterSeconds: z.int() })

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  summary: { en: 'List your jobs in this sandbox, newest first', zh: '列出自己在這個沙盒的工作，新的在前' },
  needs: 'signed-in',
  query: z.object({ isActive: z.optional(z.boolean()) }),
  replies: {
    200: z.object({
      rows: z.array(Job),
      /** How many jobs may wait or run at once. */
      maxActive: z.int(),
    }),
  },
})

export const startJob = endpoint({
  method: 'POST',
  path: '/api/jobs',
  summary: {
    en: 'Start a job. The reply comes at once; Location is where to follow it',
    zh: '啟動工作。立即回應，以 Location 查詢進度',
  },
  needs: 'signed-in',
  headers: z.object(idempotent),
  body: NewJob,
  replies: { 202: Job, 422: refusal(['key-reused']), 429: tooMany },
  sends: ['etag', 'location'],
})

export const readJob = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobId',
  summary: { en: 'Get a job with its progress', zh: '讀取工作與進度' },
  needs: 'signed-in',
  params,
  replies: { 200: Job, 404: notFound },
  sends: ['etag'],
})

export const listJobLines = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobId/log',
  summary: { en: 'Read the log of a job, from a line on', zh: '從指定的行讀取工作紀錄' },
  needs: 'signed-in',
  params,
  query: z.object({
    /** The number of the last line that the reader has. */
    after: z._default(Count, 0),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(MAX_LINES)), MAX_LINES),
  }),
  replies: { 200: z.object({ rows: z.array(JobLine), lineCount: z.int() }), 404: notFound },
})

export const downloadJobFile = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobId/files/:file',
  summary: { en: 'Download a file of a finished job', zh: '下載已完成工作的檔案' },
  needs: 'signed-in',
  params: z.extend(params, { file: Count }),
  replies: { 200: bytes('application/octet-stream'), 404: notFound, 409: wrongState },
  sends: ['content-disposition', 'content-length'],
})

export const cancelJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobId/cancellation',
  summary: {
    en: 'Cancel a job. A running one stops after its current batch, and its files are deleted',
    zh: '取消工作。執行中的工作會在目前這一批之後停止，並刪除產生的檔案',
  },
  needs: 'signed-in',
  params,
  replies: { 202: Job, 404: notFound, 409: wrongState },
  sends: ['etag'],
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobId/retry',
  summary: {
    en: 'Retry a failed job from its checkpoint, or a cancelled one from the start',
    zh: '重試工作：失敗的從檢查點繼續，已取消的從頭開始',
  },
  needs: 'signed-in',
  params,
  replies: { 202: Job, 404: notFound, 409: wrongState, 429: tooMany },
  sends: ['etag'],
})

export const deleteJob = endpoint({
  method: 'DELETE',
  path: '/api/jobs/:jobId',
  summary: {
    en: `Delete a finished job and its files. You can restore it for ${KEPT_HOURS} hours`,
    zh: `刪除已結束的工作與檔案；${KEPT_HOURS} 小時內可以還原`,
  },
  needs: 'signed-in',
  params,
  replies: { 204: null, 404: notFound, 409: wrongState },
})

export const restoreJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobId/restore',
  summary: { en: 'Restore a deleted job', zh: '還原已刪除的工作' },
  needs: 'signed-in',
  params,
  replies: { 200: Job, 404: notFound },
  sends: ['etag'],
})
