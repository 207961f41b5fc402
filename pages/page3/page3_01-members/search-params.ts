import * as z from 'zod/mini'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { plainLayout } from '#client/list/layout/layout.ts'
import { listMembers, MEMBER_COLUMNS } from '#resources/members/contract.ts'
import { listTeams } from '#resources/teams/contract.ts'
import { listViews } from '#resources/views/contract.ts'
import { RowId } from '#shared/row.ts'

/** A row names its team. */
export const teamsRead = { endpoint: listTeams, query: { limit: 200, sort: 'name' } } as const

/** The list shows current members unless the URL says otherwise. */
export const membersSearch = defineListSearch(listMembers, {
  path: '/page3/page3_01',
  isReadFirst: true,
  readsAlso: [teamsRead, { endpoint: listViews, query: { page: 'page3_01' } }],
  defaults: { isArchived: false },
  layout: plainLayout(MEMBER_COLUMNS, ['name', 'email', 'team', 'job', 'joinedOn']),
  /** The member in the pane; `new`: a member that is being added. */
  own: { member: z.optional(z.union([z.literal('new'), RowId])) },
  upgrade: renameOldFilters,
})
export type MembersState = StateOf<typeof membersSearch>

const OLD_STATES: Record<string, string> = { archived: 'true', all: '' }

/**
 * Older views and bookmarks have parameters from before the filters were named like those of the API: `team`, and
 * `state` for `isArchived`.
 */
function renameOldFilters(params: URLSearchParams): void {
  const team = params.get('team')
  const state = OLD_STATES[params.get('state') ?? '']
  if (team !== null) params.set('teamId', team)
  if (state !== undefined) params.set('isArchived', state)
  params.delete('team')
  params.delete('state')
}

declare module '#client/router/links.ts' {
  interface PageStates {
    page3_01: MembersState
  }
}
