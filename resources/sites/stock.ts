import { sql } from 'kysely'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { sites } from './entity.ts'

/**
 * The ids of the shops with stock of a product. The company only knows how many units it has in all, so they are spread
 * over the shops one by one, beginning with a shop that depends on the product. Pick-up points, lockers and workshops
 * sell nothing.
 */
export function shopsWithStock(rows: Rows, productId: number) {
  const shops = rows(sites)
    .clearSelect()
    .select([
      'id',
      sql<number>`row_number() over (order by id)`.as('position'),
      sql<number>`count(*) over ()`.as('count'),
    ])
    .where('kind', '=', 'shop')
  return rows('product')
    .clearSelect()
    .innerJoin(shops.as('shop'), join => join.onTrue())
    .select('shop.id')
    .where('product.id', '=', productId)
    .where(sql<boolean>`(shop.position + product.id) % shop.count < product.stock`)
}
