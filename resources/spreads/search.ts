import { columnContains } from '#server/database/text/text.ts'
import { inBoth, MAX_FOUND, type Search } from '#server/search.ts'
import { spreads } from './entity.ts'

export const search: Search = {
  needs: 'spreads:read',
  async find({ rows }, text) {
    const found = await rows(spreads)
      .where(columnContains('name', text))
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_FOUND)
      .execute()
    return found.map(({ id, name, level }) => ({ id, name: inBoth(name), detail: `Lv. ${level}` }))
  },
}
