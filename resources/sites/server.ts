import type { Selectable } from 'kysely'
import type { SiteTable } from '#server/database/company-schema.ts'
import type { Db } from '#server/database/open.ts'
import { etagOf } from '#server/etag.ts'
import { readList } from '#server/sandboxes/list.ts'
import { namesOf, versionOf } from '#server/sandboxes/words.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { refuse } from '#shared/errors.ts'
import { listSites, readSite, type Site } from './contract.ts'

const siteOf = (row: Selectable<SiteTable>): Site => ({
  id: row.id,
  name: namesOf(row),
  kind: row.kind,
  townshipId: row.township_id,
  lng: row.lng,
  lat: row.lat,
  openedOn: row.opened_on,
  ...versionOf(row),
})

const selectSites = (db: Db, { sandboxId }: Operator) =>
  db.selectFrom('site').selectAll().where('sandbox_id', '=', sandboxId)

const COLUMNS = { id: ['id' as const], township: ['township_id' as const, 'id' as const] }

export const endpoints = [
  serve(listSites, async ({ db, operator, query: { kind, township, ...wanted } }) => {
    let rows = selectSites(db, operator)
    if (kind) rows = rows.where('kind', '=', kind)
    // Numbers that begin so sort from this text to the text with the sign after 9 behind it.
    if (township) rows = rows.where('township_id', '>=', township).where('township_id', '<', `${township}:`)
    const list = await readList(db, rows, { ...wanted, columns: COLUMNS })
    return { status: 200, body: { ...list, rows: list.rows.map(siteOf) } }
  }),

  serve(readSite, async ({ db, operator, params: { siteId } }) => {
    const row = await selectSites(db, operator).where('id', '=', siteId).executeTakeFirst()
    if (!row) throw refuse('not-found')
    return { status: 200, body: siteOf(row), headers: etagOf(row) }
  }),
]
