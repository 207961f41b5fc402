import { Product } from '#resources/products/contract.ts'
import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity } from '#server/entities/entity.ts'
import { fields } from './fields.ts'

const mapping = mappingOf(fields)
export const productOf = mapping.toApi

/** The fields that orders and warehouse staff change. Not revertible: an earlier stock would be wrong. */
export const products = defineEntity({
  name: 'products',
  needs: 'products:write',
  table: 'product',
  scope: 'sandbox',
  schema: Product,
  ...mapping,
})
