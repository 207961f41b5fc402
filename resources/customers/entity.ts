import { defineReadOnlyEntity } from '#server/entities/entity.ts'
import { namesOf, versionOf } from '#server/entities/fields.ts'
import type { Customer } from './contract.ts'

export const customers = defineReadOnlyEntity({
  name: 'customers',
  table: 'customer',
  scope: 'sandbox',
  toApi: (row): Customer => ({
    id: row.id,
    name: namesOf(row),
    kind: row.kind,
    townshipId: row.township_id,
    since: row.since,
    ...versionOf(row),
  }),
})
