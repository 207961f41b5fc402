import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { Names } from '#shared/row.ts'

export const title = { en: 'County stats', zh: '縣市統計' }

/** What the sandbox has in a county: of customers and what they ordered by where they live, of service points by where they are. */
export const CountyStats = z.object({
  /** Five digits, as the Ministry of the Interior numbers counties. */
  id: z.string(),
  name: Names,
  customers: z.int(),
  sites: z.int(),
  /** Cancelled ones are no orders. */
  orders: z.int(),
  /** TWD, with tax. */
  salesCents: z.int(),
})
export type CountyStats = z.infer<typeof CountyStats>

export const listCountyStats = endpoint({
  method: 'GET',
  path: '/api/county-stats',
  summary: {
    en: 'Customers, service points, orders and sales of each county of Taiwan, those with none, too',
    zh: '臺灣各縣市的客戶、據點、訂單與銷售額；沒有資料的縣市也會列出',
  },
  needs: 'orders:read',
  replies: { 200: z.object({ rows: z.array(CountyStats) }) },
})
