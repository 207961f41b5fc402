import type { Selectable } from 'kysely'
import type { AreaTable } from '#server/database/company-schema.ts'
import type { Db } from '#server/database/open.ts'
import { namesOf, versionOf } from '#server/entities/fields.ts'
import { answerList, answerOne } from '#server/entities/list.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { type Area, listAreas, readArea } from './contract.ts'

const areaOf = (row: Selectable<AreaTable>): Area => ({
  id: row.id,
  name: namesOf(row),
  memberId: row.member_id,
  ring: JSON.parse(row.ring),
  ...versionOf(row),
})

const selectAreas = (db: Db, { sandboxId }: Operator) =>
  db.selectFrom('area').selectAll().where('sandbox_id', '=', sandboxId)

export const endpoints = [
  serve(listAreas, ({ db, operator, query: { memberId, ...page } }) => {
    let rows = selectAreas(db, operator)
    if (memberId !== undefined) rows = rows.where('member_id', '=', memberId)
    return answerList(db, rows, areaOf, { ...page, sorts: { id: 'id', name: 'name_en' } })
  }),

  serve(readArea, ({ db, operator, params: { areaId } }) => answerOne(selectAreas(db, operator), areaId, areaOf)),
]
