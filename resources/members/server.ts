import { answerCsv, csvOf } from '#server/csv.ts'
import type { Db } from '#server/database/open.ts'
import { isIn } from '#server/database/text.ts'
import { namesOf } from '#server/entities/fields.ts'
import { answerList, answerOne, readList } from '#server/entities/list.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import type { Write, Writing } from '#server/writes/write.ts'
import { Problem } from '#shared/errors.ts'
import {
  archiveMember,
  archiveMembers,
  createMember,
  exportMembers,
  listMembers,
  type Member,
  type MemberFilter,
  type Outcome,
  readMember,
  restoreMember,
  restoreMembers,
  updateMember,
} from './contract.ts'
import { headOf, rowsOf } from './csv.ts'
import { memberOf, members } from './entity.ts'

const selectMembers = (db: Db, { sandboxId }: Operator) =>
  db.selectFrom('member').selectAll().where('sandbox_id', '=', sandboxId)

function findMembers(db: Db, operator: Operator, { teamId, job, isArchived, search }: MemberFilter) {
  let rows = selectMembers(db, operator)
  if (teamId !== undefined) rows = rows.where('team_id', '=', teamId)
  if (job) rows = rows.where('job', '=', job)
  if (isArchived !== undefined) rows = rows.where('archived_at', isArchived ? 'is not' : 'is', null)
  if (search) rows = rows.where(isIn(search))
  return rows
}
const SORTS = { name: 'name_en', email: 'email', joinedOn: 'joined_on' } as const

async function readTeamNames(db: Db, { sandboxId }: Operator) {
  const rows = await db
    .selectFrom('team')
    .select(['id', 'name_en', 'name_zh'])
    .where('sandbox_id', '=', sandboxId)
    .execute()
  return new Map(rows.map(row => [row.id, namesOf(row)]))
}

const replyOf = (member: Member) => ({ status: 200 as const, body: member, headers: etagOf(member) })

type Act = 'archive' | 'restore'
const changeTo = (action: Act, { update }: Writing, id: number, match: string | undefined) =>
  update(members, id, {
    match,
    // Archived once more one stays so since when one was.
    fields: ({ archivedAt }) => ({
      archivedAt: action === 'archive' ? (archivedAt ?? new Date().toISOString()) : null,
    }),
    action,
  })

type Named = { id: number; version: number }

/** One after the other in one transaction; what is refused leaves the others as they are. */
const changeSeveral = (action: Act, write: Write, members: readonly Named[]) =>
  write(async writing => {
    const outcomes = new Map<number, Outcome>()
    // In one order for everybody: two who change the same rows wait for each other, and not in a circle.
    const versions = new Map(members.map(({ id, version }) => [id, version]))
    for (const [id, version] of [...versions].sort(([a], [b]) => a - b))
      outcomes.set(id, await outcomeOf(id, changeTo(action, writing, id, etagOf({ version }).etag)))
    return { status: 200 as const, body: { outcomes: members.flatMap(({ id }) => outcomes.get(id) ?? []) } }
  })

/** A refusal is thrown before anything is written, so the transaction goes on. */
async function outcomeOf(id: number, change: Promise<Member>): Promise<Outcome> {
  try {
    return { id, refusal: null, member: await change }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { code, current = null } = error.body as { code: Outcome['refusal']; current?: Member }
    return { id, refusal: code, member: current }
  }
}

export const endpoints = [
  serve(listMembers, ({ db, operator, query }) =>
    answerList(db, findMembers(db, operator, query), memberOf, { ...query, sorts: SORTS }),
  ),

  serve(createMember, ({ write, body }) =>
    write(async ({ create }) => {
      const member = await create(members, { ...body, archivedAt: null })
      const headers = { ...etagOf(member), location: `/api/members/${member.id}` }
      return { status: 201, body: member, headers }
    }),
  ),

  serve(exportMembers, async ({ db, operator, query }) => {
    const shape = { ...query, teams: await readTeamNames(db, operator) }
    const rows = findMembers(db, operator, query)
    const readPage = (limit: number, cursor?: string) =>
      readList(db, rows, { sort: query.sort, sorts: SORTS, limit, cursor })
    return answerCsv(
      'members',
      csvOf(headOf(shape), readPage, page => rowsOf(page.map(memberOf), shape)),
    )
  }),

  serve(readMember, ({ db, operator, params: { memberId } }) =>
    answerOne(selectMembers(db, operator), memberId, memberOf),
  ),

  serve(updateMember, async ({ write, params: { memberId }, headers, body: fields }) =>
    replyOf(await write(({ update }) => update(members, memberId, { match: headers['if-match'], fields }))),
  ),

  serve(archiveMember, async ({ write, params: { memberId }, headers }) =>
    replyOf(await write(writing => changeTo('archive', writing, memberId, headers['if-match']))),
  ),

  serve(restoreMember, async ({ write, params: { memberId }, headers }) =>
    replyOf(await write(writing => changeTo('restore', writing, memberId, headers['if-match']))),
  ),

  serve(archiveMembers, ({ write, body }) => changeSeveral('archive', write, body.members)),

  serve(restoreMembers, ({ write, body }) => changeSeveral('restore', write, body.members)),
]
