import * as z from 'zod/mini'
import { EVENT_KINDS } from '#resources/events/rules.ts'
import { defineFields, version } from '#shared/fields.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { TimeZone } from '#shared/time/time-zone.ts'
import {
  EXPORT_FORMATS,
  JOB_ID,
  JOB_PROBLEMS,
  JOB_STATES,
  MAX_PAUSE_MS,
  MAX_THUMBNAIL,
  MIN_THUMBNAIL,
} from './rules.ts'

export const Id = z.string().check(z.regex(JOB_ID))

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

export const JobFile = z.object({
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  /** Where it can be downloaded once the job has succeeded. */
  path: z.string(),
})
export type JobFile = z.infer<typeof JobFile>

export const fields = defineFields({
  input: { kind: 'json', schema: JobInput, as: 'job', sort: 'asc', title: { en: 'Job', zh: '工作' } },
  /** For practice: the pause after each batch, which makes a job slow enough to watch. */
  pauseMs: { kind: 'number', schema: z._default(z.int().check(z.minimum(0), z.maximum(MAX_PAUSE_MS)), 0) },
  /** For practice: at this percentage, the first attempt fails; null for no failure. */
  failAt: { kind: 'number', schema: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(99))), null) },
  id: { kind: 'text', from: 'row' },
  state: { kind: 'choice', values: JOB_STATES, sort: 'asc', title: { en: 'State', zh: '狀態' } },
  progress: { kind: 'number', from: 'cell', title: { en: 'Progress', zh: '進度' } },
  /** Rows, pictures or months, depending on the kind. */
  done: { kind: 'number', from: 'row' },
  /** null until the job has started. */
  total: { kind: 'number', from: 'row', isNullable: true },
  /** 1, and one more for each retry. */
  attempt: { kind: 'number' },
  /** Why it failed; null if it did not. */
  problem: { kind: 'choice', values: JOB_PROBLEMS, isNullable: true },
  files: { kind: 'json', from: 'derived', schema: z.array(JobFile) },
  createdAt: { kind: 'moment', from: 'row', as: 'created', sort: 'desc', title: { en: 'Created', zh: '建立時間' } },
  /** When it last started or continued, and how much was done by then; null while it waits. */
  startedAt: { kind: 'moment', from: 'row', isNullable: true },
  startedFrom: { kind: 'number', from: 'row' },
  /** null until it has ended. */
  finishedAt: { kind: 'moment', isNullable: true },
  /** When a finished job is deleted with its files; null until it has ended. */
  expiresAt: { kind: 'moment', from: 'derived', isNullable: true },
  ...version,
  updatedAt: { kind: 'moment', from: 'row' },
})
