import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { TownshipPrefix } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { fields } from './fields.ts'
import { CUSTOMER_KINDS } from './rules.ts'

export const title = { en: 'Customers', zh: '客戶' }
export const description = 'People and businesses that buy from the company.'

export const Customer = schemaOf(fields)
export type Customer = z.infer<typeof Customer>

export const listCustomers = endpoint('GET /api/customers', {
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

export const readCustomer = endpoint('GET /api/customers/:customerId', {
  summary: { en: 'Get a customer', zh: '讀取客戶' },
  needs: 'customers:read',
  replies: { 200: Customer },
})
