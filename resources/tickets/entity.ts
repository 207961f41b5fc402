import { defineEntity, type RowOf, type WriteContext } from '#server/entities/entity.ts'
import { versionOf } from '#server/entities/fields.ts'
import { refuse } from '#shared/errors.ts'
import { Ticket, type TicketFields } from './contract.ts'
import { needsAssignee } from './rules.ts'

async function requireMember(id: number, { rows }: WriteContext) {
  const member = await rows('member').where('id', '=', id).where('archived_at', 'is', null).executeTakeFirst()
  if (!member) throw refuse('unknown-member', { errors: [{ pointer: '/body/assigneeId', code: 'unknown-member' }] })
}

export const ticketOf = (row: RowOf<'support_ticket'>): Ticket => ({
  id: row.id,
  title: { en: row.title_en, zh: row.title_zh },
  text: { en: row.text_en, zh: row.text_zh },
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

/** Not revertible: restoring an earlier version would bypass the rules of the status. */
export const tickets = defineEntity({
  name: 'tickets',
  needs: 'tickets:write',
  table: 'support_ticket',
  scope: 'sandbox',
  schema: Ticket,
  toApi: ticketOf,
  toColumns: ({ assigneeId, priority }: TicketFields) => ({ assignee_id: assigneeId, priority }),
  async validate({ assigneeId }, current, context) {
    if (assigneeId === current?.assigneeId) return
    if (assigneeId !== null) await requireMember(assigneeId, context)
    else if (current && needsAssignee(current.status))
      throw refuse('move-refused', { errors: [{ pointer: '/body/assigneeId', code: 'no-assignee' }] })
  },
})
