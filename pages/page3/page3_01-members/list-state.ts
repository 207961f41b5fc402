import * as z from 'zod/mini'
import { writeUrlState } from '#client/router/url-state.ts'
import { MEMBER_COLUMNS, type MemberFilter, SORTABLE_MEMBER_COLUMNS } from '#resources/members/contract.ts'
import { JOBS } from '#resources/members/rules.ts'
import { pageQuery, sortQuery } from '#shared/paging.ts'
import { RowId } from '#shared/row.ts'

export const STATES = ['active', 'archived', 'all'] as const
const DEFAULT_COLUMNS = ['name', 'email', 'team', 'job', 'joinedOn'] as const

/** The page's state in the URL. */
export const MemberListState = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  team: z.optional(RowId),
  job: z.optional(z.enum(JOBS)),
  state: z._default(z.enum(STATES), 'active'),
  sort: z._default(sortQuery(SORTABLE_MEMBER_COLUMNS), 'name'),
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
  columns: z._default(z.array(z.enum(MEMBER_COLUMNS)), [...DEFAULT_COLUMNS]),
  isFirstPinned: z._default(z.boolean(), true),
  /** The saved view that is shown. */
  view: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  /** The member in the drawer; `new`: one that is being added. */
  member: z.optional(z.union([z.literal('new'), RowId])),
})
export type MemberListState = z.output<typeof MemberListState>

export const INITIAL_LAYOUT = { columns: DEFAULT_COLUMNS, isFirstPinned: true }

/** The state without any filter, on the first page. */
export const NO_FILTER = { search: undefined, team: undefined, job: undefined, state: 'active' } as const

export const countFilters = ({ search, team, job, state }: MemberListState): number =>
  [search, team, job, state === 'active' ? undefined : state].filter(value => value !== undefined).length

/** What the server is asked for. */
export const filterOf = ({ search, team, job, state, sort }: MemberListState): MemberFilter => ({
  search: search?.trim() || undefined,
  teamId: team,
  job,
  isArchived: state === 'all' ? undefined : state === 'archived',
  sort,
})

/** What a saved view keeps of the state: not where one was in the list, nor who was in the drawer. */
export const viewSearchOf = (state: MemberListState): string =>
  writeUrlState(MemberListState, '', { ...state, cursor: undefined, view: undefined, member: undefined }).slice(1)
