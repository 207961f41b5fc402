import * as z from 'zod/mini'
import { bytes, endpoint, refusal } from '#shared/contract.ts'
import { idempotent } from '#shared/headers.ts'
import { MAX_INTEGER } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { fields, Id, JobFile, JobInput } from './fields.ts'
import { JOB_STATES, KEPT_HOURS, LINE_CODES, MAX_LINES } from './rules.ts'

export const title = { en: 'Jobs', zh: '背景工作' }
export const description = 'Long-running work in the background, with progress, log and files.'

export { JobFile, JobInput }

const Count = z.int().check(z.minimum(0), z.maximum(MAX_INTEGER))

export const Job = schemaOf(fields)
export type Job = z.infer<typeof Job>

export const NewJob = z.pick(Job, { input: true, pauseMs: true, failAt: true })
export type NewJob = z.infer<typeof NewJob>

export const JobLine = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  code: z.enum(LINE_CODES),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type JobLine = z.infer<typeof JobLine>

const params = z.object({ jobId: Id })
const wrongState = refusal(['job-state'], { state: z.enum(JOB_STATES) })
const tooMany = refusal(['too-many-jobs'], { limit: z.int(), retryAfterSeconds: z.int() })

export const listJobs = endpoint('GET /api/jobs', {
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

export const startJob = endpoint('POST /api/jobs', {
  summary: {
    en: 'Start a job. The reply comes at once; Location is where to follow it',
    zh: '啟動工作。立即回應，以 Location 查詢進度',
  },
  needs: 'signed-in',
  headers: z.object(idempotent),
  body: NewJob,
  replies: { 202: Job, 422: refusal(['key-reused']), 429: tooMany },
  sends: ['location'],
})

export const readJob = endpoint('GET /api/jobs/:jobId', {
  summary: { en: 'Get a job with its progress', zh: '讀取工作與進度' },
  needs: 'signed-in',
  params,
  replies: { 200: Job },
})

export const listJobLines = endpoint('GET /api/jobs/:jobId/log', {
  summary: { en: 'Read the log of a job, from a line on', zh: '從指定的行讀取工作紀錄' },
  needs: 'signed-in',
  params,
  query: z.object({
    /** The number of the last line that the reader has. */
    after: z._default(Count, 0),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(MAX_LINES)), MAX_LINES),
  }),
  replies: { 200: z.object({ rows: z.array(JobLine), lineCount: z.int() }) },
})

export const downloadJobFile = endpoint('GET /api/jobs/:jobId/files/:file', {
  summary: { en: 'Download a file of a finished job', zh: '下載已完成工作的檔案' },
  needs: 'signed-in',
  params: z.extend(params, { file: Count }),
  replies: { 200: bytes('application/octet-stream'), 409: wrongState },
  sends: ['content-disposition', 'content-length'],
})

export const cancelJob = endpoint('POST /api/jobs/:jobId/cancellation', {
  summary: {
    en: 'Cancel a job. A running one stops after its current batch, and its files are deleted',
    zh: '取消工作。執行中的工作會在目前這一批之後停止，並刪除產生的檔案',
  },
  needs: 'signed-in',
  params,
  replies: { 202: Job, 409: wrongState },
})

export const retryJob = endpoint('POST /api/jobs/:jobId/retry', {
  summary: {
    en: 'Retry a failed job from its checkpoint, or a cancelled one from the start',
    zh: '重試工作：失敗的從檢查點繼續，已取消的從頭開始',
  },
  needs: 'signed-in',
  params,
  replies: { 202: Job, 409: wrongState, 429: tooMany },
})

export const deleteJob = endpoint('DELETE /api/jobs/:jobId', {
  summary: {
    en: `Delete a finished job and its files. You can restore it for ${KEPT_HOURS} hours`,
    zh: `刪除已結束的工作與檔案；${KEPT_HOURS} 小時內可以還原`,
  },
  needs: 'signed-in',
  params,
  replies: { 204: null, 409: wrongState },
})

export const restoreJob = endpoint('POST /api/jobs/:jobId/restore', {
  summary: { en: 'Restore a deleted job', zh: '還原已刪除的工作' },
  needs: 'signed-in',
  params,
  replies: { 200: Job },
})
