import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { Day, Names, RowId, versioned } from '#shared/row.ts'
import { JOBS } from './rules.ts'

export const title = { en: 'Members', zh: '成員' }

/** Somebody who works, or has worked, for the company. */
export const Member = z.object({
  id: RowId,
  name: Names,
  email: z.string(),
  teamId: RowId,
  job: z.enum(JOBS),
  joinedOn: Day,
  /** null: still with the company. */
  archivedAt: z.nullable(z.iso.datetime()),
  ...versioned,
})
export type Member = z.infer<typeof Member>

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/members',
  summary: {
    en: 'Members of the company, filtered and sorted, a page at a time',
    zh: '公司成員：可篩選、排序，逐頁讀取',
  },
  needs: 'members:read',
  query: z.object({
    teamId: z.optional(RowId),
    job: z.optional(z.enum(JOBS)),
    isArchived: z.optional(z.boolean()),
    search,
    sort: z._default(sortQuery(['name', 'joinedOn']), 'name'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Member) },
})

export const readMember = endpoint({
  method: 'GET',
  path: '/api/members/:memberId',
  summary: { en: 'One member', zh: '讀取一位成員' },
  needs: 'members:read',
  params: z.object({ memberId: RowId }),
  replies: { 200: Member, 404: refusal(['not-found']) },
  sends: ['etag'],
})
