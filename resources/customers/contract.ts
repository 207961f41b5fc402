import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { Day, Names, RowId, TownshipPrefix, versioned } from '#shared/row.ts'
import { CUSTOMER_KINDS } from './rules.ts'

export const title = { en: 'Customers', zh: '客戶' }
export const description = 'People and businesses that buy from the company.'

export const Customer = z.object({
  id: RowId,
  name: Names,
  kind: z.enum(CUSTOMER_KINDS),
  /** Eight digits, as assigned by the Ministry of the Interior; the first five are the county's. */
  townshipId: z.string(),
  /** The day of the first purchase. */
  since: Day,
  ...versioned,
})
export type Customer = z.infer<typeof Customer>

export const listCustomers = endpoint({
  method: 'GET',
  path: '/api/customers',
  summary: { en: 'List customers', zh: '列出客戶' },
  needs: 'customers:read',
  query: z.object({
    kind: z.optional(z.enum(CUSTOMER_KINDS)),
    township: z.optional(TownshipPrefix),
    search,
    sort: z._default(sortQuery(['id', 'name', 'since']), 'id'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Customer) },
})

export const readCustomer = endpoint({
  method: 'GET',
  path: '/api/customers/:customerId',
  summary: { en: 'Get a customer', zh: '讀取客戶' },
  needs: 'customers:read',
  params: z.object({ customerId: RowId }),
  replies: { 200: Customer, 404: refusal(['not-found']) },
  sends: ['etag'],
})
