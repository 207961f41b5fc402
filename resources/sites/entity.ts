import { defineReadOnlyEntity } from '#server/entities/entity.ts'
import { namesOf, versionOf } from '#server/entities/fields.ts'
import type { Site } from './contract.ts'

export const sites = defineReadOnlyEntity({
  name: 'sites',
  table: 'site',
  scope: 'sandbox',
  toApi: (row): Site => ({
    id: row.id,
    name: namesOf(row),
    kind: row.kind,
    townshipId: row.township_id,
    lng: row.lng,
    lat: row.lat,
    openedOn: row.opened_on,
    ...versionOf(row),
  }),
})
