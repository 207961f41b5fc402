import type { Selectable } from 'kysely'
import type { SiteTable } from '#server/database/company-schema.ts'
import type { Db } from '#server/database/open.ts'
import { isInName } from '#server/database/text.ts'
import { namesOf, versionOf } from '#server/entities/fields.ts'
import { answerList, answerOne, isWithin } from '#server/entities/list.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { listSites, readSite, type Site } from './contract.ts'
import { PICK_UP_KINDS } from './rules.ts'

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

export const endpoints = [
  serve(listSites, ({ db, operator, query: { kind, township, isPickUp, search, ...page } }) => {
    let rows = selectSites(db, operator)
    if (kind) rows = rows.where('kind', '=', kind)
    if (township) rows = rows.where(isWithin('township_id', township))
    if (isPickUp !== undefined) rows = rows.where('kind', isPickUp ? 'in' : 'not in', PICK_UP_KINDS)
    if (search) rows = rows.where(isInName(search))
    return answerList(db, rows, siteOf, { ...page, sorts: { id: 'id', township: 'township_id' } })
  }),

  serve(readSite, ({ db, operator, params: { siteId } }) => answerOne(selectSites(db, operator), siteId, siteOf)),
]
