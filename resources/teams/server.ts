import { sql } from 'kysely'
import type { Db } from '#server/database/open.ts'
import { isIn, isInName } from '#server/database/text.ts'
import { namesOf } from '#server/entities/fields.ts'
import { answerList, answerOne, readList } from '#server/entities/list.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import {
  createTeam,
  deleteTeam,
  findInTree,
  listBranches,
  listTeams,
  MAX_FOUND_IN_TREE,
  readTeam,
  restoreTeam,
  type Team,
  updateTeam,
} from './contract.ts'
import { teamOf, teams } from './entity.ts'
import { selectTeams } from './select.ts'
import { pathTo, readWayUp } from './way-up.ts'

const replyOf = (team: Team) => ({ status: 200 as const, body: team, headers: etagOf(team) })

const SORTS = { id: 'id', name: 'name_en' } as const

const selectMembers = (db: Db, { sandboxId }: Operator) =>
  db.selectFrom('member').where('sandbox_id', '=', sandboxId).where('archived_at', 'is', null)

/** How many rows a query finds for each team; a team without any is not told. */
const countsOf = (rows: readonly { of: number | null; count: number | string | bigint }[]) =>
  new Map(rows.map(({ of, count }) => [of, Number(count)]))

async function countBelow(db: Db, operator: Operator, ids: readonly number[]) {
  if (ids.length === 0) return { teams: new Map(), members: new Map() }
  const teams = await selectTeams(db, operator.sandboxId)
    .clearSelect()
    .select(['parent_id as of', sql<number>`count(*)`.as('count')])
    .where('parent_id', 'in', ids)
    .groupBy('parent_id')
    .execute()
  const members = await selectMembers(db, operator)
    .select(['team_id as of', sql<number>`count(*)`.as('count')])
    .where('team_id', 'in', ids)
    .groupBy('team_id')
    .execute()
  return { teams: countsOf(teams), members: countsOf(members) }
}

export const endpoints = [
  serve(listTeams, ({ db, operator, query: { parentId, ...page } }) => {
    let rows = selectTeams(db, operator.sandboxId)
    if (parentId !== undefined) rows = rows.where('parent_id', '=', parentId)
    return answerList(db, rows, teamOf, { ...page, sorts: SORTS })
  }),

  serve(listBranches, async ({ db, operator, query: { parentId, ...page } }) => {
    const below = selectTeams(db, operator.sandboxId).where(
      'parent_id',
      parentId === undefined ? 'is' : '=',
      parentId ?? null,
    )
    const { rows, ...list } = await readList(db, below, { ...page, sort: 'name', sorts: SORTS })
    const counts = await countBelow(
      db,
      operator,
      rows.map(({ id }) => id),
    )
    const branches = rows.map(row => ({
      ...teamOf(row),
      teams: counts.teams.get(row.id) ?? 0,
      members: counts.members.get(row.id) ?? 0,
    }))
    return { status: 200, body: { ...list, rows: branches } }
  }),

  serve(findInTree, async ({ db, operator, query: { search } }) => {
    if (!search) return { status: 200, body: { rows: [] } }
    const teams = await selectTeams(db, operator.sandboxId)
      .where(isInName(search))
      .orderBy('name_en')
      .limit(MAX_FOUND_IN_TREE)
      .execute()
    const members = await selectMembers(db, operator)
      .select(['id', 'name_en', 'name_zh', 'team_id'])
      .where(isIn(search))
      .orderBy('name_en')
      .orderBy('id')
      .limit(MAX_FOUND_IN_TREE)
      .execute()
    const found = [
      ...teams.map(team => ({ kind: 'team' as const, row: team, parentId: team.parent_id })),
      ...members.map(member => ({ kind: 'member' as const, row: member, parentId: member.team_id })),
    ]
    const parents = [...new Set(found.flatMap(({ parentId }) => parentId ?? []))]
    const above = await readWayUp(db, operator.sandboxId, parents)
    const rows = found.map(({ kind, row, parentId }) => ({
      kind,
      id: row.id,
      name: namesOf(row),
      path: pathTo(parentId, above).map(team => ({ id: team.id, name: namesOf(team) })),
    }))
    return { status: 200, body: { rows } }
  }),

  serve(readTeam, ({ db, operator, params: { teamId } }) =>
    answerOne(selectTeams(db, operator.sandboxId), teamId, teamOf),
  ),

  serve(updateTeam, async ({ write, params: { teamId }, headers, body: fields }) =>
    replyOf(await write(({ update }) => update(teams, teamId, { match: headers['if-match'], fields }))),
  ),

  serve(createTeam, ({ write, body }) =>
    write(async ({ create }) => {
      const team = await create(teams, body)
      return { status: 201, body: team, headers: { ...etagOf(team), location: `/api/teams/${team.id}` } }
    }),
  ),

  serve(deleteTeam, async ({ write, params: { teamId }, headers }) => {
    await write(({ remove }) => remove(teams, teamId, headers['if-match']))
    return { status: 204, body: undefined }
  }),

  serve(restoreTeam, async ({ write, params: { teamId } }) =>
    replyOf(
      await write(({ update }) =>
        update(teams, teamId, { match: ANY_VERSION, columns: { deleted_at: null }, action: 'restore' }),
      ),
    ),
  ),
]
