import { columnContains } from '#server/database/text/text.ts'
import { inBoth, MAX_FOUND, type Search } from '#server/search.ts'

export const search: Search = {
  needs: 'keys:read',
  // A key must not list the account's other keys.
  async find({ db, operator: { accountId, key } }, text) {
    if (key !== null) return []
    const rows = await db
      .selectFrom('api_key')
      .select(['id', 'name', 'ending'])
      .where('account_id', '=', accountId)
      .where(columnContains('name', text))
      .orderBy('name')
      .orderBy('id')
      .limit(MAX_FOUND)
      .execute()
    return rows.map(({ id, name, ending }) => ({ id, name: inBoth(name), detail: `…${ending}` }))
  },
}
