import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { ifMatch } from '#shared/headers.ts'
import { Fault, FaultRule, PRESET_NAMES, REQUEST_METHODS, RuleFields } from '#shared/platform/faults.ts'

export const title = { en: 'Faults', zh: '故障' }

export { Fault, FaultRule, RuleFields }

export const FaultList = z.object({ rules: z.array(FaultRule) })

const params = z.object({ faultId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })
const tooMany = refusal(['too-many-faults'])

export const listFaults = endpoint({
  method: 'GET',
  path: '/api/faults',
  summary: {
    en: "The operator's practice faults that are on, the narrowest first",
    zh: '自己目前開啟的練習故障，範圍最窄的在前',
  },
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  replies: { 200: FaultList },
})

export const createFault = endpoint({
  method: 'POST',
  path: '/api/faults',
  summary: {
    en: 'Put a practice fault on; it ends by itself after 15 minutes at most',
    zh: '開啟一個練習故障；最多 15 分鐘後自動結束',
  },
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  body: RuleFields,
  replies: { 201: FaultRule, 422: tooMany },
  sends: ['etag', 'location'],
})

export const updateFault = endpoint({
  method: 'PATCH',
  path: '/api/faults/:faultId',
  summary: {
    en: 'Change a practice fault; its time and its count of calls begin again. If-Match names the version that was read',
    zh: '修改練習故障；時間與次數重新計算，以 If-Match 指明讀到的版本',
  },
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  params,
  headers: z.object(ifMatch),
  body: z.partial(RuleFields),
  replies: {
    200: FaultRule,
    404: refusal(['not-found']),
    412: refusal(['stale'], { current: FaultRule }),
    428: refusal(['version-required']),
  },
  sends: ['etag'],
})

export const deleteFault = endpoint({
  method: 'DELETE',
  path: '/api/faults/:faultId',
  summary: { en: 'End a practice fault', zh: '結束一個練習故障' },
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  params,
  replies: { 204: null, 404: refusal(['not-found']) },
})

export const clearFaults = endpoint({
  method: 'DELETE',
  path: '/api/faults',
  summary: { en: "All clear: end all of the operator's practice faults", zh: '全部解除：結束自己所有的練習故障' },
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  replies: { 204: null },
})

export const startPreset = endpoint({
  method: 'POST',
  path: '/api/faults/presets/:preset',
  summary: {
    en: 'Put a situation from life on, in the place of the one that was; `paths` narrow it to some endpoints',
    zh: '套用一種真實情境，取代原本的；paths 可限縮到部分端點',
  },
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  params: z.object({ preset: z.enum(PRESET_NAMES) }),
  body: z.object({ paths: z.optional(z.array(RuleFields.shape.path).check(z.minLength(1), z.maxLength(20))) }),
  replies: { 200: FaultList, 422: tooMany },
})

export const foretellFault = endpoint({
  method: 'GET',
  path: '/api/faults/dry-run',
  summary: {
    en: 'What would happen to this request now; nothing does',
    zh: '預告這個請求現在會發生什麼，不會真的發生',
  },
  needs: 'signed-in',
  needsSession: true,
  isSpared: true,
  query: z.object({ method: z.enum(REQUEST_METHODS), path: z.string().check(z.maxLength(2_000), z.startsWith('/')) }),
  replies: {
    200: z.object({
      /** The endpoint is there, and faults may hit it. */
      endpoint: z.enum(['open', 'spared', 'unknown']),
      /** The narrowest rule that matches; null when none does. */
      rule: z.nullable(FaultRule),
      /** The number that the call would have, and what would be done to it: `delay=812;status=503`, or `none`. */
      call: z.int(),
      applied: z.string(),
    }),
  },
})
