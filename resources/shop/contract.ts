import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent } from '#shared/headers.ts'
import { MAX_DAYS, MAX_OPEN_MINUTES } from './rules.ts'

export const title = { en: 'Shop', zh: '商店' }

/** How far the company of a sandbox has come, and whether it goes on by itself at the moment. */
export const Shop = z.object({
  /** The moment up to which its orders, tickets and events reach. */
  endsAt: z.iso.datetime(),
  /** Until then the shop is open; null: it is closed. */
  openUntil: z.nullable(z.iso.datetime()),
})
export type Shop = z.infer<typeof Shop>

/** How much happened. */
export const Happened = z.object({ orders: z.int(), tickets: z.int(), events: z.int() })
export type Happened = z.infer<typeof Happened>

const notYours = refusal(['not-permitted', 'not-yours'])

export const readShop = endpoint({
  method: 'GET',
  path: '/api/shop',
  summary: {
    en: 'How far the company of this sandbox has come, and whether its shop is open',
    zh: '此沙盒的公司資料到哪一刻，以及商店是否營業中',
  },
  needs: 'sandboxes:read',
  replies: { 200: Shop },
})

export const passDays = endpoint({
  method: 'POST',
  path: '/api/shop/days',
  summary: {
    en: 'Let days pass: everything in this sandbox becomes so many days older, and new orders, tickets and events fill them. 0 only brings it up to now. In main only as supersuper',
    zh: '讓日子過去：此沙盒的所有資料往前推移指定天數，並補上新的訂單、工單與事件；0 表示只補到現在。main 僅限 supersuper',
  },
  needs: 'sandboxes:write',
  headers: z.object(idempotent),
  body: z.object({ days: z.int().check(z.minimum(0), z.maximum(MAX_DAYS)) }),
  replies: { 200: z.object({ shop: Shop, happened: Happened }), 403: notYours, 422: refusal(['key-reused']) },
})

export const openShop = endpoint({
  method: 'PUT',
  path: '/api/shop/opening',
  summary: {
    en: `Open the shop of this sandbox for up to ${MAX_OPEN_MINUTES} minutes: orders, tickets and events arrive on their own, every few seconds`,
    zh: `讓此沙盒的商店營業，最多 ${MAX_OPEN_MINUTES} 分鐘：每隔幾秒就有新的訂單、工單與事件`,
  },
  needs: 'sandboxes:write',
  body: z.object({ minutes: z.int().check(z.minimum(1), z.maximum(MAX_OPEN_MINUTES)) }),
  replies: { 200: Shop },
})

export const closeShop = endpoint({
  method: 'DELETE',
  path: '/api/shop/opening',
  summary: { en: 'Close the shop of this sandbox', zh: '讓此沙盒的商店打烊' },
  needs: 'sandboxes:write',
  replies: { 200: Shop },
})
