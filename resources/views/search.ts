import { columnContains } from '#server/database/text/text.ts'
import { inBoth, MAX_FOUND, type Search } from '#server/search.ts'
import { views } from './entity.ts'

export const search: Search = {
  needs: 'views:read',
  async find({ rows }, text) {
    const found = await rows(views)
      .where(columnContains('name', text))
      .orderBy('name')
      .orderBy('id')
      .limit(MAX_FOUND)
      .execute()
    return found.map(({ id, name, page }) => ({ id, name: inBoth(name), detail: page }))
  },
}
