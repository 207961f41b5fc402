import type { Ticket } from '#resources/tickets/contract.ts'
import type { RowOf } from '#server/entities/entity.ts'
import { versionOf } from '#server/entities/fields.ts'

/** A ticket as the API shows it. */
export const ticketOf = (row: RowOf<'support_ticket'>): Ticket => ({
  id: row.id,
  title: { en: row.title_en, zh: row.title_zh },
  customerId: row.customer_id,
  orderId: row.order_id,
  assigneeId: row.assignee_id,
  status: row.status,
  priority: row.priority,
  rank: row.rank,
  createdAt: row.created_at,
  resolvedAt: row.resolved_at,
  closedAt: row.closed_at,
  closedBy: row.closed_by,
  ...versionOf(row),
})
