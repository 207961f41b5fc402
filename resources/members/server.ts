import type { Selectable } from 'kysely'
import type { MemberTable } from '#server/database/company-schema.ts'
import type { Db } from '#server/database/open.ts'
import { etagOf } from '#server/etag.ts'
import { readList } from '#server/sandboxes/list.ts'
import { namesOf, versionOf } from '#server/sandboxes/words.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { refuse } from '#shared/errors.ts'
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
  serve(listMembers, async ({ db, operator, query: { teamId, job, isArchived, ...wanted } }) => {
    let rows = selectMembers(db, operator)
    if (teamId !== undefined) rows = rows.where('team_id', '=', teamId)
    if (job) rows = rows.where('job', '=', job)
    if (isArchived !== undefined) rows = rows.where('archived_at', isArchived ? 'is not' : 'is', null)
    const columns = { name: ['name_en' as const, 'id' as const], joinedOn: ['joined_on' as const, 'id' as const] }
    const list = await readList(db, rows, { ...wanted, columns })
    return { status: 200, body: { ...list, rows: list.rows.map(memberOf) } }
  }),

  serve(readMember, async ({ db, operator, params: { memberId } }) => {
    const row = await selectMembers(db, operator).where('id', '=', memberId).executeTakeFirst()
    if (!row) throw refuse('not-found')
    return { status: 200, body: memberOf(row), headers: etagOf(row) }
  }),
]
