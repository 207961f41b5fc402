import * as z from 'zod/mini'
import { RepairRequest } from '#resources/repair-drafts/contract.ts'
import { REPAIR_SITE_KINDS } from '#resources/repair-drafts/rules.ts'
import { endpoint } from '#shared/contract.ts'
import { Day, Names, RowId } from '#shared/row.ts'

export const title = { en: 'Repairs', zh: '維修' }
export const description = 'Choosing what to repair, and the repair request of a ticket.'

const named = { id: RowId, name: Names }

export const readRepair = endpoint('GET /api/repairs/:ticketId', {
  summary: { en: 'Get the repair request of a ticket', zh: '讀取工單的維修申請' },
  needs: 'tickets:read',
  replies: { 200: z.extend(RepairRequest, { ticketId: RowId }) },
})

/** `place`: the township and county, formatted for the language. */
export const RepairCustomer = z.object({ ...named, place: Names })
export type RepairCustomer = z.infer<typeof RepairCustomer>

export const listRepairCustomers = endpoint('GET /api/repair-choices/customers', {
  summary: { en: 'List customers to choose from for a repair', zh: '列出可申請維修的客戶' },
  needs: 'repair-drafts:write',
  replies: { 200: z.object({ rows: z.array(RepairCustomer) }) },
})

/** A product from one of the customer's orders. */
export const Purchase = z.object({ orderId: RowId, product: z.object(named), boughtOn: Day })
export type Purchase = z.infer<typeof Purchase>

export const listPurchases = endpoint('GET /api/repair-choices/purchases', {
  summary: { en: 'List the purchases of a customer', zh: '列出客戶買過的商品' },
  needs: 'repair-drafts:write',
  query: z.object({ customerId: RowId }),
  replies: { 200: z.object({ rows: z.array(Purchase) }) },
})

export const RepairSite = z.object({
  ...named,
  kind: z.enum(REPAIR_SITE_KINDS),
  place: Names,
  /** Whether it is in the customer's county. */
  isNear: z.boolean(),
})
export type RepairSite = z.infer<typeof RepairSite>

export const listRepairSites = endpoint('GET /api/repair-choices/sites', {
  summary: {
    en: 'List workshops and shops that accept repairs, nearest county first',
    zh: '列出收件維修的維修站與門市，客戶所在縣市的在前',
  },
  needs: 'repair-drafts:write',
  query: z.object({ customerId: RowId }),
  replies: { 200: z.object({ rows: z.array(RepairSite) }) },
})
