import type { NotNull } from 'kysely'
import type { Parts } from '#server/parts.ts'

/** Resolved errors count, too, because they can happen again. */
export const part: Parts['holds-members'] = async ([first, last], { rows }) => {
  const found = rows('error_group').where('assignee_id', '>=', first).where('assignee_id', '<=', last)
  const members = await found
    .clearSelect()
    .select('assignee_id as id')
    .distinct()
    .$narrowType<{ id: NotNull }>()
    .execute()
  return members.map(({ id }) => ({ id, code: 'has-errors' }))
}
