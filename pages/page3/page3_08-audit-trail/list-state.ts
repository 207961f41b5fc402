import * as z from 'zod/mini'
import { AUDIT_COLUMNS, type AuditFilter } from '#resources/audit/contract.ts'
import { pageQuery } from '#shared/paging.ts'
import { AUDIT_ACTIONS } from '#shared/platform/audit.ts'
import { addDays, startOfDay } from '#shared/zone.ts'

const DEFAULT_COLUMNS = ['what', 'at', 'action', 'account', 'fields'] as const

/** The page's state in the URL. `from` and `to` are days of the operator's zone, both included; `row` is one row of the entity. */
export const AuditListState = z.object({
  account: z.optional(z.string().check(z.maxLength(100))),
  entity: z.optional(z.string().check(z.maxLength(40))),
  row: z.optional(z.string().check(z.maxLength(60))),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
  columns: z._default(z.array(z.enum(AUDIT_COLUMNS)), [...DEFAULT_COLUMNS]),
  isFirstPinned: z._default(z.boolean(), true),
  /** The record in the drawer. */
  record: z.optional(z.int()),
})
export type AuditListState = z.output<typeof AuditListState>

export const INITIAL_LAYOUT = { columns: DEFAULT_COLUMNS, isFirstPinned: true }

const FILTERS = ['account', 'entity', 'row', 'action', 'from', 'to'] as const

/** The state without any filter, on the first page. */
export const NO_FILTER = {
  account: undefined,
  entity: undefined,
  row: undefined,
  action: undefined,
  from: undefined,
  to: undefined,
}

export const countFilters = (state: AuditListState): number =>
  FILTERS.filter(name => state[name] !== undefined && (name !== 'row' || state.entity !== undefined)).length

/** What the server is asked for: a row is one of its entity, and means nothing without. */
export const filterOf = ({ account, entity, row, action, from, to }: AuditListState, zone: string): AuditFilter => ({
  account,
  entity,
  rowId: entity && row?.trim() ? row.trim() : undefined,
  action,
  from: from && startOfDay(from, zone),
  to: to && startOfDay(addDays(to, 1), zone),
})
