import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { Names, RowId, versioned } from '#shared/row.ts'

export const title = { en: 'Teams', zh: '團隊' }

/** A part of the company. */
export const Team = z.object({
  id: RowId,
  name: Names,
  /** The team that it is part of; null: the company itself. */
  parentId: z.nullable(RowId),
  ...versioned,
})
export type Team = z.infer<typeof Team>

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** The fields of a team that an operator may change. Every team but the company is part of one, so none can become a second company. */
export const TeamFields = z.object({ name: z.object({ en: Name, zh: Name }), parentId: RowId })
export type TeamFields = z.infer<typeof TeamFields>

/** A team with how much stands directly below it: its teams, and its members who are still here. */
export const Branch = z.extend(Team, { teams: z.int(), members: z.int() })
export type Branch = z.infer<typeof Branch>

/** A team or member that a text names, and the teams on the way to it, the company first. */
export const FoundInTree = z.object({
  kind: z.enum(['team', 'member']),
  id: RowId,
  name: Names,
  path: z.array(z.object({ id: RowId, name: Names })),
})
export type FoundInTree = z.infer<typeof FoundInTree>

const params = z.object({ teamId: RowId })
const notFound = refusal(['not-found'])
const stale = refusal(['stale'], { current: Team })
const unversioned = refusal(['version-required'])

export const listTeams = endpoint({
  method: 'GET',
  path: '/api/teams',
  summary: {
    en: 'Teams, or those that are part of one; sorted, a page at a time',
    zh: '團隊：可只列某團隊的下級，可排序，逐頁讀取',
  },
  needs: 'teams:read',
  query: z.object({
    parentId: z.optional(RowId),
    sort: z._default(sortQuery(['id', 'name']), 'id'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Team) },
})

export const listBranches = endpoint({
  method: 'GET',
  path: '/api/teams/tree',
  summary: {
    en: 'The teams directly below one (below none: the company), each with how much is below it in turn',
    zh: '某團隊的直屬團隊（未指定則為公司本身），以及各自的下級數量',
  },
  needs: 'teams:read',
  query: z.object({ parentId: z.optional(RowId), ...pageQuery }),
  replies: { 200: pageOf(Branch) },
})

/** So many of each kind are found at most. */
export const MAX_FOUND_IN_TREE = 20

export const findInTree = endpoint({
  method: 'GET',
  path: '/api/teams/tree/found',
  summary: {
    en: 'Teams and members whose name holds a text, the first of each, with the way to them from the company down',
    zh: '名稱包含指定文字的團隊與成員（各取前幾筆），以及從公司往下的路徑',
  },
  needs: 'members:read',
  query: z.object({ search: z._default(search, '') }),
  replies: { 200: z.object({ rows: z.array(FoundInTree) }) },
})

export const readTeam = endpoint({
  method: 'GET',
  path: '/api/teams/:teamId',
  summary: { en: 'One team', zh: '讀取一個團隊' },
  needs: 'teams:read',
  params,
  replies: { 200: Team, 404: notFound },
  sends: ['etag'],
})

export const updateTeam = endpoint({
  method: 'PATCH',
  path: '/api/teams/:teamId',
  summary: {
    en: 'Rename a team, or move it below another: never below itself or one of its own; If-Match names the version that was read',
    zh: '更名團隊，或移到另一個團隊之下；不能移到自己或自己的下級之下。以 If-Match 指明讀到的版本',
  },
  needs: 'teams:write',
  params,
  headers: z.object(ifMatch),
  body: z.partial(TeamFields),
  replies: {
    200: Team,
    404: notFound,
    412: stale,
    422: refusal(['unknown-team', 'would-make-circle']),
    428: unversioned,
  },
  sends: ['etag'],
})

export const createTeam = endpoint({
  method: 'POST',
  path: '/api/teams',
  summary: { en: 'Add a team below another', zh: '在某團隊之下新增團隊' },
  needs: 'teams:write',
  headers: z.object(idempotent),
  body: TeamFields,
  replies: { 201: Team, 422: refusal(['key-reused', 'unknown-team', 'limit-reached']) },
  sends: ['etag', 'location'],
})

export const deleteTeam = endpoint({
  method: 'DELETE',
  path: '/api/teams/:teamId',
  summary: {
    en: 'Delete a team that nothing is part of, neither teams nor people, those who have left among them; it can be restored. If-Match names the version that was read',
    zh: '刪除沒有下級團隊也沒有成員（含已離職）的團隊，可以復原。以 If-Match 指明讀到的版本',
  },
  needs: 'teams:write',
  params,
  headers: z.object(ifMatch),
  replies: { 204: null, 404: notFound, 412: stale, 422: refusal(['team-not-empty']), 428: unversioned },
})

export const restoreTeam = endpoint({
  method: 'POST',
  path: '/api/teams/:teamId/restore',
  summary: {
    en: 'Bring a deleted team back, below the team that it was part of',
    zh: '復原已刪除的團隊，回到原本的上級團隊之下',
  },
  needs: 'teams:write',
  params,
  replies: { 200: Team, 404: notFound, 422: refusal(['unknown-team', 'limit-reached']) },
  sends: ['etag'],
})
