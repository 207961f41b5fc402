import * as z from 'zod/mini'
import { endpoint, refusal, secret } from '#shared/contract.ts'
import { Moment } from '#shared/moment.ts'
import { pageOf, pageQuery } from '#shared/paging.ts'
import { REQUEST_METHODS } from '#shared/platform/faults.ts'

export const title = { en: 'Traffic', zh: '流量' }

/** One request of the operator's, from whatever client, and how it was answered. */
export const TrafficEntry = z.object({
  id: z.int(),
  /** What the answer's X-Request-Id says. */
  requestId: z.string(),
  /** When it came. */
  at: z.iso.datetime(),
  method: z.string(),
  /** With its query; `[secret]` in the place of a secret. */
  path: z.string(),
  /** The id of the operation: `updateProfile`. */
  endpoint: z.string(),
  /** 0: the line was cut before an answer left. */
  status: z.int(),
  durationMs: z.number(),
  /** How many queries the database was asked. */
  queryCount: z.int(),
  /** Of the bodies; 0 where there is none, and for a stream of unknown size. */
  requestBytes: z.int(),
  replyBytes: z.int(),
  /** What was done to it on purpose, as `X-Practice-Fault-Applied` says it; null when no fault was on. */
  fault: z.nullable(z.string()),
  /** The page of this console that sent it; null for any other client. */
  page: z.nullable(z.string()),
  agent: z.string(),
  /** null: an API key called. */
  sessionId: z.nullable(z.int()),
  sandboxId: z.string(),
})
export type TrafficEntry = z.infer<typeof TrafficEntry>

const headers = z.record(z.string(), z.string())

/** A body is null where there is none, and where nothing of it may be kept: a secret, a stream. */
export const TrafficDetail = z.extend(TrafficEntry, {
  requestHeaders: headers,
  requestBody: z.nullable(z.string()),
  /** Is the body longer than what is kept of it? */
  isRequestCut: z.boolean(),
  replyHeaders: headers,
  replyBody: z.nullable(z.string()),
  isReplyCut: z.boolean(),
})
export type TrafficDetail = z.infer<typeof TrafficDetail>

export const CLIENTS = ['console', 'other'] as const
const STATUS = /^([2-5]xx|cut|[1-5]\d\d)$/

/** Which requests; all that are given must hold. Times as ISO-8601, `from` included and `to` not. */
export const TrafficFilter = z.object({
  method: z.optional(z.enum(REQUEST_METHODS)),
  endpoint: z.optional(z.string().check(z.maxLength(100))),
  /** `404`, `4xx`, or `cut`. */
  status: z.optional(z.string().check(z.refine(text => STATUS.test(text), { error: 'status' }))),
  page: z.optional(z.string().check(z.maxLength(40))),
  client: z.optional(z.enum(CLIENTS)),
  /** Only those that a fault was on for. */
  isFaulted: z.optional(z.literal(true)),
  /** Somewhere in the path or its query, in whatever case. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  from: z.optional(Moment),
  to: z.optional(Moment),
  /** Only those that came after the one with this id. */
  after: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))),
})
export type TrafficFilter = z.infer<typeof TrafficFilter>

export const listTraffic = endpoint({
  method: 'GET',
  path: '/api/traffic',
  summary: {
    en: 'List your latest requests from any client, up to 5,000',
    zh: '列出自己最近的請求（來自任何用戶端），最多 5,000 筆',
  },
  needs: 'traffic:read',
  isSpared: true,
  isUnlogged: true,
  needsSession: true,
  query: z.extend(TrafficFilter, pageQuery),
  replies: { 200: pageOf(TrafficEntry) },
})

export const readTraffic = endpoint({
  method: 'GET',
  path: '/api/traffic/:requestId',
  summary: {
    en: 'Get a request with its headers and bodies, by log id or X-Request-Id',
    zh: '以紀錄編號或 X-Request-Id 讀取請求，含標頭與本文',
  },
  needs: 'traffic:read',
  isSpared: true,
  isUnlogged: true,
  needsSession: true,
  params: z.object({ requestId: z.string().check(z.maxLength(300)) }),
  replies: { 200: TrafficDetail, 404: refusal(['not-found']) },
})

export const clearTraffic = endpoint({
  method: 'DELETE',
  path: '/api/traffic',
  summary: { en: 'Delete all your logged requests', zh: '清除自己所有的請求紀錄' },
  needs: 'traffic:write',
  isSpared: true,
  isUnlogged: true,
  needsSession: true,
  replies: { 204: null },
})

export const openReplaySession = endpoint({
  method: 'POST',
  path: '/api/traffic/replay-sessions',
  summary: {
    en: 'Create a 30-second session in another sandbox to replay a request',
    zh: '在另一個沙盒建立 30 秒的工作階段，用來重送請求',
  },
  needs: 'traffic:write',
  isSpared: true,
  isUnlogged: true,
  needsSession: true,
  body: z.object({ sandboxId: z.string().check(z.maxLength(40)) }),
  replies: {
    201: z.object({ token: z.string().check(secret), expiresAt: z.iso.datetime() }),
    404: refusal(['not-found']),
  },
})
