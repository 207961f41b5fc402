import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { Names } from '#shared/row.ts'

export const title = { en: 'County stats', zh: '縣市統計' }
export const description = 'Customers, service points, orders and sales of each county.'

/** The numbers of a county: customers and their orders by home address, service points by location. */
export const CountyStats = z.object({
  /** Five digits, as assigned by the Ministry of the Interior. */
  id: z.string(),
  name: Names,
  customers: z.int(),
  sites: z.int(),
  /** Excludes cancelled orders. */
  orders: z.int(),
  /** TWD, including tax. */
  salesCents: z.int(),
})
export type CountyStats = z.infer<typeof CountyStats>

export const listCountyStats = endpoint('GET /api/county-stats', {
  summary: {
    en: 'List customers, service points, orders and sales by county',
    zh: '列出各縣市的客戶數、據點數、訂單數與銷售額',
  },
  needs: 'orders:read',
  replies: { 200: z.object({ rows: z.array(CountyStats) }) },
})
