import { columnContains } from '#server/database/text/text.ts'
import { namesOf } from '#server/entities/fields.ts'
import { MAX_FOUND, type Search } from '#server/search.ts'
import { teams } from './entity.ts'

export const search: Search = {
  needs: 'teams:read',
  async find({ rows }, text) {
    const found = await rows(teams)
      .leftJoin(rows('team').as('parent'), 'parent.id', 'team.parent_id')
      .select('parent.name_en as parent')
      .where(({ or }) => or(['team.name_en', 'team.name_zh'].map(column => columnContains(column, text))))
      .orderBy('team.name_en')
      .orderBy('team.id')
      .limit(MAX_FOUND)
      .execute()
    return found.map(row => ({ id: String(row.id), name: namesOf(row), detail: row.parent ?? '' }))
  },
}
