import { scopedRows } from '#server/entities/scoped-rows.ts'
import type { Parts } from '#server/parts.ts'

export const part: Parts['published-texts'] = async (db, operator) => {
  const releases = scopedRows(db, operator)('translation_release').clearSelect().select('number')
  return (await releases.orderBy('number', 'desc').executeTakeFirst())?.number ?? 0
}
