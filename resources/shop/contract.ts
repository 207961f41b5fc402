import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent } from '#shared/headers.ts'
import { MAX_DAYS, MAX_OPEN_MINUTES } from './rules.ts'

export const title = { en: 'Shop', zh: '商店' }
export const description = 'The open shop, which places and ships orders while it runs.'

/** How far the data of a sandbox reaches, and whether the shop is open. */
export const Shop = z.object({
  /** The moment up to which there are orders, tickets and events. */
  endsAt: z.iso.datetime(),
  /** When the shop closes by itself; null if it is closed. */
  openUntil: z.nullable(z.iso.datetime()),
})
export type Shop = z.infer<typeof Shop>

export const Happened = z.object({ orders: z.int(), tickets: z.int(), events: z.int() })
export type Happened = z.infer<typeof Happened>

const notYours = refusal(['not-permitted', 'not-yours'])

export const readShop = endpoint('GET /api/shop', {
  summary: {
    en: 'Get the date of this sandbox’s practice data and whether its shop is open',
    zh: '讀取這個沙盒的資料日期與商店是否營業中',
  },
  needs: 'sandboxes:read',
  replies: { 200: Shop },
})

export const passDays = endpoint('POST /api/shop/days', {
  summary: {
    en: 'Advance this sandbox by a number of days and add new orders, tickets and events. 0 adds only what is missing until now. In main, any other number requires supersuper',
    zh: '讓這個沙盒前進指定天數，並新增訂單、工單與事件；0 表示只補到現在。在 main 使用其他天數需要 supersuper',
  },
  needs: 'sandboxes:write',
  headers: z.object(idempotent),
  body: z.object({ days: z.int().check(z.minimum(0), z.maximum(MAX_DAYS)) }),
  replies: {
    200: z.object({ shop: Shop, happened: Happened }),
    403: notYours,
    422: refusal(['key-reused', 'limit-reached']),
  },
})

export const openShop = endpoint('PUT /api/shop/opening', {
  summary: {
    en: `Open the shop of this sandbox for up to ${MAX_OPEN_MINUTES} minutes. New orders, tickets and events arrive every few seconds`,
    zh: `讓這個沙盒的商店營業，最長 ${MAX_OPEN_MINUTES} 分鐘；每隔幾秒會有新的訂單、工單與事件`,
  },
  needs: 'sandboxes:write',
  body: z.object({ minutes: z.int().check(z.minimum(1), z.maximum(MAX_OPEN_MINUTES)) }),
  replies: { 200: Shop, 422: refusal(['limit-reached']) },
})

export const closeShop = endpoint('DELETE /api/shop/opening', {
  summary: { en: 'Close the shop of this sandbox', zh: '讓這個沙盒的商店打烊' },
  needs: 'sandboxes:write',
  replies: { 200: Shop },
})
