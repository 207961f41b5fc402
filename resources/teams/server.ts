import type { Selectable } from 'kysely'
import type { TeamTable } from '#server/database/company-schema.ts'
import type { Db } from '#server/database/open.ts'
import { answerList, answerOne } from '#server/sandboxes/list.ts'
import { namesOf, versionOf } from '#server/sandboxes/words.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { listTeams, readTeam, type Team } from './contract.ts'

const teamOf = (row: Selectable<TeamTable>): Team => ({
  id: row.id,
  name: namesOf(row),
  parentId: row.parent_id,
  ...versionOf(row),
})

const selectTeams = (db: Db, { sandboxId }: Operator) =>
  db.selectFrom('team').selectAll().where('sandbox_id', '=', sandboxId)

export const endpoints = [
  serve(listTeams, ({ db, operator, query: { parentId, ...page } }) => {
    let rows = selectTeams(db, operator)
    if (parentId !== undefined) rows = rows.where('parent_id', '=', parentId)
    return answerList(db, rows, teamOf, { ...page, sorts: { id: 'id', name: 'name_en' } })
  }),

  serve(readTeam, ({ db, operator, params: { teamId } }) => answerOne(selectTeams(db, operator), teamId, teamOf)),
]
