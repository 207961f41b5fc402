import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { Names } from '#shared/row.ts'
import { inputOf, schemaOf } from '#shared/schema-of.ts'
import { fields } from './fields.ts'

export const title = { en: 'Repair visits', zh: '到府維修' }
export const description = 'Visits of technicians to customers.'

/** What the technician reports about a visit. */
export const VisitFields = inputOf(fields)
export type VisitFields = z.infer<typeof VisitFields>

/** A technician's visit to a customer, to repair a product there. */
export const Visit = schemaOf(fields)
export type Visit = z.infer<typeof Visit>

/** With everything that somebody without a connection needs to know. */
export const ListedVisit = z.extend(Visit, {
  customer: Names,
  /** The township and county, formatted for the language. */
  place: Names,
  product: Names,
  technician: Names,
})
export type ListedVisit = z.infer<typeof ListedVisit>

export const listVisits = endpoint('GET /api/visits', {
  summary: { en: 'List the repair visits of the day', zh: '列出當天的到府維修' },
  needs: 'tickets:read',
  query: z.object({ sort: z._default(sortQuery(['id', 'startsAt']), 'startsAt'), ...pageQuery }),
  replies: { 200: pageOf(ListedVisit) },
})

export const readVisit = endpoint('GET /api/visits/:visitId', {
  summary: { en: 'Get a repair visit', zh: '讀取一次到府維修' },
  needs: 'tickets:read',
  replies: { 200: Visit },
})

export const updateVisit = endpoint('PATCH /api/visits/:visitId', {
  summary: {
    en: 'Report on a repair visit. With an Idempotency-Key, a repeated request runs once',
    zh: '回報到府維修；帶有 Idempotency-Key 時，重複的請求只執行一次',
  },
  needs: 'tickets:write',
  headers: z.object({ ...ifMatch, ...idempotent }),
  body: z.partial(VisitFields),
  replies: { 200: Visit, 422: refusal(['key-reused']) },
})
