import * as z from 'zod/mini'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { plainLayout } from '#client/list/layout.ts'
import { ERROR_GROUP_COLUMNS, listErrorGroups } from '#resources/error-reports/contract.ts'
import { RowId } from '#shared/row.ts'
import { ALL_FAILURES, type Failure } from './failures.ts'

export const errorsSearch = defineListSearch(listErrorGroups, {
  path: '/page6/page6_07',
  layout: plainLayout(ERROR_GROUP_COLUMNS, ['name', 'message', 'state', 'count', 'lastSeenAt', 'assignee']),
  own: {
    tab: z._default(z.enum(['cause', 'reports']), 'cause'),
    /** The failure that the page can cause. */
    failure: z._default(z.enum(ALL_FAILURES as [Failure, ...Failure[]]), 'render'),
    /** The group in the drawer. */
    group: z.optional(RowId),
  },
})
export type ErrorsState = StateOf<typeof errorsSearch>

/** `linkToErrors({ tab: 'reports', group: 3 })` */
export const linkToErrors = errorsSearch.link
