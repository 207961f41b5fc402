import type { NotNull } from 'kysely'
import type { Parts } from '#server/parts.ts'

export const part: Parts['holds-members'] = async ([first, last], { rows }) => {
  const found = rows('order').where('member_id', '>=', first).where('member_id', '<=', last)
  const members = await found
    .clearSelect()
    .select('member_id as id')
    .distinct()
    .$narrowType<{ id: NotNull }>()
    .execute()
  return members.map(({ id }) => ({ id, code: 'has-orders' }))
}
