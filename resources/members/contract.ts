import * as z from 'zod/mini'
import { bytes, endpoint, refusal } from '#shared/contract.ts'
import { columnIds, sortIds } from '#shared/fields.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { RowId, RowVersion, VersionedRow } from '#shared/row.ts'
import { inputOf, schemaOf } from '#shared/schema-of.ts'
import { csvQueryOf } from '#shared/text/csv-query.ts'
import { fields } from './fields.ts'
import { JOBS, MAX_AT_ONCE } from './rules.ts'

export const title = { en: 'Members', zh: '成員' }
export const description = 'Current and former employees of the company.'

/** The fields that an operator can change. */
export const MemberFields = inputOf(fields)
export type MemberFields = z.infer<typeof MemberFields>

/** A current or former employee of the company. */
export const Member = schemaOf(fields)
export type Member = z.infer<typeof Member>

export const MEMBER_COLUMNS = columnIds(fields)

/** `search` matches part of a name in either language, or of the e-mail. */
export const MemberFilter = z.object({
  teamId: z.optional(RowId),
  job: z.optional(z.enum(JOBS)),
  isArchived: z.optional(z.boolean()),
  search,
  sort: z._default(sortQuery(sortIds(fields)), 'name'),
})

export const listMembers = endpoint('GET /api/members', {
  summary: { en: 'List members', zh: '列出成員' },
  needs: 'members:read',
  query: z.extend(MemberFilter, pageQuery),
  replies: { 200: pageOf(Member) },
})

export const createMember = endpoint('POST /api/members', {
  summary: { en: 'Create a member', zh: '建立成員' },
  needs: 'members:write',
  headers: z.object(idempotent),
  body: MemberFields,
  replies: { 201: Member, 422: refusal(['key-reused', 'limit-reached', 'email-taken', 'unknown-team']) },
  sends: ['location'],
})

export const exportMembers = endpoint('GET /api/members/export', {
  summary: { en: 'Export members as CSV', zh: '將成員匯出為 CSV' },
  needs: 'members:read',
  query: z.extend(MemberFilter, csvQueryOf(MEMBER_COLUMNS)),
  replies: { 200: bytes('text/csv; charset=utf-8') },
  sends: ['content-disposition'],
})

export const readMember = endpoint('GET /api/members/:memberId', {
  summary: { en: 'Get a member', zh: '讀取成員' },
  needs: 'members:read',
  replies: { 200: Member },
})

export const updateMember = endpoint('PATCH /api/members/:memberId', {
  summary: { en: 'Update a member', zh: '更新成員' },
  needs: 'members:write',
  headers: z.object(ifMatch),
  body: z.partial(MemberFields),
  replies: { 200: Member, 422: refusal(['email-taken', 'unknown-team', 'last-manager']) },
})

export const archiveMember = endpoint('POST /api/members/:memberId/archive', {
  summary: {
    en: 'Archive a member, unless they are the last manager of a team',
    zh: '封存成員；團隊的最後一位主管不能封存',
  },
  needs: 'members:write',
  headers: z.object(ifMatch),
  replies: { 200: Member, 422: refusal(['last-manager']) },
})

export const restoreMember = endpoint('POST /api/members/:memberId/restore', {
  summary: { en: 'Restore an archived member', zh: '還原已封存的成員' },
  needs: 'members:write',
  headers: z.object(ifMatch),
  replies: { 200: Member },
})

/** Members to change together. */
export const SeveralMembers = z.object({
  members: z.array(VersionedRow).check(z.minLength(1), z.maxLength(MAX_AT_ONCE)),
})

/** The outcome for each member, in the order of the request. */
export const Outcomes = z.object({
  outcomes: z.array(
    z.object({
      id: RowId,
      /** null if it succeeded. */
      refusal: z.nullable(z.enum(['not-found', 'stale', 'last-manager', 'unknown-team'])),
      /** The member as it is now, after this change or somebody else's; null after other refusals. */
      member: z.nullable(Member),
    }),
  ),
})
export type Outcome = z.infer<typeof Outcomes>['outcomes'][number]

export const archiveMembers = endpoint('POST /api/members/archive', {
  summary: { en: 'Archive several members and get the result for each', zh: '封存多位成員，逐一回報結果' },
  needs: 'members:write',
  body: SeveralMembers,
  replies: { 200: Outcomes },
})

export const restoreMembers = endpoint('POST /api/members/restore', {
  summary: {
    en: 'Restore several archived members and get the result for each',
    zh: '還原多位已封存的成員，逐一回報結果',
  },
  needs: 'members:write',
  body: SeveralMembers,
  replies: { 200: Outcomes },
})

/** Each member has fields of their own, so that an undo can give each one back what they had. */
const MemberChange = z.extend(z.pick(z.partial(MemberFields), { teamId: true, job: true }), {
  id: RowId,
  version: RowVersion,
})
export type MemberChange = z.infer<typeof MemberChange>

export const updateMembers = endpoint('PATCH /api/members', {
  summary: {
    en: 'Change the team or job of several members and get the result for each',
    zh: '變更多位成員的團隊或職務，逐一回報結果',
  },
  needs: 'members:write',
  body: z.object({ members: z.array(MemberChange).check(z.minLength(1), z.maxLength(MAX_AT_ONCE)) }),
  replies: { 200: Outcomes },
})
