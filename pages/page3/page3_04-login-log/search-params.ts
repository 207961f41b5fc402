import * as z from 'zod/mini'
import { followTopic } from '#client/api/topics.ts'
import { dayFields, momentsOf } from '#client/list/days.ts'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { plainLayout } from '#client/list/layout/layout.ts'
import { LOGIN_COLUMNS, listLogins } from '#resources/login-log/contract.ts'

followTopic('login', listLogins.path)

/** `from` and `to` are days in the zone that times are shown in, both included. */
export const loginLogSearch = defineListSearch(listLogins, {
  path: '/page3/page3_04',
  isReadFirst: true,
  fields: dayFields,
  toQuery: momentsOf,
  own: {
    zone: z._default(z.enum(['own', 'utc']), 'own'),
    /** The entry in the pane. */
    entry: z.optional(z.int()),
  },
  zoneOf: ({ zone }, ownZone) => (zone === 'utc' ? 'UTC' : ownZone),
  layout: plainLayout(
    LOGIN_COLUMNS,
    LOGIN_COLUMNS.filter(column => column !== 'agent'),
  ),
})
export type LoginLogState = StateOf<typeof loginLogSearch>

declare module '#client/router/links.ts' {
  interface PageStates {
    page3_04: LoginLogState
  }
}
