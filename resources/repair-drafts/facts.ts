import { sql } from 'kysely'
import { sites } from '#resources/sites/entity.ts'
import { namesOf } from '#server/entities/fields.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import type { CheckedDraft, RepairDraft } from './contract.ts'
import { REPAIR_SITE_KINDS } from './rules.ts'

type Names = NonNullable<CheckedDraft['names']['customer']>

/** The rows that drafts refer to, as they are in the sandbox now. Missing rows do not exist. */
export type Facts = {
  customers: ReadonlyMap<number, Names>
  products: ReadonlyMap<number, Names>
  /** The service points that accept repairs. */
  sites: ReadonlyMap<number, Names>
  /** The customer of an order with the product, by `order:product`. */
  buyers: ReadonlyMap<string, number>
}

const idsOf = (ids: (number | null | undefined)[]) => [...new Set(ids)].filter(id => typeof id === 'number')

/** Reads all rows that these drafts refer to, in four queries regardless of their number. */
export async function findFacts(rows: Rows, drafts: readonly RepairDraft[]): Promise<Facts> {
  const customerIds = idsOf(drafts.map(draft => draft.customer?.customerId))
  const productIds = idsOf(drafts.map(draft => draft.product?.purchase?.productId))
  const orderIds = idsOf(drafts.map(draft => draft.product?.purchase?.orderId))
  const siteIds = idsOf(drafts.map(draft => draft.handover?.siteId))

  const namesIn = async (of: 'customer' | 'product' | typeof sites, ids: number[]) => {
    if (ids.length === 0) return []
    let found = rows<'customer' | 'product' | 'site'>(of).where('id', 'in', ids)
    if (of === sites) found = found.where(sql.ref('kind'), 'in', REPAIR_SITE_KINDS)
    return (await found.execute()).map(row => [row.id, namesOf(row)] as const)
  }
  const linesIn = async (ids: number[]) => {
    if (ids.length === 0) return []
    return rows('order_line')
      .clearSelect()
      .innerJoin(rows('order').as('order'), 'order.id', 'order_line.order_id')
      .select(['order_id', 'product_id', 'customer_id'])
      .where('order_id', 'in', ids)
      .execute()
  }
  return {
    customers: new Map(await namesIn('customer', customerIds)),
    products: new Map(await namesIn('product', productIds)),
    sites: new Map(await namesIn(sites, siteIds)),
    buyers: new Map((await linesIn(orderIds)).map(row => [`${row.order_id}:${row.product_id}`, row.customer_id])),
  }
}
