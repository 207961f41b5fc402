import type { Parts } from '#server/parts.ts'

export const part: Parts['holds-team'] = async (teamId, { rows }) => {
  const area = await rows('area')
    .where('team_id', '=', teamId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return area ? 'has-areas' : null
}
