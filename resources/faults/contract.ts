import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { ifMatch } from '#shared/headers.ts'
import { Fault, FaultRule, PRESET_NAMES, REQUEST_METHODS, RuleFields } from '#shared/platform/faults.ts'
import { HeldAction, HeldRequest } from '#shared/platform/held.ts'

export const title = { en: 'Faults', zh: '故障' }
export const description =
  'Practice faults: delays, errors, lost responses and held requests, for your own requests only. With an API key: only those of its sandbox.'

export { Fault, FaultRule, HeldAction, HeldRequest, RuleFields }

export const FaultList = z.object({
  rules: z.array(FaultRule),
  /** How many requests are held. */
  held: z.int(),
})

const params = z.object({ faultId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })
const tooMany = refusal(['too-many-faults'])

export const listFaults = endpoint('GET /api/faults', {
  summary: {
    en: 'List your active practice faults, the most specific first',
    zh: '列出自己啟用中的練習故障，範圍最小的在前',
  },
  needs: 'signed-in',
  isSpared: true,
  replies: { 200: FaultList },
})

export const createFault = endpoint('POST /api/faults', {
  summary: {
    en: 'Create a practice fault. It ends after 15 minutes at most',
    zh: '建立練習故障，最長 15 分鐘後自動結束',
  },
  needs: 'signed-in',
  isSpared: true,
  body: RuleFields,
  replies: { 201: FaultRule, 422: tooMany },
  sends: ['location'],
})

export const updateFault = endpoint('PATCH /api/faults/:faultId', {
  summary: {
    en: 'Update a practice fault and restart its time and call count',
    zh: '更新練習故障，並重新計算時間與次數',
  },
  needs: 'signed-in',
  isSpared: true,
  params,
  headers: z.object(ifMatch),
  body: z.partial(RuleFields),
  replies: { 200: FaultRule, 403: refusal(['not-permitted', 'not-yours']) },
})

export const deleteFault = endpoint('DELETE /api/faults/:faultId', {
  summary: { en: 'End a practice fault', zh: '結束練習故障' },
  needs: 'signed-in',
  isSpared: true,
  params,
  replies: { 204: null, 403: refusal(['not-permitted', 'not-yours']) },
})

export const clearFaults = endpoint('DELETE /api/faults', {
  summary: { en: 'End all your practice faults', zh: '結束自己所有的練習故障' },
  needs: 'signed-in',
  isSpared: true,
  replies: { 204: null },
})

export const startPreset = endpoint('POST /api/faults/presets/:preset', {
  summary: {
    en: 'Start a situation in place of the current one, for all endpoints or the given paths',
    zh: '套用情境並取代目前的情境，可用 paths 限定端點',
  },
  needs: 'signed-in',
  isSpared: true,
  params: z.object({ preset: z.enum(PRESET_NAMES) }),
  body: z.object({ paths: z.optional(z.array(RuleFields.shape.path).check(z.minLength(1), z.maxLength(20))) }),
  replies: { 200: FaultList, 422: tooMany },
})

export const previewFault = endpoint('GET /api/faults/dry-run', {
  summary: {
    en: 'Preview which faults would apply to a request, without sending it',
    zh: '預覽某個請求會遇到哪些故障，不會實際送出',
  },
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  query: z.object({ method: z.enum(REQUEST_METHODS), path: z.string().check(z.maxLength(2_000), z.startsWith('/')) }),
  replies: {
    200: z.object({
      /** `open`: faults can hit the endpoint; `spared`: they cannot; `unknown`: there is no such endpoint. */
      endpoint: z.enum(['open', 'spared', 'unknown']),
      /** The most specific rule that matches; null if none does. */
      rule: z.nullable(FaultRule),
      /** The number that the call would get, and its fault: `delay=812;status=503`, or `none`. */
      call: z.int(),
      applied: z.string(),
    }),
  },
})

const heldParams = z.object({ heldId: params.shape.faultId })

export const listHeld = endpoint('GET /api/faults/held', {
  summary: { en: 'List your held requests, in the order of arrival', zh: '依抵達順序列出自己等待中的請求' },
  needs: 'signed-in',
  isSpared: true,
  replies: { 200: z.object({ held: z.array(HeldRequest) }) },
})

export const stepHeld = endpoint('POST /api/faults/held/:heldId', {
  summary: {
    en: 'Release a held request, fail it with a status, or drop its connection',
    zh: '放行等待中的請求、讓它以狀態碼失敗，或切斷連線',
  },
  needs: 'signed-in',
  isSpared: true,
  params: heldParams,
  body: HeldAction,
  replies: { 204: null },
})

export const releaseHeld = endpoint('DELETE /api/faults/held', {
  summary: { en: 'Release all your held requests', zh: '放行自己所有等待中的請求' },
  needs: 'signed-in',
  isSpared: true,
  replies: { 204: null },
})
