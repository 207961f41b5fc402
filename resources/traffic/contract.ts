import * as z from 'zod/mini'
import { endpoint, refusal, secret } from '#shared/contract.ts'
import { pageOf, pageQuery } from '#shared/paging.ts'
import { REQUEST_METHODS } from '#shared/platform/faults.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { Moment } from '#shared/time/moment.ts'
import { fields } from './fields.ts'

export const title = { en: 'Traffic', zh: '流量' }
export const description = 'Your own requests and responses, as the server recorded them.'

/** A request of the operator, from any client, with its response. */
export const TrafficEntry = schemaOf(fields)
export type TrafficEntry = z.infer<typeof TrafficEntry>

const headers = z.record(z.string(), z.string())

/** A body is null if there is none, or if it is not kept because it is a secret or a stream. */
export const TrafficDetail = z.extend(TrafficEntry, {
  requestHeaders: headers,
  /** The text that was received; null if there was none. */
  requestBody: z.nullable(z.string()),
  /** Whether only the beginning of the body was kept. */
  isRequestCut: z.boolean(),
  replyHeaders: headers,
  /** The text that was sent; null if there was none. */
  replyBody: z.nullable(z.string()),
  isReplyCut: z.boolean(),
})
export type TrafficDetail = z.infer<typeof TrafficDetail>

export const CLIENTS = ['console', 'other'] as const
const STATUS = /^([2-5]xx|cut|[1-5]\d\d)$/

/** An entry must match all given fields. Times are ISO-8601; `from` is inclusive, `to` exclusive. */
export const TrafficFilter = z.object({
  method: z.optional(z.enum(REQUEST_METHODS)),
  endpoint: z.optional(z.string().check(z.maxLength(100))),
  /** `404`, `4xx`, or `cut`. */
  status: z.optional(z.string().check(z.refine(text => STATUS.test(text), { error: 'status' }))),
  page: z.optional(z.string().check(z.maxLength(40))),
  client: z.optional(z.enum(CLIENTS)),
  /** Only requests with a fault. */
  isFaulted: z.optional(z.literal(true)),
  /** Part of the path or query, ignoring case. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  from: z.optional(Moment),
  to: z.optional(Moment),
  /** Only requests after the one with this id. */
  after: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))),
})
export type TrafficFilter = z.infer<typeof TrafficFilter>

export const listTraffic = endpoint('GET /api/traffic', {
  summary: {
    en: 'List your latest requests from any client, up to 5,000',
    zh: '列出自己最近的請求（來自任何用戶端），最多 5,000 筆',
  },
  needs: 'traffic:read',
  isSpared: true,
  isUnlogged: true,
  query: z.extend(TrafficFilter, pageQuery),
  replies: { 200: pageOf(TrafficEntry) },
})

export const readTraffic = endpoint('GET /api/traffic/:requestId', {
  summary: {
    en: 'Get a request with its headers and bodies, by log id or X-Request-Id',
    zh: '以紀錄編號或 X-Request-Id 讀取請求，含標頭與本文',
  },
  needs: 'traffic:read',
  isSpared: true,
  isUnlogged: true,
  params: z.object({ requestId: z.string().check(z.maxLength(300)) }),
  replies: { 200: TrafficDetail },
})

export const clearTraffic = endpoint('DELETE /api/traffic', {
  summary: { en: 'Delete all your logged requests', zh: '清除自己所有的請求紀錄' },
  needs: 'traffic:write',
  isSpared: true,
  isUnlogged: true,
  replies: { 204: null },
})

export const openReplaySession = endpoint('POST /api/traffic/replay-sessions', {
  summary: {
    en: 'Create a 30-second session in another sandbox to replay a request',
    zh: '在另一個沙盒建立 30 秒的工作階段，用來重送請求',
  },
  needs: 'traffic:write',
  isSpared: true,
  isUnlogged: true,
  body: z.object({ sandboxId: z.string().check(z.maxLength(40)) }),
  replies: {
    201: z.object({ token: z.string().check(secret), expiresAt: z.iso.datetime() }),
    404: refusal(['not-found']),
  },
})
