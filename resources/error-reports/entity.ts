import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity, defineReadOnlyEntity, type RowOf } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import {
  ErrorGroup,
  type ErrorGroupFields,
  type ErrorReport,
  type NewErrorReport,
  type StackFrame,
} from './contract.ts'
import { fields } from './fields.ts'
import { stateOf } from './rules.ts'

const { toApi } = mappingOf(fields)
export function groupOf(row: RowOf<'error_group'>): ErrorGroup {
  const group = toApi(row)
  return { ...group, state: stateOf(group), isResolved: group.resolvedAt !== null }
}

/** Not revertible: whether an error is resolved depends on whether it has happened since. */
export const errorGroups = defineEntity({
  name: 'error-reports',
  needs: 'signed-in',
  table: 'error_group',
  scope: 'sandbox',
  schema: ErrorGroup,
  toApi: groupOf,
  toColumns: ({ isResolved, assigneeId, ...group }: ErrorGroupFields & Partial<Pick<ErrorGroup, 'resolvedAt'>>) => ({
    // Resolving a resolved group again keeps the time.
    resolved_at: isResolved ? (group.resolvedAt ?? new Date().toISOString()) : null,
    assignee_id: assigneeId,
  }),
  async validate({ assigneeId }, current, { rows }) {
    if (assigneeId === null || assigneeId === current?.assigneeId) return
    const member = await rows('member').where('id', '=', assigneeId).where('archived_at', 'is', null).executeTakeFirst()
    if (!member) throw refuse('unknown-member', { errors: [{ pointer: '/body/assigneeId', code: 'unknown-member' }] })
  },
})

/** The part of a report that is stored as JSON. */
export type Content = Omit<NewErrorReport, 'stack'> & { frames: StackFrame[] }

export const errorReports = defineReadOnlyEntity({
  name: 'error-reports',
  table: 'error_report',
  scope: 'sandbox',
  toApi({ content, ...row }: RowOf<'error_report'>): ErrorReport {
    const sent: Content = JSON.parse(content)
    return { ...sent, id: row.id, groupId: row.group_id, at: row.at, account: row.account, agent: row.agent }
  },
})
