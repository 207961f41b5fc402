import type { Parts } from '#server/parts.ts'

/** The drivers of all tours. Those that are over still show who drove them. */
export const part: Parts['holds-members'] = async ([first, last], { rows }) => {
  const found = rows('track').where('member_id', '>=', first).where('member_id', '<=', last)
  const members = await found.clearSelect().select('member_id as id').distinct().execute()
  return members.map(({ id }) => ({ id, code: 'has-tours' }))
}
