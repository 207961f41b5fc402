import { mappingOf } from '#server/database/mapping.ts'
import { defineReadOnlyEntity } from '#server/entities/entity.ts'
import { fields } from './fields.ts'

export const customers = defineReadOnlyEntity({
  name: 'customers',
  table: 'customer',
  scope: 'sandbox',
  toApi: mappingOf(fields).toApi,
})
