import type { Selectable } from 'kysely'
import type { MemberTable } from '#server/database/company-schema.ts'
import type { Db } from '#server/database/open.ts'
import { answerList, answerOne, isIn } from '#server/sandboxes/list.ts'
import { namesOf, versionOf } from '#server/sandboxes/words.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { listMembers, type Member, readMember } from './contract.ts'

const memberOf = (row: Selectable<MemberTable>): Member => ({
  id: row.id,
  name: namesOf(row),
  email: row.email,
  teamId: row.team_id,
  job: row.job,
  joinedOn: row.joined_on,
  archivedAt: row.archived_at,
  ...versionOf(row),
})

const selectMembers = (db: Db, { sandboxId }: Operator) =>
  db.selectFrom('member').selectAll().where('sandbox_id', '=', sandboxId)

export const endpoints = [
  serve(listMembers, ({ db, operator, query: { teamId, job, isArchived, search, ...page } }) => {
    let rows = selectMembers(db, operator)
    if (teamId !== undefined) rows = rows.where('team_id', '=', teamId)
    if (job) rows = rows.where('job', '=', job)
    if (isArchived !== undefined) rows = rows.where('archived_at', isArchived ? 'is not' : 'is', null)
    if (search) rows = rows.where(isIn(search))
    return answerList(db, rows, memberOf, { ...page, sorts: { name: 'name_en', joinedOn: 'joined_on' } })
  }),

  serve(readMember, ({ db, operator, params: { memberId } }) =>
    answerOne(selectMembers(db, operator), memberId, memberOf),
  ),
]
