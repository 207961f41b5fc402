import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { MAX_INTEGER } from '#shared/row.ts'
import { MAX_COUNT, MAX_ITEMS } from './rules.ts'

export const title = { en: 'Counters', zh: '計數器' }
export const description = 'A number and a list for each operator, to practise conflicting updates on.'

const Count = z.int().check(z.minimum(-MAX_COUNT), z.maximum(MAX_COUNT))

const Values = z.object({ number: Count, array: z.array(Count).check(z.maxLength(MAX_ITEMS)) })

export const StoredCounters = z.extend(Values, {
  /** The number of changes, and the ETag of the counters. */
  version: z.int(),
})
export type StoredCounters = z.infer<typeof StoredCounters>

export const readCounters = endpoint('GET /api/counters', {
  summary: {
    en: 'Get your counters in this sandbox: a number and a list',
    zh: '讀取自己在這個沙盒的計數器：一個數字與一個陣列',
  },
  needs: 'signed-in',
  replies: { 200: StoredCounters },
})

export const replaceCounters = endpoint('PUT /api/counters', {
  summary: {
    en: 'Replace your counters. Without If-Match, this overwrites concurrent changes',
    zh: '取代計數器的值；未帶 If-Match 會覆寫同時發生的變更',
  },
  needs: 'signed-in',
  headers: z.object({ 'if-match': z.optional(z.string()) }),
  body: Values,
  replies: { 200: StoredCounters, 412: refusal(['stale'], { current: StoredCounters }) },
})

export const addToCounter = endpoint('POST /api/counters/steps', {
  summary: {
    en: 'Add to the number or to one item of the list. Concurrent additions all count',
    zh: '將數字或陣列中的一項加上指定值；同時送出的都會計入',
  },
  needs: 'signed-in',
  body: z.object({
    target: z.union([z.literal('number'), z.int().check(z.minimum(0), z.maximum(MAX_INTEGER))]),
    by: Count,
  }),
  replies: { 200: StoredCounters },
})

export const resetCounters = endpoint('DELETE /api/counters', {
  summary: { en: 'Reset your counters to 20 and 10, 20, 30', zh: '將計數器重設為 20 與 10、20、30' },
  needs: 'signed-in',
  replies: { 200: StoredCounters },
})
