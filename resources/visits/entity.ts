import { localityOf } from '#company/townships.ts'
import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { namesOf } from '#server/entities/fields.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { type ListedVisit, Visit } from './contract.ts'
import { fields } from './fields.ts'

type Row = RowOf<'repair_visit'>

const mapping = mappingOf(fields)

const NO_NAME = { en: '', zh: '' }

/** The visits with the names they refer to, in three queries regardless of their number. */
export async function described(rows: Rows, visits: readonly Row[]): Promise<ListedVisit[]> {
  if (visits.length === 0) return []
  const customerIds = visits.map(row => row.customer_id)
  const customers = byId(await rows('customer').where('id', 'in', customerIds).execute())
  const productIds = visits.map(row => row.product_id)
  const products = byId(await rows('product').where('id', 'in', productIds).execute())
  const technicianIds = visits.map(row => row.technician_id)
  const technicians = byId(await rows('member').where('id', 'in', technicianIds).execute())
  return visits.map(row => {
    const customer = customers.get(row.customer_id)
    return {
      ...mapping.toApi(row),
      customer: nameOf(customer),
      place: customer ? localityOf(customer.township_id) : NO_NAME,
      product: nameOf(products.get(row.product_id)),
      technician: nameOf(technicians.get(row.technician_id)),
    }
  })
}

const byId = <R extends { id: number }>(found: readonly R[]) => new Map(found.map(row => [row.id, row]))
const nameOf = (row: Parameters<typeof namesOf>[0] | undefined) => (row ? namesOf(row) : NO_NAME)

export const visits = defineEntity({
  name: 'visits',
  needs: 'tickets:write',
  table: 'repair_visit',
  scope: 'sandbox',
  schema: Visit,
  ...mapping,
  isRevertible: true,
})
