import { columnContains } from '#server/database/text/text.ts'
import { namesOf } from '#server/entities/fields.ts'
import { MAX_FOUND, type Search } from '#server/search.ts'

export const search: Search = {
  needs: 'species:read',
  async find({ db }, text) {
    const rows = await db
      .selectFrom('species')
      .select(['dex_id', 'name_en', 'name_zh'])
      .where('is_entry', '=', 1)
      .where(({ or }) => or(['name_en', 'name_zh'].map(column => columnContains(column, text))))
      .orderBy('dex_id')
      .limit(MAX_FOUND)
      .execute()
    return rows.map(row => ({
      id: String(row.dex_id),
      name: namesOf(row),
      detail: `#${String(row.dex_id).padStart(3, '0')}`,
    }))
  },
}
