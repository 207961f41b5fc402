import { practiceNow } from '#company/clock.ts'
import { localityOf } from '#company/townships.ts'
import { defineReadOnlyEntity } from '#server/entities/entity.ts'
import { namesOf, versionOf } from '#server/entities/fields.ts'
import type { Site } from './contract.ts'
import { formatHours, isOpenAt, OPENING_HOURS, type OpeningHours } from './rules.ts'

/** A row has an index of the list. */
const hoursOf = (row: { hours: number }) => OPENING_HOURS[row.hours] as OpeningHours

/** The indexes of the opening hours within which it is now. */
export function openHours(): number[] {
  const now = practiceNow()
  return OPENING_HOURS.flatMap((hours, index) => (isOpenAt(hours, now) ? index : []))
}

export const sites = defineReadOnlyEntity({
  name: 'sites',
  table: 'site',
  scope: 'everyone',
  toApi: (row): Site => ({
    id: row.id,
    name: namesOf(row),
    kind: row.kind,
    townshipId: row.township_id,
    locality: localityOf(row.township_id),
    lng: row.lng,
    lat: row.lat,
    openingHours: formatHours(hoursOf(row)),
    isOpen: isOpenAt(hoursOf(row), practiceNow()),
    openedOn: row.opened_on,
    ...versionOf(row),
  }),
})
