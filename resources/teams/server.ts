import { sql } from 'kysely'
import { foldedContains, nameContains } from '#server/database/text/text.ts'
import {
  defineList,
  serveCreate,
  serveDelete,
  serveList,
  serveRead,
  serveRestore,
  serveUpdate,
} from '#server/endpoints/endpoints.ts'
import { readList } from '#server/endpoints/list.ts'
import { namesOf } from '#server/entities/fields.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { serve } from '#server/http/serve.ts'
import {
  createTeam,
  deleteTeam,
  findInTree,
  listBranches,
  listTeams,
  MAX_FOUND_IN_TREE,
  readTeam,
  restoreTeam,
  updateTeam,
} from './contract.ts'
import { teamOf, teams } from './entity.ts'
import { pathTo, readWayUp } from './way-up.ts'

const SORTS = { id: 'id', name: 'name_en' } as const

const list = defineList(teams, listTeams, {
  filters: { parentId: (rows, parentId) => rows.where('parent_id', '=', parentId) },
  sorts: SORTS,
})

const selectMembers = (rows: Rows) => rows('member').where('archived_at', 'is', null)

/** The number of rows by team; teams without any are left out. */
const countsOf = (rows: readonly { of: number | null; count: number | string | bigint }[]) =>
  new Map(rows.map(({ of, count }) => [of, Number(count)]))

async function countBelow(rows: Rows, ids: readonly number[]) {
  if (ids.length === 0) return { teams: new Map(), members: new Map() }
  const below = await rows(teams)
    .clearSelect()
    .select(['parent_id as of', sql<number>`count(*)`.as('count')])
    .where('parent_id', 'in', ids)
    .groupBy('parent_id')
    .execute()
  const members = await selectMembers(rows)
    .clearSelect()
    .select(['team_id as of', sql<number>`count(*)`.as('count')])
    .where('team_id', 'in', ids)
    .groupBy('team_id')
    .execute()
  return { teams: countsOf(below), members: countsOf(members) }
}

export const endpoints = [
  serveList(list),

  serve(listBranches, async ({ db, rows, query: { parentId, ...page } }) => {
    const below = rows(teams).where('parent_id', parentId === undefined ? 'is' : '=', parentId ?? null)
    const { rows: found, ...list } = await readList(db, below, { ...page, sort: 'name', sorts: SORTS })
    const ids = found.map(({ id }) => id)
    const counts = await countBelow(rows, ids)
    const branches = found.map(row => ({
      ...teamOf(row),
      teams: counts.teams.get(row.id) ?? 0,
      members: counts.members.get(row.id) ?? 0,
    }))
    return { status: 200, body: { ...list, rows: branches } }
  }),

  serve(findInTree, async ({ db, rows, query: { search } }) => {
    if (!search) return { status: 200, body: { rows: [] } }
    const named = await rows(teams)
      .where(nameContains(search))
      .orderBy('name_en')
      .orderBy('id')
      .limit(MAX_FOUND_IN_TREE)
      .execute()
    const members = await selectMembers(rows)
      .where(foldedContains(search))
      .orderBy('name_en')
      .orderBy('id')
      .limit(MAX_FOUND_IN_TREE)
      .execute()
    const found = [
      ...named.map(team => ({ kind: 'team' as const, row: team, parentId: team.parent_id })),
      ...members.map(member => ({ kind: 'member' as const, row: member, parentId: member.team_id })),
    ]
    const parents = [...new Set(found.flatMap(({ parentId }) => parentId ?? []))]
    const above = await readWayUp(db, rows, parents)
    const shown = found.map(({ kind, row, parentId }) => ({
      kind,
      id: row.id,
      name: namesOf(row),
      path: pathTo(parentId, above).map(team => ({ id: team.id, name: namesOf(team) })),
    }))
    return { status: 200, body: { rows: shown } }
  }),

  serveRead(teams, readTeam),
  serveUpdate(teams, updateTeam),
  serveCreate(teams, createTeam),
  serveDelete(teams, deleteTeam),
  serveRestore(teams, restoreTeam),
]
