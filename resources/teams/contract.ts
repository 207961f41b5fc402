import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { NamedRow, Names, NewNames, RowId } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { fields } from './fields.ts'

export const title = { en: 'Teams', zh: '團隊' }
export const description = 'The teams of the company, which form a tree.'

export const Team = schemaOf(fields)
export type Team = z.infer<typeof Team>

/** The fields that an operator can change. `parentId` is required, so that no team becomes a second company. */
export const TeamFields = z.object({ name: NewNames, parentId: RowId })
export type TeamFields = z.infer<typeof TeamFields>

/** A team with the numbers of its direct child teams and current members. */
export const Branch = z.extend(Team, { teams: z.int(), members: z.int() })
export type Branch = z.infer<typeof Branch>

/** A matching team or member, with the teams above it, the company first. */
export const FoundInTree = z.object({
  kind: z.enum(['team', 'member']),
  id: RowId,
  name: Names,
  path: z.array(NamedRow),
})
export type FoundInTree = z.infer<typeof FoundInTree>

export const listTeams = endpoint('GET /api/teams', {
  summary: { en: 'List teams', zh: '列出團隊' },
  needs: 'teams:read',
  query: z.object({ parentId: z.optional(RowId), sort: z._default(sortQuery(['id', 'name']), 'id'), ...pageQuery }),
  replies: { 200: pageOf(Team) },
})

export const listBranches = endpoint('GET /api/teams/tree', {
  summary: {
    en: 'List the direct children of a team with their child counts',
    zh: '列出某團隊的直屬團隊與各自的下級數量',
  },
  needs: 'teams:read',
  query: z.object({ parentId: z.optional(RowId), ...pageQuery }),
  replies: { 200: pageOf(Branch) },
})

export const MAX_FOUND_IN_TREE = 20

export const findInTree = endpoint('GET /api/teams/tree/found', {
  summary: {
    en: 'Search teams and members by name, with their path in the tree',
    zh: '以名稱搜尋團隊與成員，並附組織樹中的路徑',
  },
  needs: 'members:read',
  query: z.object({ search: z._default(search, '') }),
  replies: { 200: z.object({ rows: z.array(FoundInTree) }) },
})

export const readTeam = endpoint('GET /api/teams/:teamId', {
  summary: { en: 'Get a team', zh: '讀取團隊' },
  needs: 'teams:read',
  replies: { 200: Team },
})

export const updateTeam = endpoint('PATCH /api/teams/:teamId', {
  summary: { en: 'Rename a team or move it below another team', zh: '重新命名團隊，或移到另一個團隊之下' },
  needs: 'teams:write',
  headers: z.object(ifMatch),
  body: z.partial(TeamFields),
  replies: { 200: Team, 422: refusal(['unknown-team', 'would-make-circle']) },
})

export const createTeam = endpoint('POST /api/teams', {
  summary: { en: 'Create a team below another team', zh: '在某團隊之下建立團隊' },
  needs: 'teams:write',
  headers: z.object(idempotent),
  body: TeamFields,
  replies: { 201: Team, 422: refusal(['key-reused', 'unknown-team', 'limit-reached']) },
  sends: ['location'],
})

export const deleteTeam = endpoint('DELETE /api/teams/:teamId', {
  summary: { en: 'Delete an empty team. You can restore it', zh: '刪除沒有下級與成員的團隊，可以還原' },
  needs: 'teams:write',
  headers: z.object(ifMatch),
  replies: { 204: null, 412: refusal(['stale'], { current: Team }), 422: refusal(['team-not-empty']) },
})

export const restoreTeam = endpoint('POST /api/teams/:teamId/restore', {
  summary: { en: 'Restore a deleted team below its former parent', zh: '還原已刪除的團隊，回到原本的上級之下' },
  needs: 'teams:write',
  replies: { 200: Team, 422: refusal(['unknown-team', 'limit-reached']) },
})
