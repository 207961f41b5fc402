import * as z from 'zod/mini'
import { bytes, endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { Day, Names, RowId, RowVersion, versioned } from '#shared/row.ts'
import { TimeZone } from '#shared/time-zone.ts'
import { JOBS, MAX_AT_ONCE } from './rules.ts'

export const title = { en: 'Members', zh: '成員' }

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** The fields of a member that an operator may change. */
export const MemberFields = z.object({
  name: z.object({ en: Name, zh: Name }),
  /** No two members of a sandbox have the same, whatever its case. */
  email: z.string().check(z.trim(), z.maxLength(254), z.email()),
  teamId: RowId,
  job: z.enum(JOBS),
  joinedOn: Day,
})
export type MemberFields = z.infer<typeof MemberFields>

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

export const SORTABLE_MEMBER_COLUMNS = ['name', 'email', 'joinedOn'] as const
/** The columns that an export can hold. */
export const MEMBER_COLUMNS = ['name', 'email', 'team', 'job', 'joinedOn', 'archivedAt', 'updatedAt'] as const
export type MemberColumn = (typeof MEMBER_COLUMNS)[number]

/** Which rows; `search` is part of a name in either language, or of the e-mail. */
export const MemberFilter = z.object({
  teamId: z.optional(RowId),
  job: z.optional(z.enum(JOBS)),
  isArchived: z.optional(z.boolean()),
  search,
  sort: z._default(sortQuery(SORTABLE_MEMBER_COLUMNS), 'name'),
})
export type MemberFilter = z.infer<typeof MemberFilter>

const params = z.object({ memberId: RowId })
const notFound = refusal(['not-found'])
const stale = refusal(['stale'], { current: Member })
const unversioned = refusal(['version-required'])

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/members',
  summary: {
    en: 'Members of the company, filtered and sorted, a page at a time',
    zh: '公司成員：可篩選、排序，逐頁讀取',
  },
  needs: 'members:read',
  query: z.extend(MemberFilter, pageQuery),
  replies: { 200: pageOf(Member) },
})

export const createMember = endpoint({
  method: 'POST',
  path: '/api/members',
  summary: { en: 'Add a member', zh: '新增成員' },
  needs: 'members:write',
  headers: z.object(idempotent),
  body: MemberFields,
  replies: { 201: Member, 422: refusal(['key-reused', 'email-taken', 'unknown-team']) },
  sends: ['etag', 'location'],
})

export const exportMembers = endpoint({
  method: 'GET',
  path: '/api/members/export',
  summary: {
    en: 'The rows of a filter as CSV: these columns in this order, times in this zone',
    zh: '將篩選結果匯出為 CSV：指定欄位、順序與時區',
  },
  needs: 'members:read',
  query: z.extend(MemberFilter, {
    columns: z.array(z.enum(MEMBER_COLUMNS)).check(z.minLength(1), z.maxLength(MEMBER_COLUMNS.length)),
    zone: z._default(TimeZone, 'UTC'),
    language: z._default(z.enum(LANGUAGES), 'en'),
  }),
  replies: { 200: bytes('text/csv; charset=utf-8') },
  sends: ['content-disposition'],
})

export const readMember = endpoint({
  method: 'GET',
  path: '/api/members/:memberId',
  summary: { en: 'One member', zh: '讀取一位成員' },
  needs: 'members:read',
  params,
  replies: { 200: Member, 404: notFound },
  sends: ['etag'],
})

export const updateMember = endpoint({
  method: 'PATCH',
  path: '/api/members/:memberId',
  summary: {
    en: 'Change fields of a member; If-Match names the version that was read',
    zh: '修改成員；以 If-Match 指明讀到的版本',
  },
  needs: 'members:write',
  params,
  headers: z.object(ifMatch),
  body: z.partial(MemberFields),
  replies: {
    200: Member,
    404: notFound,
    412: stale,
    422: refusal(['email-taken', 'unknown-team', 'last-manager']),
    428: unversioned,
  },
  sends: ['etag'],
})

export const archiveMember = endpoint({
  method: 'POST',
  path: '/api/members/:memberId/archive',
  summary: {
    en: 'Archive a member who has left; a team keeps its last manager. It can be taken back',
    zh: '封存離職成員，可以復原；團隊的最後一位主管不能封存',
  },
  needs: 'members:write',
  params,
  headers: z.object(ifMatch),
  replies: { 200: Member, 404: notFound, 412: stale, 422: refusal(['last-manager']), 428: unversioned },
  sends: ['etag'],
})

export const restoreMember = endpoint({
  method: 'POST',
  path: '/api/members/:memberId/restore',
  summary: { en: 'Bring an archived member back', zh: '復原已封存的成員' },
  needs: 'members:write',
  params,
  headers: z.object(ifMatch),
  replies: { 200: Member, 404: notFound, 412: stale, 428: unversioned },
  sends: ['etag'],
})

/** Members, each at the version that was read. */
const Several = z.object({
  members: z.array(z.object({ id: RowId, version: RowVersion })).check(z.minLength(1), z.maxLength(MAX_AT_ONCE)),
})

/** What became of each, in the order in which they were named. */
export const Outcomes = z.object({
  outcomes: z.array(
    z.object({
      id: RowId,
      /** null: it was done. */
      refusal: z.nullable(z.enum(['not-found', 'stale', 'last-manager'])),
      /** As it is now; null when there is none. */
      member: z.nullable(Member),
    }),
  ),
})
export type Outcome = z.infer<typeof Outcomes>['outcomes'][number]

export const archiveMembers = endpoint({
  method: 'POST',
  path: '/api/members/archive',
  summary: {
    en: 'Archive several members: those that cannot be are told one by one, the others are archived',
    zh: '一次封存多位成員：無法封存的逐一說明，其餘照常封存',
  },
  needs: 'members:write',
  body: Several,
  replies: { 200: Outcomes },
})

export const restoreMembers = endpoint({
  method: 'POST',
  path: '/api/members/restore',
  summary: {
    en: 'Bring several archived members back; what became of each is told',
    zh: '一次復原多位已封存的成員，逐一回報結果',
  },
  needs: 'members:write',
  body: Several,
  replies: { 200: Outcomes },
})
