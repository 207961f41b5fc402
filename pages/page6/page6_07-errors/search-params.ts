import * as z from 'zod/mini'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { plainLayout } from '#client/list/layout/layout.ts'
import { ERROR_GROUP_COLUMNS, listErrorGroups } from '#resources/error-reports/contract.ts'
import { RowId } from '#shared/row.ts'

/** What this page can cause: in the browser, by a response of the server, or on the way. */
export const FAILURES = {
  browser: ['render', 'chunk', 'handler', 'rejection', 'worker'],
  response: ['401', '403', '404', '409', '412', '422', '429', '500', '503', 'broken'],
  connection: ['timeout', 'offline', 'empty'],
} as const

export const FAILURE_GROUPS = ['browser', 'response', 'connection'] as const satisfies (keyof typeof FAILURES)[]
export type BrowserFailure = (typeof FAILURES)['browser'][number]
export type RequestFailure = (typeof FAILURES)['response' | 'connection'][number]
export type Failure = BrowserFailure | RequestFailure

const ALL_FAILURES: readonly Failure[] = FAILURE_GROUPS.flatMap((group): readonly Failure[] => FAILURES[group])

export const isBrowserFailure = (failure: Failure): failure is BrowserFailure =>
  FAILURES.browser.some(one => one === failure)

export const errorsSearch = defineListSearch(listErrorGroups, {
  path: '/page6/page6_07',
  layout: plainLayout(ERROR_GROUP_COLUMNS, ['name', 'message', 'state', 'count', 'lastSeenAt', 'assignee']),
  own: {
    tab: z._default(z.enum(['cause', 'reports']), 'cause'),
    /** The failure that the page can cause. */
    failure: z._default(z.enum(ALL_FAILURES), 'render'),
    /** The group in the pane. */
    group: z.optional(RowId),
  },
})
export type ErrorsState = StateOf<typeof errorsSearch>

declare module '#client/router/links.ts' {
  interface PageStates {
    page6_07: ErrorsState
  }
}
