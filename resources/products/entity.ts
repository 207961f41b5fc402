import { Product } from '#resources/products/contract.ts'
import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity } from '#server/entities/entity.ts'
import { fields } from './fields.ts'

const { toApi, toColumns } = mappingOf(fields)
export const productOf = toApi

/** The fields that orders and warehouse staff change. Not revertible: an earlier stock would be wrong. */
export const products = defineEntity({
  name: 'products',
  needs: 'products:write',
  table: 'product',
  scope: 'sandbox',
  schema: Product,
  toApi,
  toColumns,
})
