import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { ifMatch } from '#shared/headers.ts'
import { MAX_INTEGER } from '#shared/row.ts'
import { LONGEST, MOST } from './rules.ts'

export const title = { en: 'Counters', zh: '計數器' }

const Count = z.int().check(z.minimum(-MOST), z.maximum(MOST))

const Values = z.object({ number: Count, array: z.array(Count).check(z.maxLength(LONGEST)) })

export const StoredCounters = z.extend(Values, {
  /** Counts the changes; the ETag of the counters. */
  version: z.int(),
})
export type StoredCounters = z.infer<typeof StoredCounters>

export const readCounters = endpoint({
  method: 'GET',
  path: '/api/counters',
  summary: {
    en: 'Read your counters in this sandbox: a number and a list',
    zh: '讀取自己在此沙盒中的計數器：一個數字與一個陣列',
  },
  needs: 'signed-in',
  replies: { 200: StoredCounters },
  sends: ['etag'],
})

export const replaceCounters = endpoint({
  method: 'PUT',
  path: '/api/counters',
  summary: {
    en: 'Put the counters to these values; without If-Match whatever was written meanwhile is overwritten',
    zh: '將計數器改為這些值；沒有 If-Match 就會覆寫其間的任何寫入',
  },
  needs: 'signed-in',
  headers: z.object(ifMatch),
  body: Values,
  replies: { 200: StoredCounters, 412: refusal(['stale'], { current: StoredCounters }) },
  sends: ['etag'],
})

export const addToCounter = endpoint({
  method: 'POST',
  path: '/api/counters/steps',
  summary: {
    en: 'Add a step to the number, or to one place of the list; steps at the same time all count',
    zh: '讓數字或陣列中的一項加上一步；同時送出的每一步都算數',
  },
  needs: 'signed-in',
  body: z.object({
    target: z.union([z.literal('number'), z.int().check(z.minimum(0), z.maximum(MAX_INTEGER))]),
    by: Count,
  }),
  replies: { 200: StoredCounters },
  sends: ['etag'],
})

export const resetCounters = endpoint({
  method: 'DELETE',
  path: '/api/counters',
  summary: { en: 'Begin again with 20 and 10, 20, 30', zh: '重新從 20 與 10、20、30 開始' },
  needs: 'signed-in',
  replies: { 200: StoredCounters },
  sends: ['etag'],
})
