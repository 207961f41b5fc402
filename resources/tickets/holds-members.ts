import type { NotNull } from 'kysely'
import type { Parts } from '#server/parts.ts'

/** Members whom tickets are assigned to, and those who have closed some. */
export const part: Parts['holds-members'] = async ([first, last], { rows }) => {
  const held: { id: number; code: string }[] = []
  for (const column of ['assignee_id', 'closed_by'] as const) {
    const found = rows('support_ticket').where(column, '>=', first).where(column, '<=', last)
    const members = await found
      .clearSelect()
      .select(`${column} as id`)
      .distinct()
      .$narrowType<{ id: NotNull }>()
      .execute()
    held.push(...members.map(({ id }) => ({ id, code: 'has-tickets' })))
  }
  return held
}
