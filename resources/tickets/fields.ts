import { defineFields, version } from '#shared/fields.ts'
import { PRIORITIES, TICKET_STATUSES } from './rules.ts'

export const fields = defineFields({
  id: { kind: 'id', from: 'row' },
  title: { kind: 'names', from: 'row' },
  /** What the customer wrote; empty if nothing. */
  text: { kind: 'names', from: 'row' },
  customerId: { kind: 'id', from: 'row' },
  /** The order that it is about; null if it is about none. */
  orderId: { kind: 'id', from: 'row', isNullable: true },
  /** The assignee; null if unassigned. */
  assigneeId: { kind: 'id', isNullable: true },
  status: { kind: 'choice', from: 'row', values: TICKET_STATUSES },
  priority: { kind: 'choice', values: PRIORITIES },
  /** The position among tickets of the same status, lowest first. */
  rank: { kind: 'number', from: 'row', sort: 'asc' },
  createdAt: { kind: 'moment', from: 'row', sort: 'desc' },
  /** null until it is resolved. */
  resolvedAt: { kind: 'moment', from: 'row', isNullable: true },
  /** null until it is closed. */
  closedAt: { kind: 'moment', from: 'row', isNullable: true },
  /** The member who closed it; null until it is closed. */
  closedBy: { kind: 'id', from: 'row', isNullable: true },
  ...version,
})
