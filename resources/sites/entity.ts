import { practiceNow } from '#company/clock.ts'
import { localityOf } from '#company/townships.ts'
import { mappingOf } from '#server/database/mapping.ts'
import { defineReadOnlyEntity } from '#server/entities/entity.ts'
import { itemAt } from '#shared/objects.ts'
import type { Site } from './contract.ts'
import { fields } from './fields.ts'
import { formatHours, isOpenAt, OPENING_HOURS } from './rules.ts'

/** A row has an index of the list. */
const hoursOf = (row: { hours: number }) => itemAt(OPENING_HOURS, row.hours)

/** The indexes of the opening hours within which it is now. */
export function openHours(): number[] {
  const now = practiceNow()
  return OPENING_HOURS.flatMap((hours, index) => (isOpenAt(hours, now) ? index : []))
}

const { toApi } = mappingOf(fields)

export const sites = defineReadOnlyEntity({
  name: 'sites',
  table: 'site',
  scope: 'everyone',
  toApi: (row): Site => ({
    ...toApi(row),
    locality: localityOf(row.township_id),
    openingHours: formatHours(hoursOf(row)),
    isOpen: isOpenAt(hoursOf(row), practiceNow()),
  }),
})
