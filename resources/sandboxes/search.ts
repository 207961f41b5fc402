import { columnContains } from '#server/database/text/text.ts'
import { selectVisible } from '#server/sandboxes/visible.ts'
import { inBoth, MAX_FOUND, type Search } from '#server/search.ts'

export const search: Search = {
  needs: 'sandboxes:read',
  async find({ db, operator }, text) {
    const rows = await selectVisible(db, operator)
      .where('snapshot_of', 'is', null)
      .where(columnContains('name', text))
      .orderBy('name')
      .limit(MAX_FOUND)
      .execute()
    return rows.map(({ id, name }) => ({ id, name: inBoth(name), detail: '' }))
  },
}
