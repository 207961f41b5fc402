import { ProfileFields } from '#resources/profile/contract.ts'

/** The fields in the order of the form. */
export const FIELDS = Object.keys(ProfileFields.shape) as (keyof ProfileFields)[]
export type Field = keyof ProfileFields

/** The editable part of a profile. */
export const fieldsOf = ({ name, age, email, address, timeZone }: ProfileFields): ProfileFields => ({
  name,
  age,
  email,
  address,
  timeZone,
})

/** What was changed from `base`: all that has to be sent. */
export function changesOf(base: ProfileFields, now: ProfileFields): Partial<ProfileFields> {
  return Object.fromEntries(FIELDS.filter(field => base[field] !== now[field]).map(field => [field, now[field]]))
}

export type Merge = {
  /** Where one side changed a field, its value; where both did and differ, mine until somebody chooses. */
  merged: ProfileFields
  /** Changed there only. */
  taken: Field[]
  /** Changed on both sides, differently. */
  conflicts: Field[]
}

/** Three-way merge, field by field: `base` is what both sides began with. */
export function mergeProfiles(base: ProfileFields, mine: ProfileFields, theirs: ProfileFields): Merge {
  const isChanged = (side: ProfileFields) => (field: Field) => side[field] !== base[field]
  const theirChanges = FIELDS.filter(isChanged(theirs))
  const taken = theirChanges.filter(field => !isChanged(mine)(field))
  const conflicts = theirChanges.filter(field => isChanged(mine)(field) && mine[field] !== theirs[field])
  const fromThem = Object.fromEntries(taken.map(field => [field, theirs[field]]))
  return { merged: { ...fieldsOf(mine), ...fromThem }, taken, conflicts }
}
