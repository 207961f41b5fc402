import * as z from 'zod/mini'
import { dayFields, momentsOf } from '#client/list/days.ts'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { plainLayout } from '#client/list/layout/layout.ts'
import { AUDIT_COLUMNS, listAuditRequests } from '#resources/audit/contract.ts'

/** Days belong to the operator's zone, both included. */
export const auditSearch = defineListSearch(listAuditRequests, {
  path: '/page3/page3_08',
  isReadFirst: true,
  fields: dayFields,
  toQuery: momentsOf,
  layout: plainLayout(AUDIT_COLUMNS, ['what', 'at', 'action', 'account', 'fields']),
  /** The record in the pane. */
  own: { record: z.optional(z.int()) },
  upgrade: params => {
    // Older bookmarks have a parameter from before the filter was named like that of the API.
    const row = params.get('row')
    if (row !== null) params.set('rowId', row)
    params.delete('row')
    // A row id has no meaning without its entity.
    if (!params.get('entity')) params.delete('rowId')
  },
})
export type AuditState = StateOf<typeof auditSearch>

declare module '#client/router/links.ts' {
  interface PageStates {
    page3_08: AuditState
  }
}
