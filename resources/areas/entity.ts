import { defineReadOnlyEntity } from '#server/entities/entity.ts'
import { namesOf, versionOf } from '#server/entities/fields.ts'
import type { Area } from './contract.ts'

export const areas = defineReadOnlyEntity({
  name: 'areas',
  table: 'area',
  scope: 'sandbox',
  toApi: (row): Area => ({
    id: row.id,
    name: namesOf(row),
    memberId: row.member_id,
    ring: JSON.parse(row.ring),
    ...versionOf(row),
  }),
})
