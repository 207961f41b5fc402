import { columnContains } from '#server/database/text/text.ts'
import { namesOf } from '#server/entities/fields.ts'
import { MAX_FOUND, type Search } from '#server/search.ts'
import { roles } from './entity.ts'

export const search: Search = {
  needs: 'roles:read',
  async find({ rows }, text) {
    const found = await rows(roles)
      .where(({ or }) => or(['name_en', 'name_zh'].map(column => columnContains(column, text))))
      .orderBy('id')
      .limit(MAX_FOUND)
      .execute()
    return found.map(row => ({ id: String(row.id), name: namesOf(row), detail: '' }))
  },
}
