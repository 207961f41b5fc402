import { emailContains, nameContains, nameRank } from '#server/database/text/text.ts'
import { namesOf } from '#server/entities/fields.ts'
import { MAX_FOUND, type Search } from '#server/search.ts'
import { members } from './entity.ts'

export const search: Search = {
  needs: 'members:read',
  async find({ rows }, text) {
    const found = await rows(members)
      .where('archived_at', 'is', null)
      .where(({ or }) => or([nameContains(text), emailContains('email', text)]))
      .orderBy(nameRank(text.trim()))
      .orderBy('name_en')
      .orderBy('id')
      .limit(MAX_FOUND)
      .execute()
    return found.map(row => ({ id: String(row.id), name: namesOf(row), detail: row.email }))
  },
}
