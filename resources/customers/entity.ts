import { defineReadOnlyEntity } from '#server/entities/entity.ts'
import { mappingOf } from '#server/entities/mapping.ts'
import { fields } from './fields.ts'

export const customers = defineReadOnlyEntity({
  name: 'customers',
  table: 'customer',
  scope: 'sandbox',
  toApi: mappingOf(fields).toApi,
})
