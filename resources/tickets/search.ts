import { columnContains } from '#server/database/text/text.ts'
import { MAX_FOUND, numberIn, type Search } from '#server/search.ts'
import { tickets } from './entity.ts'

export const search: Search = {
  needs: 'tickets:read',
  /** By number or title, newest first. */
  async find({ rows }, text) {
    const id = numberIn(text)
    const found = await rows(tickets)
      .where(({ eb, or }) =>
        or([
          ...(id === null ? [] : [eb('id', '=', id)]),
          columnContains('title_en', text),
          columnContains('title_zh', text),
        ]),
      )
      .orderBy('id', 'desc')
      .limit(MAX_FOUND)
      .execute()
    return found.map(row => ({
      id: String(row.id),
      name: { en: row.title_en, zh: row.title_zh },
      detail: `#${row.id}`,
    }))
  },
}
