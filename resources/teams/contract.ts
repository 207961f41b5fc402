import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
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

export const readTeam = endpoint({
  method: 'GET',
  path: '/api/teams/:teamId',
  summary: { en: 'One team', zh: '讀取一個團隊' },
  needs: 'teams:read',
  params: z.object({ teamId: RowId }),
  replies: { 200: Team, 404: refusal(['not-found']) },
  sends: ['etag'],
})
